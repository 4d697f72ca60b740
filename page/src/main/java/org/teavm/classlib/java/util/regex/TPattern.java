package org.teavm.classlib.java.util.regex;

import java.util.ArrayList;

/**
 * Regular expressions: the part of {@code java.util.regex.Pattern} that Musette uses. Characters,
 * classes like {@code [a-z_]}, {@code .} and {@code \s}, groups, alternatives, and the greedy
 * quantifiers. Anything else is refused when the pattern is made, never matched differently.
 */
public final class TPattern {
  private final TNode root;
  private final int groups;

  private TPattern(TNode root, int groups) {
    this.root = root;
    this.groups = groups;
  }

  public static TPattern compile(String regex) {
    var reader = new TPatternReader(regex);
    TNode root = reader.read();
    return new TPattern(root, reader.groups());
  }

  public static boolean matches(String regex, CharSequence text) {
    return compile(regex).matcher(text).matches();
  }

  public TMatcher matcher(CharSequence text) {
    return new TMatcher(root, groups, text.toString());
  }

  public String[] split(CharSequence text) {
    return split(text, 0);
  }

  /** As in the JDK: 0 drops empty parts at the end, a positive limit is the most parts. */
  public String[] split(CharSequence text, int limit) {
    String all = text.toString();
    var parts = new ArrayList<String>();
    TMatcher matcher = matcher(all);
    int done = 0;
    while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
      // Nothing is cut off before the first character.
      if (matcher.end() > 0) {
        parts.add(all.substring(done, matcher.start()));
        done = matcher.end();
      }
    }
    if (done == 0 && parts.isEmpty()) {
      return new String[] {all};
    }
    parts.add(all.substring(done));
    int size = parts.size();
    while (limit == 0 && size > 0 && parts.get(size - 1).isEmpty()) {
      size--;
    }
    return parts.subList(0, size).toArray(new String[0]);
  }
}
