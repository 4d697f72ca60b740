package musette.wire;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The accessors of a record, compiled to functions; much faster than reflection. */
final class Accessors {
  private Accessors() {}

  @SuppressWarnings("unchecked")
  static ToIntFunction<Object> ofInt(Class<?> owner, RecordComponent component) {
    return (ToIntFunction<Object>)
        function(owner, component, ToIntFunction.class, "applyAsInt", int.class);
  }

  @SuppressWarnings("unchecked")
  static ToLongFunction<Object> ofLong(Class<?> owner, RecordComponent component) {
    return (ToLongFunction<Object>)
        function(owner, component, ToLongFunction.class, "applyAsLong", long.class);
  }

  @SuppressWarnings("unchecked")
  static Predicate<Object> ofBoolean(Class<?> owner, RecordComponent component) {
    return (Predicate<Object>) function(owner, component, Predicate.class, "test", boolean.class);
  }

  @SuppressWarnings("unchecked")
  static Function<Object, Object> ofObject(Class<?> owner, RecordComponent component) {
    return (Function<Object, Object>)
        function(owner, component, Function.class, "apply", Object.class);
  }

  private static Object function(
      Class<?> owner, RecordComponent component, Class<?> kind, String method, Class<?> result) {
    try {
      MethodHandles.Lookup inside = MethodHandles.privateLookupIn(owner, MethodHandles.lookup());
      MethodHandle accessor = inside.unreflect(component.getAccessor());
      MethodType boxed =
          result == Object.class
              ? methodType(methodType(component.getType()).wrap().returnType(), owner)
              : methodType(component.getType(), owner);
      return LambdaMetafactory.metafactory(
              inside, method, methodType(kind), methodType(result, Object.class), accessor, boxed)
          .getTarget()
          .invoke();
    } catch (Throwable e) {
      throw new IllegalStateException("cannot read " + component, e);
    }
  }
}
