package musette.page.build;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the engine for the browser, to WebAssembly and to JavaScript, unless nothing that they
 * depend on has changed since the last time, or another build of this user has compiled the same.
 */
public final class CompileEngine {
  private static final String WASM = "musette-engine.wasm";
  private static final String SCRIPT = "musette-engine.js";

  /** Written by hand, among the resources. */
  static final String LOADER = "musette-engine-loader.js";

  private static final List<String> FILES =
      Stream.of(WASM, SCRIPT, LOADER)
          .flatMap(name -> Stream.of(name, name + PublishEngine.PACKED))
          .toList();

  private CompileEngine() {}

  /**
   * Takes the folder for the two files, the file that remembers what they were compiled from, and
   * the folder of the program that makes the WebAssembly smaller.
   *
   * @throws IllegalStateException if the engine uses what a browser does not have; where and what
   *     is printed
   */
  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    Path stamp = Path.of(args[1]);
    Path optimise = Path.of(args[2]);
    Path brotli = optimise.resolve("../../web/scripts/brotli.mjs");
    Path smaller = optimise.resolve("optimise.mjs");
    String inputs =
        Inputs.hash(
            classPath(),
            List.of(smaller, optimise.resolve("package-lock.json"), brotli),
            "Java " + Runtime.version() + ", Node " + nodeVersion());
    boolean whole = FILES.stream().allMatch(name -> Files.exists(folder.resolve(name)));
    if (!whole || !Files.exists(stamp) || !Files.readString(stamp).equals(inputs)) {
      Files.deleteIfExists(stamp);
      Files.createDirectories(folder);
      Optional<EngineCache> cache = EngineCache.ofUser(System.getenv(), FILES);
      if (cache.isEmpty() || !cache.get().take(inputs, folder)) {
        compile(TeaVMTargetType.WEBASSEMBLY_GC, folder, WASM);
        node(smaller, folder.resolve(WASM));
        compile(TeaVMTargetType.JAVASCRIPT, folder, SCRIPT);
        node(brotli, folder);
        cache.ifPresent(kept -> kept.keep(inputs, folder));
      }
      Files.writeString(stamp, inputs);
    }
    PublishEngine.publish(folder, folder.resolveSibling("web").resolve("engine"));
  }

  private static List<Path> classPath() {
    String all = System.getProperty("java.class.path", "");
    return Pattern.compile(File.pathSeparator, Pattern.LITERAL)
        .splitAsStream(all)
        .map(Path::of)
        .toList();
  }

  private static String nodeVersion() throws IOException, InterruptedException {
    Process node = new ProcessBuilder("node", "--version").start();
    String version = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    node.waitFor();
    return version.strip();
  }

  private static void node(Path program, Path what) throws IOException, InterruptedException {
    Process node =
        new ProcessBuilder("node", program.toString(), what.toString()).inheritIO().start();
    if (node.waitFor() != 0) {
      throw new IllegalStateException("The engine could not be made smaller: see above.");
    }
  }

  private static void compile(TeaVMTargetType target, Path folder, String file)
      throws TeaVMToolException {
    var tool = new TeaVMTool();
    var log = new ConsoleTeaVMToolLog(false);
    tool.setLog(log);
    tool.setClassLoader(CompileEngine.class.getClassLoader());
    tool.setMainClass("musette.page.Engine");
    tool.setTargetType(target);
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(file);
    tool.setJsModuleType(JSModuleType.ES2015);
    tool.setObfuscated(true);
    // FULL needs 394 KB with brotli, more than a page should fetch (docs/performance/page.md).
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setStrict(false);
    tool.setAssertionsRemoved(true);
    tool.generate();
    TeaVMProblemRenderer.describeProblems(
        tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
    if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
      throw new IllegalStateException("The engine uses what a browser does not have: see above.");
    }
  }
}
