/** What a drawing in the page takes from style sheets; a picture of it must carry it itself. */
const STYLES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'text-transform',
  'display',
  'visibility',
  'transform',
  'transform-origin',
  'transform-box',
  'mix-blend-mode',
  'clip-path',
];
const XML = 'http://www.w3.org/2000/svg';

/** The text of an SVG that looks as this one does in the page, with all that it refers to. */
export function standalone(svg: SVGSVGElement, size: { width: number; height: number }, fonts = ''): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = [svg, ...svg.querySelectorAll('*')];
  const to = [copy, ...copy.querySelectorAll('*')];
  from.forEach((element, i) => dress(element, to[i]!));
  copy.querySelectorAll('foreignObject, title, script').forEach((element) => element.remove());
  const defs = document.createElementNS(XML, 'defs');
  refer(copy, defs);
  copy.prepend(defs);
  if (fonts) {
    const style = document.createElementNS(XML, 'style');
    style.textContent = fonts;
    copy.prepend(style);
  }
  copy.setAttribute('xmlns', XML);
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${svg.clientWidth} ${svg.clientHeight}`);
  return new XMLSerializer().serializeToString(name(copy));
}

/** The computed style of an element, and the colours of its team for what it uses. */
function dress(element: Element, copy: Element): void {
  const style = getComputedStyle(element);
  const said = STYLES.map((property) => `${property}:${style.getPropertyValue(property)}`);
  if (/\bteam-/.test(element.getAttribute('class') ?? ''))
    for (const property of ['--t', '--on-t']) said.push(`${property}:${style.getPropertyValue(property)}`);
  copy.setAttribute('style', said.join(';').replaceAll(/url\("[^"#]*#/g, 'url("#'));
  for (const attribute of ['class', 'tabindex', 'role', 'aria-label', 'data-choice']) copy.removeAttribute(attribute);
}

/** Copies what is drawn by reference, and what that refers to. */
function refer(root: Element, defs: Element): void {
  const text = new XMLSerializer().serializeToString(root);
  const ids = new Set([...text.matchAll(/(?:href="|url\((?:"|&quot;)?)#([\w-]+)/g)].map((match) => match[1]!));
  for (const id of ids) {
    if (defs.querySelector(`[id="${id}"]`) || (root !== defs && root.querySelector(`[id="${id}"]`))) continue;
    const found = document.getElementById(id);
    if (!found) continue;
    const copy = found.cloneNode(true) as Element;
    defs.append(copy);
    refer(copy, defs);
  }
}

/** The values of the variables that are left, at the root. */
function name(copy: SVGSVGElement): SVGSVGElement {
  const page = getComputedStyle(document.documentElement);
  const used = new Set([...copy.outerHTML.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!));
  for (const variable of used) {
    if (copy.style.getPropertyValue(variable) === '') copy.style.setProperty(variable, page.getPropertyValue(variable));
  }
  return copy;
}

let loaded: Promise<string> | undefined;

/** The fonts of the page as text, fetched once; none where that fails. */
function fonts(): Promise<string> {
  loaded ??= Promise.all(
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
      .map(async (rule) => {
        const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
        if (!address) return '';
        const data = await fontAddress(new URL(address, rule.parentStyleSheet?.href ?? location.href).href);
        return rule.cssText.replace(/src:[^;}]+/, `src: url("${data}") format("woff2")`);
      }),
  )
    .then((rules) => rules.join('\n'))
    .catch(() => '');
  return loaded;
}

async function fontAddress(url: string): Promise<string> {
  return dataAddress(await (await fetch(url)).blob());
}

/** A data: address of a blob, which the policy of the page lets images have. */
export function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

export interface Caption {
  title: string;
  line: string;
}

/** The largest drawing in a part of the page. */
export const largestDrawing = (part: Element | undefined): SVGSVGElement | undefined =>
  [...(part?.querySelectorAll<SVGSVGElement>('.board svg, svg') ?? [])]
    .filter((svg) => !svg.parentElement?.closest('svg'))
    .sort((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)[0];

const BAND = 110;
const PIXELS = 1400;

/** A PNG of a drawing in the page, with a band of words below it. */
export async function pictureOf(svg: SVGSVGElement, caption: Caption): Promise<Blob> {
  const box = svg.getBoundingClientRect();
  const scale = Math.min(3, PIXELS / Math.max(1, box.width));
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
  const image = new Image(size.width, size.height);
  image.src = await dataAddress(new Blob([standalone(svg, size, await fonts())], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height + BAND;
  const context = canvas.getContext('2d')!;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  write(context, caption, size);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('empty'))), 'image/png'));
}

function write(context: CanvasRenderingContext2D, caption: Caption, size: { width: number; height: number }): void {
  context.fillStyle = '#1B5566';
  context.fillRect(0, size.height, size.width, BAND);
  context.fillStyle = '#FFF7E6';
  context.textAlign = 'center';
  context.font = `400 52px "League Gothic", sans-serif`;
  context.fillText(caption.title.toUpperCase(), size.width / 2, size.height + 58, size.width - 40);
  context.font = `400 24px Jost, sans-serif`;
  context.fillText(caption.line, size.width / 2, size.height + 94, size.width - 40);
}
