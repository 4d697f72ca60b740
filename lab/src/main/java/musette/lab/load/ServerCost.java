package musette.lab.load;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;

/** CPU time of a server, and the same in seconds by what it was used for. */
record ServerCost(Duration time, Map<String, Double> parts) {
  static ServerCost of(ServerMeter meter) {
    return new ServerCost(meter.time(), meter.parts());
  }

  ServerCost since(ServerCost before) {
    var spent = new TreeMap<String, Double>(parts);
    before.parts.forEach((part, seconds) -> spent.merge(part, -seconds, Double::sum));
    return new ServerCost(time.minus(before.time), spent);
  }

  double seconds() {
    return time.toNanos() / 1e9;
  }
}
