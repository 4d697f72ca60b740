package musette.wire;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import musette.kernel.Statement;
import musette.wire.table.EmptyIfMissing;
import musette.wire.table.FalseIfMissing;
import musette.wire.table.ZeroIfMissing;
import org.jspecify.annotations.Nullable;

/**
 * Adds a field {@code type} with the simple class name to every value of a sealed type, so games
 * need no JSON annotations.
 */
public final class SealedTypeNames extends JacksonAnnotationIntrospector {
  /** The names under which {@link Json} gives the values of fields that are left out. */
  static final String FALSE = "false";

  static final String EMPTY = "empty";
  static final String ZERO = "zero";

  private static final long serialVersionUID = 1;

  @Override
  public @Nullable TypeResolverBuilder<?> findTypeResolver(
      MapperConfig<?> config, AnnotatedClass annotated, JavaType baseType) {
    if (!isNamed(annotated.getRawType())) {
      return super.findTypeResolver(config, annotated, baseType);
    }
    var info =
        JsonTypeInfo.Value.construct(
            JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, true, null);
    return new StdTypeResolverBuilder(info).init(info, null);
  }

  @Override
  public @Nullable List<NamedType> findSubtypes(Annotated annotated) {
    Class<?> type = annotated.getRawType();
    if (!type.isSealed()) {
      return super.findSubtypes(annotated);
    }
    var leaves = new ArrayList<NamedType>();
    collect(type, leaves);
    return leaves;
  }

  @Override
  public @Nullable String findTypeName(AnnotatedClass annotated) {
    Class<?> type = annotated.getRawType();
    return isNamed(type) ? type.getSimpleName() : super.findTypeName(annotated);
  }

  /** Always includes the rule of a statement, even if the record has no component for it. */
  @Override
  public @Nullable PropertyName findNameForSerialization(Annotated annotated) {
    return annotated instanceof AnnotatedMethod method
            && method.getName().equals("rule")
            && method.getParameterCount() == 0
            && Statement.class.isAssignableFrom(method.getDeclaringClass())
        ? PropertyName.construct("rule")
        : super.findNameForSerialization(annotated);
  }

  /** What a field means that may be left out. */
  @Override
  public JacksonInject.@Nullable Value findInjectableValue(AnnotatedMember member) {
    // Only parameters are ever filled in; Jackson refuses two fields of one name.
    String field = member instanceof AnnotatedParameter ? "" : " " + member.getName();
    if (member.hasAnnotation(FalseIfMissing.class)) {
      return JacksonInject.Value.construct(FALSE + field, true, null);
    }
    if (member.hasAnnotation(ZeroIfMissing.class)) {
      return JacksonInject.Value.construct(ZERO + field, true, null);
    }
    return member.hasAnnotation(EmptyIfMissing.class)
        ? JacksonInject.Value.construct(EMPTY + field, true, null)
        : super.findInjectableValue(member);
  }

  private static void collect(Class<?> type, List<NamedType> leaves) {
    if (type.isSealed()) {
      Arrays.stream(type.getPermittedSubclasses()).forEach(sub -> collect(sub, leaves));
    } else {
      leaves.add(new NamedType(type, type.getSimpleName()));
    }
  }

  /** Whether values of this class are written with a field {@code type}. */
  public static boolean isNamed(Class<?> type) {
    return !type.isEnum()
        && (Statement.class.isAssignableFrom(type)
            || type.isSealed()
            || Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed));
  }
}
