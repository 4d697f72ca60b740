package musette.server.account;

import java.util.LinkedHashMap;
import java.util.Map;

/** Guesses browser and system from a User-Agent header. */
public final class UserAgents {
  /** Names the browser and the system; either may be empty. */
  public record Device(String browser, String system) {}

  private static final int LONGEST = 60;

  /** The first mark that is found decides: many browsers name others as well. */
  private static final Map<String, String> BROWSERS = new LinkedHashMap<>();

  private static final Map<String, String> SYSTEMS = new LinkedHashMap<>();

  static {
    BROWSERS.put("Edg", "Edge");
    BROWSERS.put("OPR/", "Opera");
    BROWSERS.put("SamsungBrowser", "Samsung Internet");
    BROWSERS.put("Firefox/", "Firefox");
    BROWSERS.put("FxiOS", "Firefox");
    BROWSERS.put("CriOS", "Chrome");
    BROWSERS.put("Chrome/", "Chrome");
    BROWSERS.put("Safari/", "Safari");
    BROWSERS.put("Java", "Java");
    BROWSERS.put("curl", "curl");
    BROWSERS.put("python", "Python");
    SYSTEMS.put("iPhone", "iPhone");
    SYSTEMS.put("iPad", "iPad");
    SYSTEMS.put("Android", "Android");
    SYSTEMS.put("Windows", "Windows");
    SYSTEMS.put("Mac OS X", "Mac");
    SYSTEMS.put("CrOS", "ChromeOS");
    SYSTEMS.put("Linux", "Linux");
  }

  private UserAgents() {}

  /** A short text for a device, from its header {@code User-Agent}. */
  public static String of(String agent) {
    String text = first(BROWSERS, agent) + "/" + first(SYSTEMS, agent);
    return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
  }

  /** Reads such a text. */
  public static Device read(String device) {
    int slash = device.indexOf('/');
    return slash < 0
        ? new Device(device, "")
        : new Device(device.substring(0, slash), device.substring(slash + 1));
  }

  private static String first(Map<String, String> names, String agent) {
    return names.entrySet().stream()
        .filter(mark -> agent.contains(mark.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }
}
