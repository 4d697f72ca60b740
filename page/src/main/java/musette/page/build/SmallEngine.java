package musette.page.build;

import java.util.Set;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Leaves out of the engine what a page never shows: the texts that the compiler of Java makes for
 * records, and the names of classes, which only the text of an object without one of its own needs.
 * Texts that are written by hand stay.
 */
public final class SmallEngine implements TeaVMPlugin {
  private static final MethodDescriptor TEXT = new MethodDescriptor("toString", String.class);
  private static final Set<String> NAMELESS = Set.of("java.lang.Object", "java.lang.Class");

  @Override
  public void install(TeaVMHost host) {
    host.add((ClassHolderTransformer) SmallEngine::shrink);
  }

  private static void shrink(ClassHolder type, ClassHolderTransformerContext context) {
    MethodHolder text = type.getMethod(TEXT);
    if (text == null) {
      return;
    }
    if (NAMELESS.contains(type.getName())) {
      ProgramEmitter.create(text, context.getHierarchy()).constant("object").returnValue();
    } else if ("java.lang.Record".equals(type.getParent())
        // Only the texts that the compiler of Java makes are final.
        && text.hasModifier(ElementModifier.FINAL)) {
      type.removeMethod(text);
    }
  }
}
