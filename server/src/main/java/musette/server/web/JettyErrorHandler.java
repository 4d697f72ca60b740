package musette.server.web;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Answers what Jetty itself refuses with a JSON problem. */
final class JettyErrorHandler extends ErrorHandler {
  /** For any method. */
  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int code,
      @Nullable String message,
      @Nullable Throwable cause,
      Callback callback) {
    SecurityHeaders.set(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    if (code == HttpStatus.SERVICE_UNAVAILABLE_503) {
      response.getHeaders().put(HttpHeader.RETRY_AFTER, Problems.SECONDS);
      response.getHeaders().put(HttpHeader.CONNECTION, "close");
    }
    Content.Sink.write(response, true, Problems.text(Problems.refusal(code)), callback);
  }
}
