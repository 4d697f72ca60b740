package musette.app.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Refused;

/** All combinations of the values of several options. */
final class OptionCombinations {
  private OptionCombinations() {}

  /**
   * All combinations of texts such as {@code stage=firenze-milano,la-classicissima}.
   *
   * @throws Refused if a text has another form, or an option or a value comes twice
   */
  static List<Map<String, String>> of(List<String> over) {
    List<Map<String, String>> all = List.of(Map.of());
    for (String text : over) {
      String option = text.substring(0, Math.max(0, text.indexOf('=')));
      List<String> values = List.of(text.substring(text.indexOf('=') + 1).split(",", -1));
      boolean known = all.getFirst().containsKey(option);
      if (option.isEmpty() || known || values.stream().distinct().count() < values.size()) {
        throw Refused.because("", "over-form", "text", text);
      }
      all = with(all, option, values);
    }
    return all;
  }

  static List<Map<String, String>> with(
      List<Map<String, String>> all, String option, List<String> values) {
    var combined = new ArrayList<Map<String, String>>();
    for (Map<String, String> chosen : all) {
      for (String value : values) {
        var more = new LinkedHashMap<>(chosen);
        more.put(option, value);
        combined.add(more);
      }
    }
    return combined;
  }
}
