package musette.games.flammerouge;

import java.util.List;
import musette.games.flammerouge.course.RunOut;
import musette.games.flammerouge.course.Stages;
import musette.kernel.About;
import musette.kernel.Key;
import musette.kernel.Option;
import musette.kernel.Seat;

/** What is chosen before a race. */
final class Options {
  /** What the Sprinteur's deck is made of (FR-Q1). */
  enum SprinteurDeck {
    RULEBOOK18,
    BOX15
  }

  /** How many dummy teams of a kind take part (FR-60). */
  enum Dummies {
    AUTO,
    _0,
    _1,
    _2,
    _3;

    /** One of each kind keeps a single player company; others need none. */
    int count(int seats) {
      return this == AUTO ? (seats == 1 ? 1 : 0) : ordinal() - _0.ordinal();
    }
  }

  static final Key<String> STAGE = Key.name("stage", List.of("FR-08"), Stages.IDS);

  /** The text of a stage of one's own; empty for one of the box. */
  static final Key<String> OWN_STAGE = Key.text("ownStage", List.of("FR-02", "FR-Q9"), 1000, "");

  static final Key<SprinteurDeck> SPRINTEUR_DECK =
      Key.choice("sprinteurDeck", List.of("FR-Q1"), SprinteurDeck.values());

  static final Key<Boolean> RACE_TO_THE_END = Key.off("raceToTheEnd", "FR-Q6");
  static final Key<RunOut> RUN_OUT = Key.choice("runOut", List.of("FR-Q4"), RunOut.values());

  static final Key<Dummies> PELOTON =
      Key.choice("peloton", List.of("FR-60"), Dummies.AUTO, Dummies._0, Dummies._1);

  static final Key<Dummies> MUSCLE = Key.choice("muscle", List.of("FR-60"), Dummies.values());

  static final Key<List<Integer>> HANDICAP = Key.perSeat("handicap", List.of("FR-69"), 0, 3, 0);

  /** {@link Seat#NONE} if chance decides. */
  static final Key<Seat> FIRST_PLAYER = Key.seat("firstPlayer", List.of("FR-07"), "random", 4);

  static final About ABOUT =
      new About(
          "flamme-rouge",
          "Flamme Rouge",
          "base game, with dummy teams and handicap of the later box",
          2,
          1,
          4,
          40,
          all());

  private Options() {}

  /** In the order of a form. */
  static List<Option> all() {
    return List.of(
        STAGE.option(),
        OWN_STAGE.option(),
        SPRINTEUR_DECK.option(),
        RACE_TO_THE_END.option(),
        RUN_OUT.option(),
        PELOTON.option(),
        MUSCLE.option(),
        HANDICAP.option(),
        FIRST_PLAYER.option());
  }
}
