package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of the container image: Musette, its Java, and the C library that Java needs. */
final class Image {
  /** A line of ldd with a library of the system. */
  private static final Pattern LIBRARY = Pattern.compile("(?:=> |^\\s*)(/(?:usr/)?lib\\S+) \\(");

  private Image() {}

  /** On Linux only, whose Java and C library it takes. */
  static void write(Path own, Path image) throws IOException, InterruptedException {
    if (!System.getProperty("os.name").equals("Linux")) {
      return;
    }
    Path home = Files.createDirectories(image.resolve("opt/musette"));
    Folders.copy(own.resolve("app"), home.resolve("app"));
    for (String text : List.of("LICENSE", "NOTICE")) {
      Files.copy(own.resolve(text), home.resolve(text));
    }
    Path runtime = home.resolve("runtime");
    Folders.copy(own.resolve("runtime"), runtime);
    Folders.copy(own.resolve("native"), home.resolve("native"));
    var programs = new ArrayList<Path>(List.of(OwnJava.java(runtime)));
    for (Path file : Folders.all(home)) {
      if (file.toString().endsWith(".so")) {
        programs.add(file);
      }
    }
    for (String library : libraries(programs)) {
      Path to = image.resolve(library.substring(1));
      Files.createDirectories(to.getParent());
      Files.copy(Path.of(library).toRealPath(), to);
    }
    Files.createDirectories(image.resolve("data"));
    Path etc = Files.createDirectories(image.resolve("etc"));
    Files.writeString(etc.resolve("passwd"), "musette:x:10001:10001::/data:/none\n");
    Files.writeString(etc.resolve("nsswitch.conf"), "hosts: files dns\n");
  }

  /** What these programs load from the system. */
  private static Set<String> libraries(List<Path> programs)
      throws IOException, InterruptedException {
    var libraries = new TreeSet<String>();
    for (Path program : programs) {
      for (String line : Commands.output(List.of("ldd", program.toString()))) {
        Matcher found = LIBRARY.matcher(line);
        if (found.find()) {
          libraries.add(found.group(1));
        }
      }
    }
    // Names of machines are looked up with these, which are loaded only then.
    for (String also : List.of("libresolv.so.2", "libnss_dns.so.2", "libnss_files.so.2")) {
      libraries.stream()
          .filter(library -> library.endsWith("/libc.so.6"))
          .map(library -> library.replace("libc.so.6", also))
          .filter(library -> Files.exists(Path.of(library)))
          .toList()
          .forEach(libraries::add);
    }
    return libraries;
  }
}
