package musette.example;

import musette.kernel.Notation;

/** A choice as text: {@code ride 2}. */
final class SpeedNotation implements Notation<ThreeSpeeds.Choice> {
  @Override
  public String print(ThreeSpeeds.Choice choice) {
    return "ride " + choice.speed();
  }

  @Override
  public ThreeSpeeds.Choice parse(String text) {
    if (!text.matches("ride [0-9]")) {
      throw Notation.unreadable(text);
    }
    return new ThreeSpeeds.Choice(Integer.parseInt(text.substring(5)));
  }
}
