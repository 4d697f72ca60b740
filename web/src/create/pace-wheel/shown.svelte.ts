/** How many squares the strip shows. */
class Shown {
  count = $state(8);
}
export const shown = new Shown();
