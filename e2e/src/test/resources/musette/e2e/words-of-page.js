// Everything that the document says or shows, visible or not: texts, what screen readers are told, hints, values, names of shapes. A hand or a
// hidden choice could be told by a place, a form or a colour as well as by a word, so what is drawn counts, too, once it is at rest: if it
// was the same when somebody looked last, at least 50 ms ago.
() => {
  const SAID = /^(aria-.*|title|alt|placeholder|value|href|class|data-.*)$/;
  const DRAWN = /^(d|points|fill|transform|style)$/;
  const seen = (window.seenDrawn ??= new WeakMap());
  const now = performance.now();
  const isAtRest = (node, name, value) => {
    const before = seen.get(node) ?? {};
    seen.set(node, before);
    if (before[name]?.value !== value) before[name] = { value, since: now };
    return now - before[name].since >= 50;
  };
  const found = [document.title];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim()) found.push(node.data.trim());
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE || /^(script|style)$/i.test(node.tagName)) return;
    for (const { name, value } of node.attributes) {
      const shown = name === 'style' ? value.replace(/transition:[^;]*;?/g, '').trim() : value;
      if (shown && (SAID.test(name) || (DRAWN.test(name) && isAtRest(node, name, shown)))) found.push(`${node.tagName} ${name}=${shown}`);
    }
    if (node.value) found.push(`${node.tagName} holds ${node.value}`);
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return found;
};
