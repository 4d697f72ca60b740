package musette.server;

import com.fasterxml.jackson.databind.JsonNode;

/** Status and body of an answer. */
record Answer(int status, JsonNode body) {
  JsonNode ok() {
    if (status != 200) {
      throw new AssertionError(status + " " + body);
    }
    return body;
  }
}
