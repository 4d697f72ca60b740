package musette.page.build;

import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The data files of the games: a page has no class path, so the compiler packs them. */
public final class EngineResources implements ResourcesPolicy {
  private static final String GAMES = "musette/games/";

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    return Stream.of(
            "flammerouge/course/stages.txt",
            "leader1/course/courses.txt",
            "pacewheel/course/courses.txt",
            "tourdefrance/board/grande-boucle.board",
            "tourdefrance/board/kermesse.board",
            "tourdefrance/board/monts.board")
        .map(GAMES::concat)
        .toArray(String[]::new);
  }
}
