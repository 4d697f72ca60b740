package musette.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever has one address of a network of IPv6 has all of them: limits count them as one. */
final class ClientAddressesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "2001:db8:1:2::1",
        "2001:0DB8:0001:0002:ffff:ffff:ffff:ffff",
        "[2001:db8:1:2::9]:443",
        " 2001:db8:1:2:3:4:5:6 "
      })
  void aNetworkCountsAsOne(String address) {
    assertThat(ClientAddresses.counted(address)).isEqualTo("20:01:0d:b8:00:01:00:02::/64");
  }

  @Test
  void anotherNetworkIsAnother() {
    assertThat(ClientAddresses.counted("2001:db8:1:3::1"))
        .isNotEqualTo(ClientAddresses.counted("2001:db8:1:2::1"));
  }

  @ParameterizedTest
  @CsvSource({
    "192.0.2.7,192.0.2.7",
    "192.0.2.7:5555,192.0.2.7",
    "::ffff:192.0.2.7,192.0.2.7",
    "unknown,unknown",
    "a.example.org,a.example.org",
    "'',''"
  })
  void anythingElseCountsForItself(String address, String counted) {
    assertThat(ClientAddresses.counted(address)).isEqualTo(counted);
  }

  @Test
  void nobodyCanFillTheMemoryWithLongNames() {
    assertThat(ClientAddresses.counted("x".repeat(5_000))).hasSize(64);
  }
}
