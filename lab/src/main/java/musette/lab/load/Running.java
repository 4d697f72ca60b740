package musette.lab.load;

import java.nio.file.Path;
import java.util.List;

/**
 * Running matches on disk, for a server that is to start with them.
 *
 * @param data the data folder
 * @param tokens of the people who sit at every table, by seat
 * @param tables their ids
 */
public record Running(Path data, List<String> tokens, List<String> tables) {
  public Running {
    tokens = List.copyOf(tokens);
    tables = List.copyOf(tables);
  }
}
