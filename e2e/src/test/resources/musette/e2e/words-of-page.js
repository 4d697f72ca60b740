// Everything that the document says or shows by name, visible or not: texts, what screen readers are told, hints, values, names of shapes.
() => {
  const SAID = /^(aria-.*|title|alt|placeholder|value|href|class|data-.*)$/;
  const found = [document.title];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim()) found.push(node.data.trim());
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE || /^(script|style)$/i.test(node.tagName)) return;
    for (const { name, value } of node.attributes) if (SAID.test(name) && value) found.push(`${node.tagName} ${name}=${value}`);
    if (node.value) found.push(`${node.tagName} holds ${node.value}`);
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return found;
};
