() => {
  // On a phone held upright: what can be touched, but not with a finger (44 px). A list of complaints, empty if all is well. Not meant are
  // rules named in a sentence, and a choice that can be made with a larger target too.
  const SIZE = 43.5;
  const large = (r) => r.width >= SIZE && r.height >= SIZE;
  const belongs = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && element.contains(top);
  };
  const complaints = [];
  for (const element of document.querySelectorAll('a:not(.chip), button, summary, [role=button], [role=tab], [data-choice], label:has(input)')) {
    const r = element.getBoundingClientRect();
    const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
    if (large(r) || !belongs(element, x, y)) continue;
    const text = element.dataset.choice;
    if (text !== undefined && [...document.querySelectorAll('[data-choice]')].some((other) => other.dataset.choice === text && large(other.getBoundingClientRect()))) continue;
    const high = r.height >= SIZE || (belongs(element, x, y - 21) && belongs(element, x, y + 21));
    const wide = r.width >= SIZE || (belongs(element, x - 21, y) && belongs(element, x + 21, y));
    if (!high || !wide) complaints.push(`${text ?? element.outerHTML.slice(0, 100)} is ${Math.round(r.width)} x ${Math.round(r.height)}`);
  }
  return complaints;
}
