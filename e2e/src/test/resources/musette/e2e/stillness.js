// From now on adds up how far things jump, and notes every place and size that the board has.
() => {
  window.stillness = { shift: 0, boards: [], sources: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.stillness.shift += entry.value;
      for (const source of entry.sources) window.stillness.sources.push(`${entry.value.toFixed(3)} ${source.node?.className ?? source.node?.nodeName}`);
    }
  }).observe({ type: 'layout-shift', buffered: false });
  setInterval(() => {
    const board = document.querySelector('[data-testid=board]');
    if (!board) return;
    const r = board.getBoundingClientRect();
    const place = `${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.width)}x${Math.round(r.height)}`;
    if (!window.stillness.boards.includes(place)) window.stillness.boards.push(place);
  }, 50);
};
