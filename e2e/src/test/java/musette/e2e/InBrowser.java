package musette.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Tests that get the {@link TestSite}; without a browser they fail. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(InBrowser.Opener.class)
@interface InBrowser {

  /** Opens the site for the first class; JUnit closes it after the last. */
  final class Opener implements BeforeAllCallback, ParameterResolver {
    @Override
    public void beforeAll(ExtensionContext context) {
      assertThat(TestSite.chromium())
          .as("a Chromium for the browser tests; MUSETTE_CHROMIUM may name another one")
          .isExecutable();
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == TestSite.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return context
          .getRoot()
          .getStore(Namespace.create(TestSite.class))
          .computeIfAbsent(TestSite.class, key -> TestSite.start(), TestSite.class);
    }
  }
}
