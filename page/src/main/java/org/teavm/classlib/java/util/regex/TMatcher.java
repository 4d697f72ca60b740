package org.teavm.classlib.java.util.regex;

import java.util.Arrays;

/** A pattern on its way through a text. */
public final class TMatcher {
  private final TNode root;
  private final String text;

  /** By group: where it begins and where it ends; -1 if it took no part. */
  private final int[] bounds;

  private int from;

  TMatcher(TNode root, int groups, String text) {
    this.root = root;
    this.text = text;
    this.bounds = new int[2 * groups];
  }

  public boolean matches() {
    return matchesAt(0, text.length());
  }

  /** Looks for the next match, after the last one. */
  public boolean find() {
    for (int at = from; at <= text.length(); at++) {
      if (matchesAt(at, -1)) {
        from = end() == at ? at + 1 : end();
        return true;
      }
    }
    from = text.length() + 1;
    return false;
  }

  private boolean matchesAt(int start, int wanted) {
    Arrays.fill(bounds, -1);
    bounds[0] = start;
    return root.match(
        text,
        start,
        bounds,
        end -> {
          bounds[1] = end;
          return wanted < 0 || end == wanted;
        });
  }

  public int start() {
    return bounds[0];
  }

  public int end() {
    return bounds[1];
  }

  public String group(int number) {
    return text.substring(bounds[2 * number], bounds[2 * number + 1]);
  }

  public String replaceAll(String replacement) {
    return replace(replacement, Integer.MAX_VALUE);
  }

  public String replaceFirst(String replacement) {
    return replace(replacement, 1);
  }

  private String replace(String replacement, int most) {
    if (replacement.indexOf('$') >= 0 || replacement.indexOf('\\') >= 0) {
      throw new IllegalArgumentException("not for the page: " + replacement);
    }
    var result = new StringBuilder();
    int done = 0;
    for (int i = 0; i < most && find(); i++) {
      result.append(text, done, start()).append(replacement);
      done = end();
    }
    return result.append(text, done, text.length()).toString();
  }
}
