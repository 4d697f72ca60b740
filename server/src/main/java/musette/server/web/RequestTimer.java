package musette.server.web;

import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/** Sees every request first and watches its deadlines. */
final class RequestTimer implements HttpConfiguration.Customizer {
  static final String HEALTH = "/healthz";

  private final ConnectionLimiter connections;

  RequestTimer(ConnectionLimiter connections) {
    this.connections = connections;
  }

  @Override
  public Request customize(Request request, HttpFields.Mutable answer) {
    Object channel = request.getConnectionMetaData().getConnection().getEndPoint().getTransport();
    OpenConnection connection = connections.of(channel);
    if (connection != null) {
      watch(request, connection);
      if (connection.isLate()) {
        answer.put(HttpHeader.CONNECTION, "close");
        if (!HEALTH.equals(Request.getPathInContext(request))) {
          throw new HttpException.RuntimeException(HttpStatus.SERVICE_UNAVAILABLE_503);
        }
      }
    }
    return request;
  }

  private static void watch(Request request, OpenConnection connection) {
    boolean hasBody =
        request.getLength() > 0 || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
    if (hasBody) {
      connection.arriving();
      request.setAttribute(OpenConnection.class.getName(), connection);
    } else {
      connection.arrived();
    }
    Request.addCompletionListener(request, problem -> connection.answered());
  }
}
