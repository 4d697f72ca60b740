package org.teavm.classlib.java.util.regex;

import java.util.ArrayList;

/** Reads a pattern. */
final class TPatternReader {
  /** Characters that mean something else than themselves. */
  private static final String SPECIAL = "\\[](){}.*+?|^$";

  private static final String SPACES = "\t\r  ";
  private static final String LINE_ENDS = "\n\n\r\r\u0085\u0085\u2028\u2029";

  private final String regex;
  private int at;
  private int groups = 1;

  TPatternReader(String regex) {
    this.regex = regex;
  }

  /** With the whole match, which is the first. */
  int groups() {
    return groups;
  }

  TNode read() {
    TNode all = either();
    if (at < regex.length()) {
      throw unknown();
    }
    return all;
  }

  private TNode either() {
    var ways = new ArrayList<TNode>();
    do {
      ways.add(sequence());
    } while (take('|'));
    return ways.size() == 1 ? ways.get(0) : new TNode.Either(ways);
  }

  private TNode sequence() {
    var parts = new ArrayList<TNode>();
    while (at < regex.length() && peek() != '|' && peek() != ')') {
      parts.add(quantified(part()));
    }
    return parts.size() == 1 ? parts.get(0) : new TNode.Sequence(parts);
  }

  private TNode part() {
    if (take('(')) {
      if (peek() == '?') {
        throw unknown();
      }
      int number = groups++;
      TNode inside = either();
      need(')');
      return new TNode.Group(number, inside);
    }
    if (take('.')) {
      return new TNode.One(LINE_ENDS, true);
    }
    if (take('[')) {
      return new TNode.One(ranges(), false);
    }
    if (take('\\')) {
      return new TNode.One(escaped(), false);
    }
    char c = character();
    return new TNode.One("" + c + c, false);
  }

  private String ranges() {
    var ranges = new StringBuilder();
    // A class that excludes: no pattern of ours needs one.
    if (peek() == '^') {
      throw unknown();
    }
    while (!take(']')) {
      if (take('\\')) {
        ranges.append(escaped());
        continue;
      }
      char first = inClass();
      boolean isRange = peek() == '-' && at + 1 < regex.length() && regex.charAt(at + 1) != ']';
      at += isRange ? 1 : 0;
      ranges.append(first).append(isRange ? inClass() : first);
    }
    return ranges.toString();
  }

  /** In a class, quantifiers are plain characters. */
  private char inClass() {
    if ("[\\&".indexOf(peek()) >= 0) {
      throw unknown();
    }
    return regex.charAt(at++);
  }

  private String escaped() {
    char c = peek();
    at++;
    if (c == 's') {
      return SPACES;
    }
    if (SPECIAL.indexOf(c) < 0) {
      throw unknown();
    }
    return "" + c + c;
  }

  private TNode quantified(TNode part) {
    int least = 1;
    int most = 1;
    if (take('*')) {
      least = 0;
      most = Integer.MAX_VALUE;
    } else if (take('+')) {
      most = Integer.MAX_VALUE;
    } else if (take('?')) {
      least = 0;
    } else if (take('{')) {
      least = number();
      most = !take(',') ? least : peek() == '}' ? Integer.MAX_VALUE : number();
      need('}');
    } else {
      return part;
    }
    if (at < regex.length() && "*+?{".indexOf(peek()) >= 0) {
      throw unknown();
    }
    return new TNode.Repeated(part, least, most);
  }

  private int number() {
    int number = 0;
    int start = at;
    while (peek() >= '0' && peek() <= '9') {
      number = 10 * number + character() - '0';
    }
    if (at == start) {
      throw unknown();
    }
    return number;
  }

  private char character() {
    char c = peek();
    if (SPECIAL.indexOf(c) >= 0) {
      throw unknown();
    }
    at++;
    return c;
  }

  private char peek() {
    if (at == regex.length()) {
      throw unknown();
    }
    return regex.charAt(at);
  }

  private boolean take(char c) {
    boolean is = at < regex.length() && regex.charAt(at) == c;
    at += is ? 1 : 0;
    return is;
  }

  private void need(char c) {
    if (!take(c)) {
      throw unknown();
    }
  }

  private IllegalArgumentException unknown() {
    return new IllegalArgumentException("not for the page: " + regex + " at " + at);
  }
}
