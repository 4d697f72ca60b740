package musette.wire;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.OptBoolean;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A truth value that records have had from some version on. In JSON it may be left out: what was
 * written before, and who does not know of it, means false.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER})
@JacksonAnnotationsInside
@JacksonInject(value = FalseIfMissing.FALSE, useInput = OptBoolean.TRUE)
public @interface FalseIfMissing {
  /** The name under which {@link Json} finds the value. */
  String FALSE = "false";
}
