package musette.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** Which rules matter at one moment of a random game, and what shows it. */
final class Citations<S, A, V> {
  static final String EVENT = "event";
  static final String REMARK = "remark";
  static final String SETUP = "setup";
  static final String MOMENT = "moment";
  static final String REFUSAL = "refusal ";

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final List<String> OTHER_NUMBERS = List.of("0", "1", "2", "3", "4", "7", "30");

  /** So many actions are tried at a moment, to see why they are refused. */
  private static final int TRIES = 24;

  /** So many texts are kept that begin with the same word. */
  private static final int MOST_TEXTS = 300;

  private final Game<S, A, V> game;
  private final Map<String, Predicate<Moment<S>>> moments;
  private final Map<String, List<String>> texts = new LinkedHashMap<>();

  Citations(GameContract<S, A, V> contract) {
    this.game = contract.game();
    this.moments = contract.moments();
    contract.attempts().forEach(this::add);
  }

  /** The rules of the events that led here, and those that mattered without being cited. */
  Map<String, String> told(Walk<S, A, V> walk) {
    var rules = new LinkedHashMap<String, String>();
    for (Event event : walk.events()) {
      rules.putIfAbsent(event.rule(), EVENT);
    }
    moments.forEach(
        (rule, isShown) -> {
          if (isShown.test(walk.moment())) {
            rules.putIfAbsent(rule, MOMENT);
          }
        });
    return rules;
  }

  /** The rules of all remarks that can be read here. */
  Map<String, String> remarked(Walk<S, A, V> walk) {
    var rules = new LinkedHashMap<String, String>();
    for (Remark remark : remarks(walk)) {
      rules.putIfAbsent(remark.rule(), REMARK);
    }
    return rules;
  }

  private List<Remark> remarks(Walk<S, A, V> walk) {
    var remarks = new ArrayList<Remark>();
    V watched = game.view(walk.state(), Seat.NONE);
    remarks.add(game.ask(watched));
    remarks.addAll(game.describe(watched));
    if (!walk.isOver()) {
      Seat seat = walk.seat();
      V view = game.view(walk.state(), seat);
      remarks.add(game.ask(view));
      remarks.addAll(game.describe(view));
      for (A action : game.actions(walk.state(), seat)) {
        remarks.addAll(game.outlook(view, action).remarks());
      }
    }
    return remarks;
  }

  /**
   * The rules by which actions of other moments are refused here, and such that are nearly right:
   * texts that were offered once, and what is offered now with a number one more or less.
   */
  Map<String, String> refused(Walk<S, A, V> walk) {
    var rules = new LinkedHashMap<String, String>();
    if (walk.isOver()) {
      return rules;
    }
    game.actions(walk.state(), walk.seat()).forEach(a -> learn(game.notation().print(a)));
    var verbs = new ArrayList<>(texts.keySet());
    Chance chance = Chance.quick(walk.seed() * 31 + walk.ply());
    for (int i = 0; i < TRIES && !verbs.isEmpty(); i++) {
      List<String> known = texts.getOrDefault(verbs.get(chance.below(verbs.size())), List.of());
      attempt(walk, known.get(chance.below(known.size())), rules);
    }
    List<A> actions = game.actions(walk.state(), walk.seat());
    for (int i = 0; i < TRIES; i++) {
      A action = actions.get(chance.below(actions.size()));
      attempt(walk, nearly(game.notation().print(action), chance), rules);
    }
    return rules;
  }

  private void attempt(Walk<S, A, V> walk, String text, Map<String, String> rules) {
    String rule = refusal(walk, text);
    if (!rule.isEmpty()) {
      rules.putIfAbsent(rule, REFUSAL + text);
    }
  }

  /** The text with one of its numbers one more or less. */
  private static String nearly(String text, Chance chance) {
    List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
    if (numbers.isEmpty()) {
      return text;
    }
    MatchResult number = numbers.get(chance.below(numbers.size()));
    long changed = Long.parseLong(number.group()) + (chance.below(2) == 0 ? 1 : -1);
    return text.substring(0, number.start()) + changed + text.substring(number.end());
  }

  private void learn(String text) {
    if (add(text)) {
      Matcher number = NUMBER.matcher(text);
      while (number.find()) {
        for (String other : OTHER_NUMBERS) {
          add(text.substring(0, number.start()) + other + text.substring(number.end()));
        }
      }
    }
  }

  private boolean add(String text) {
    List<String> known = texts.computeIfAbsent(text.split(" ", 2)[0], v -> new ArrayList<>());
    return known.size() < MOST_TEXTS && !known.contains(text) && known.add(text);
  }

  /** The rule that refuses the text; empty if it is allowed, or no action at all. */
  String refusal(Walk<S, A, V> walk, String text) {
    try {
      A action = game.notation().parse(text);
      Seat seat = walk.seat();
      return game.actions(walk.state(), seat).contains(action)
          ? ""
          : game.refuse(walk.state(), seat, action).rule();
    } catch (Refused unreadable) {
      return "";
    }
  }

  /** Whether the rule is cited here in the way that was noted. */
  boolean holds(Walk<S, A, V> walk, String rule, String how) {
    if (how.startsWith(REFUSAL)) {
      return refusal(walk, how.substring(REFUSAL.length())).equals(rule);
    }
    return switch (how) {
      case MOMENT -> moments.containsKey(rule) && moments.get(rule).test(walk.moment());
      case EVENT -> walk.moment().cites(rule);
      default -> remarked(walk).containsKey(rule);
    };
  }

  /** Whether the set-up is refused by the rule. */
  boolean isRefused(Setup setup, String rule) {
    try {
      game.check(setup);
      return false;
    } catch (Refused refused) {
      return refused.refusal().rule().equals(rule);
    }
  }
}
