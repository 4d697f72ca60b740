package org.teavm.classlib.java.util.regex;

import java.util.List;

/** A part of a pattern. */
abstract class TNode {
  /** What has to match after a part. */
  interface Next {
    boolean matches(int at);
  }

  abstract boolean match(String text, int at, int[] bounds, Next next);

  /** One character of a class: pairs of first and last characters. */
  static final class One extends TNode {
    private final String ranges;
    private final boolean without;

    One(String ranges, boolean without) {
      this.ranges = ranges;
      this.without = without;
    }

    boolean has(char c) {
      for (int i = 0; i < ranges.length(); i += 2) {
        if (c >= ranges.charAt(i) && c <= ranges.charAt(i + 1)) {
          return !without;
        }
      }
      return without;
    }

    @Override
    boolean match(String text, int at, int[] bounds, Next next) {
      return at < text.length() && has(text.charAt(at)) && next.matches(at + 1);
    }
  }

  /** Parts that follow each other. */
  static final class Sequence extends TNode {
    private final List<TNode> parts;

    Sequence(List<TNode> parts) {
      this.parts = parts;
    }

    @Override
    boolean match(String text, int at, int[] bounds, Next next) {
      return matchFrom(0, text, at, bounds, next);
    }

    private boolean matchFrom(int part, String text, int at, int[] bounds, Next next) {
      return part == parts.size()
          ? next.matches(at)
          : parts
              .get(part)
              .match(text, at, bounds, end -> matchFrom(part + 1, text, end, bounds, next));
    }
  }

  /** One of several; the first that fits. */
  static final class Either extends TNode {
    private final List<TNode> ways;

    Either(List<TNode> ways) {
      this.ways = ways;
    }

    @Override
    boolean match(String text, int at, int[] bounds, Next next) {
      for (TNode way : ways) {
        if (way.match(text, at, bounds, next)) {
          return true;
        }
      }
      return false;
    }
  }

  /** A part whose text is remembered. */
  static final class Group extends TNode {
    private final int number;
    private final TNode inside;

    Group(int number, TNode inside) {
      this.number = number;
      this.inside = inside;
    }

    @Override
    boolean match(String text, int at, int[] bounds, Next next) {
      return inside.match(
          text,
          at,
          bounds,
          end -> {
            int oldStart = bounds[2 * number];
            int oldEnd = bounds[2 * number + 1];
            bounds[2 * number] = at;
            bounds[2 * number + 1] = end;
            if (next.matches(end)) {
              return true;
            }
            bounds[2 * number] = oldStart;
            bounds[2 * number + 1] = oldEnd;
            return false;
          });
    }
  }

  /** A part that is there several times, as often as possible. */
  static final class Repeated extends TNode {
    private final TNode part;
    private final int least;
    private final int most;

    Repeated(TNode part, int least, int most) {
      this.part = part;
      this.least = least;
      this.most = most;
    }

    @Override
    boolean match(String text, int at, int[] bounds, Next next) {
      return part instanceof One one
          ? matchOnes(one, text, at, next)
          : matchFrom(0, text, at, bounds, next);
    }

    /** Without a call for each character: a text may be long. */
    private boolean matchOnes(One one, String text, int at, Next next) {
      int count = 0;
      while (count < most && at + count < text.length() && one.has(text.charAt(at + count))) {
        count++;
      }
      for (; count >= least; count--) {
        if (next.matches(at + count)) {
          return true;
        }
      }
      return false;
    }

    private boolean matchFrom(int done, String text, int at, int[] bounds, Next next) {
      boolean again =
          done < most
              && part.match(
                  text,
                  at,
                  bounds,
                  // What takes nothing would go on forever.
                  end ->
                      (end > at || done < least) && matchFrom(done + 1, text, end, bounds, next));
      return again || (done >= least && next.matches(at));
    }
  }
}
