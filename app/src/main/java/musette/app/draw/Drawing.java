package musette.app.draw;

import musette.wire.Words;

/** Draws what one viewer may see, in lines of at most {@code width} characters. */
@FunctionalInterface
public interface Drawing<V> {
  String draw(V view, Ink ink, Words words, int width);
}
