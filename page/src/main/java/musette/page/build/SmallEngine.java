package musette.page.build;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Shapes;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Leaves out of the engine what a page never needs: the texts that the compiler of Java makes for
 * records, the names of classes, which only the text of an object without one of its own needs, the
 * comparisons of records that are only shown, encodings other than UTF-8, and tables of all scripts
 * for white space. Texts and comparisons that are written by hand stay.
 */
public final class SmallEngine implements TeaVMPlugin {
  private static final MethodDescriptor TEXT = new MethodDescriptor("toString", String.class);
  private static final MethodDescriptor EQUALS =
      new MethodDescriptor("equals", Object.class, boolean.class);
  private static final MethodDescriptor HASH = new MethodDescriptor("hashCode", int.class);
  private static final MethodDescriptor WHITESPACE =
      new MethodDescriptor("isWhitespace", int.class, boolean.class);
  private static final MethodDescriptor GET_BYTES =
      new MethodDescriptor("getBytes", Charset.class, byte[].class);
  private static final MethodDescriptor FROM_BYTES =
      new MethodDescriptor("<init>", byte[].class, Charset.class, void.class);
  private static final String SHOWN = "musette.page.RecordComparison";
  private static final String CHARACTERS = "musette.page.Characters";

  @Override
  public void install(TeaVMHost host) {
    host.add((ClassHolderTransformer) SmallEngine::shrink);
  }

  private static void shrink(ClassHolder type, ClassHolderTransformerContext context) {
    switch (type.getName()) {
      case "java.lang.Object" -> {
        nameless(type, context);
        call(type, EQUALS, context, SHOWN, "same");
        call(type, HASH, context, SHOWN, "hash");
      }
      case "java.lang.Class" -> nameless(type, context);
      case "java.lang.Enum" -> {
        // They do what those of every object do.
        remove(type, EQUALS);
        remove(type, HASH);
      }
      case "java.lang.Character" -> call(type, WHITESPACE, context, CHARACTERS, "isWhitespace");
      case "java.lang.String" -> inUtf8(type, context);
      default -> {
        if ("java.lang.Record".equals(type.getParent())) {
          remove(type, TEXT);
          if (shown(context).contains(type.getName())) {
            remove(type, EQUALS);
            remove(type, HASH);
          }
        }
      }
    }
  }

  private static void nameless(ClassHolder type, ClassHolderTransformerContext context) {
    MethodHolder text = type.getMethod(TEXT);
    ProgramEmitter.create(text, context.getHierarchy()).constant("object").returnValue();
  }

  /** A method does what one of ours does, which gets the object first if there is one. */
  private static void call(
      ClassHolder type,
      MethodDescriptor what,
      ClassHolderTransformerContext context,
      String home,
      String name) {
    MethodHolder method = type.getMethod(what);
    method.getModifiers().remove(ElementModifier.NATIVE);
    ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
    var values = new ArrayList<ValueEmitter>();
    if (!method.hasModifier(ElementModifier.STATIC)) {
      values.add(body.var(0, ValueType.object(type.getName())));
    }
    for (int i = 0; i < what.parameterCount(); i++) {
      values.add(body.var(i + 1, what.parameterType(i)));
    }
    body.invoke(home, name, what.getResultType(), values.toArray(ValueEmitter[]::new))
        .returnValue();
  }

  /** The engine knows no other encoding. */
  private static void inUtf8(ClassHolder type, ClassHolderTransformerContext context) {
    ProgramEmitter bytes = ProgramEmitter.create(type.getMethod(GET_BYTES), context.getHierarchy());
    bytes
        .invoke(
            CHARACTERS,
            "bytes",
            GET_BYTES.getResultType(),
            bytes.var(0, ValueType.object(type.getName())))
        .returnValue();
    ProgramEmitter from = ProgramEmitter.create(type.getMethod(FROM_BYTES), context.getHierarchy());
    ValueType chars = ValueType.arrayOf(ValueType.CHARACTER);
    from.var(0, ValueType.object(type.getName()))
        .invokeSpecial(
            "<init>",
            from.invoke(CHARACTERS, "chars", chars, from.var(1, FROM_BYTES.parameterType(0))));
    from.exit();
  }

  /** Only what the compiler of Java makes is final. */
  private static void remove(ClassHolder type, MethodDescriptor what) {
    MethodHolder method = type.getMethod(what);
    if (method != null && method.hasModifier(ElementModifier.FINAL)) {
      type.removeMethod(method);
    }
  }

  /**
   * The records that are only shown: what is said in a match, views, positions, roads and the
   * messages of the protocol.
   */
  private static Set<String> shown(ClassHolderTransformerContext context) {
    var shapes = new HashSet<String>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      Shapes all = game.shapes();
      Stream.of(all.view(), all.position(), all.event(), all.remark(), game.roads().shape())
          .forEach(shape -> shapes.add(shape.getName()));
    }
    return context
        .getHierarchy()
        .getClassSource()
        .get("musette.table.json.Printers")
        .getMethods()
        .stream()
        .flatMap(method -> Stream.of(method.getParameterTypes()))
        .map(type -> type instanceof ValueType.Object one ? one.getClassName() : "")
        .filter(name -> name.startsWith("musette.wire.") || shapes.contains(outermost(name)))
        .collect(Collectors.toSet());
  }

  private static String outermost(String name) {
    int inner = name.indexOf('$');
    return inner < 0 ? name : name.substring(0, inner);
  }
}
