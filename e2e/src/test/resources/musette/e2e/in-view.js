() => {
  // What is asked but cannot be seen without scrolling: a list of complaints, empty if all is well.
  const complaints = [];
  const inside = (r, box) => r.left >= box.left - 1 && r.top >= box.top - 1 && r.right <= box.right + 1 && r.bottom <= box.bottom + 1;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const where = (r) => `${Math.round(r.left)},${Math.round(r.top)} to ${Math.round(r.right)},${Math.round(r.bottom)}`;
  const see = (name, element) => {
    const r = element.getBoundingClientRect();
    if (!inside(r, page)) return complaints.push(`${name} lies at ${where(r)}`);
    const top = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
    if (!top || !(element.contains(top) || top.contains(element))) complaints.push(`${name} is covered by ${top?.outerHTML.slice(0, 120)}`);
  };
  if (document.documentElement.scrollHeight > innerHeight + 1) complaints.push(`the page is ${document.documentElement.scrollHeight} high`);
  if (document.documentElement.scrollWidth > innerWidth + 1) complaints.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const guide = document.querySelector('[data-testid=guide]');
  if (guide) {
    const g = guide.getBoundingClientRect();
    const meets = (r) => g.left < r.right - 1 && r.left < g.right - 1 && g.top < r.bottom - 1 && r.top < g.bottom - 1;
    for (const covered of document.querySelectorAll('[data-testid=ask], [data-testid=board], [data-dock]'))
      if (meets(covered.getBoundingClientRect())) complaints.push(`a hint covers ${covered.dataset.testid}`);
    const text = guide.querySelector('p').getBoundingClientRect();
    if (!inside(text, g) || !inside(g, page)) complaints.push(`the hint ${guide.dataset.hint} does not fit: ${where(text)} in ${where(g)}`);
  }
  const ask = document.querySelector('[data-ask]');
  if (!ask) {
    if (guide) for (const tab of document.querySelectorAll('[data-testid^=pane-]')) see('a tab', tab);
    return complaints;
  }
  see('the question', ask);
  const confirm = document.querySelector('[data-confirm]');
  if (confirm) see('the confirming button', confirm);
  const choices = document.querySelectorAll('[data-choice]');
  if (choices.length === 0) complaints.push('no choice is shown');
  for (const choice of choices) {
    const picker = choice.closest('.dock > .choices');
    const frame = (picker ?? choice.closest('[data-testid=board]') ?? document.body).getBoundingClientRect();
    if (!inside(frame, page)) complaints.push(`the picker of ${choice.dataset.choice} lies at ${where(frame)}`);
    if (picker) continue;
    const r = choice.getBoundingClientRect();
    const middle = { left: (r.left + r.right) / 2, right: (r.left + r.right) / 2, top: (r.top + r.bottom) / 2, bottom: (r.top + r.bottom) / 2 };
    if (!inside(middle, frame)) complaints.push(`${choice.dataset.choice} lies at ${where(r)}, the board at ${where(frame)}`);
  }
  return complaints;
}
