package musette.kernel;

/**
 * The record types of a game, for code that writes them as JSON or generates types in another
 * language from them. Each is a record or a sealed interface of records.
 *
 * @param view what a viewer may know
 * @param action what a player chooses
 * @param event what happens
 * @param remark what the referee says
 * @param position a state in readable form
 */
public record Shapes(
    Class<?> view,
    Class<?> action,
    Class<? extends Event> event,
    Class<? extends Remark> remark,
    Class<? extends Record> position) {}
