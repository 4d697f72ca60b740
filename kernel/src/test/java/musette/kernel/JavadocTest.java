package musette.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.DocumentationTool;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The kernel is an API for others: every public type and method is documented. */
final class JavadocTest {
  private static final Path SOURCES = Path.of("src/main/java");

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  @Test
  void theJavadocIsBuiltWithoutAWarning(@TempDir Path folder) throws IOException {
    DocumentationTool tool = ToolProvider.getSystemDocumentationTool();
    try (var files = tool.getStandardFileManager(null, null, null)) {
      var output = new StringWriter();
      boolean built =
          tool.getTask(
                  output,
                  files,
                  null,
                  null,
                  List.of("-quiet", "-Xdoclint:all,-missing", "-Werror", "-d", folder.toString()),
                  files.getJavaFileObjectsFromPaths(sources()))
              .call();
      assertThat(output.toString()).isEmpty();
      assertThat(built).isTrue();
    }
  }

  @Test
  void everyPublicTypeAndMethodHasAComment() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      var task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources()));
      var undocumented = new ArrayList<String>();
      for (CompilationUnitTree unit : task.parse()) {
        new Undocumented(DocTrees.instance(task), undocumented).scan(unit, null);
      }
      assertThat(undocumented).isEmpty();
    }
  }

  /** Collects the public types and methods that have no comment. */
  private static final class Undocumented extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final DocTrees docs;
    private final List<String> found;

    Undocumented(DocTrees docs, List<String> found) {
      this.docs = docs;
      this.found = found;
    }

    @Override
    public @Nullable Void visitClass(ClassTree type, @Nullable Void nothing) {
      if (type.getModifiers().getFlags().contains(Modifier.PRIVATE)) {
        return null;
      }
      check(type.getSimpleName().toString());
      return super.visitClass(type, null);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
      var flags = method.getModifiers().getFlags();
      boolean inInterface =
          getCurrentPath().getParentPath().getLeaf().getKind() == Tree.Kind.INTERFACE
              && !flags.contains(Modifier.PRIVATE);
      boolean inherited =
          method.getModifiers().getAnnotations().stream()
              .anyMatch(annotation -> annotation.getAnnotationType().toString().equals("Override"));
      boolean compact =
          method.getReturnType() == null
              && getCurrentPath().getParentPath().getLeaf().getKind() == Tree.Kind.RECORD;
      if ((inInterface || flags.contains(Modifier.PUBLIC)) && !inherited && !compact) {
        check(method.getName().toString());
      }
      return null;
    }

    private void check(String name) {
      if (docs.getDocComment(getCurrentPath()) == null) {
        String file =
            Path.of(getCurrentPath().getCompilationUnit().getSourceFile().getName())
                .getFileName()
                .toString();
        found.add(file + ": " + name);
      }
    }
  }
}
