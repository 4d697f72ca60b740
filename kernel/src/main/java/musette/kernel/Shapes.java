package musette.kernel;

/**
 * The record types of a game as they go over the wire, for whoever writes them as JSON or derives
 * types of another language from them. Each is a record or a sealed interface of records.
 */
public record Shapes(
    Class<?> view,
    Class<?> action,
    Class<? extends Event> event,
    Class<? extends Remark> remark,
    Class<? extends Record> position) {}
