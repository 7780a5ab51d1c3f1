/* What makes an element invisible to a reader: its own attributes, or simple rules of a style sheet beside it. */

const HIDING = [
  /(?:^|;)\s*display\s*:\s*none/i,
  /(?:^|;)\s*(?:content-)?visibility\s*:\s*(?:hidden|collapse)/i,
  /(?:^|;)\s*opacity\s*:\s*(?:0+(?:\.0[0-4]?\d*)?|\.0[0-4]?\d*)%?\s*(?:!|;|$)/i,
  /(?:^|;)\s*font\s*:[^;/]*?(?<![\d.])0(?:px|pt|em|rem|%)?[\s/]/i,
  /(?:^|;)\s*(?:(?:left|top|right|bottom|text-indent)\s*:|transform\s*:(?=[^;]*translate))[^;]*-\d{3,}/i,
  /(?:^|;)\s*margin(?:-left|-top)?\s*:[^;]*-\d{4,}/i,
  /(?:^|;)\s*transform\s*:[^;]*scale\s*\(\s*0/i,
  /(?:^|;)\s*(?:max-)?(?:width|height)\s*:\s*[01](?:px)?\s*(?:!|;|$)/i,
  /(?:^|;)\s*clip(?:-path)?\s*:\s*(?:rect\s*\(\s*[01]|inset\s*\(\s*(?:[5-9]\d|100)%|circle\s*\(\s*0|polygon\s*\(\s*0[^,;]*(?:,\s*0[^,;]*)*\))/i,
  /(?:^|;)\s*filter\s*:[^;]*opacity\s*\(\s*0/i,
  /(?:^|;)\s*(?:-webkit-text-fill-)?color\s*:\s*transparent/i,
  /mso-hide\s*:\s*all/i,
];
const FONT_SIZE = /(?:^|;)\s*font-size\s*:\s*([\d.]+)\s*(px|pt|em|rem|%|vw|vh)?/i;
/** Unreadable sizes. */
const UNREADABLE: Record<string, number> = {
  px: 2,
  pt: 2,
  em: 0.15,
  rem: 0.15,
  '%': 15,
  vw: 0.1,
  vh: 0.1,
};
const COLOUR = /(?:^|;)\s*color\s*:\s*([^;!]+)/i;
const BACKGROUND = /(?:^|;)\s*background(?:-color|-image)?\s*:\s*([^;!]+)/i;
const HIDDEN_CLASSES = new Set([
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'screen-reader-text',
  'screenreader',
  'd-none',
  'invisible',
  'hidden',
]);

const MAX_STYLE = 4000;

type Attributes = Record<string, string>;

/** Do these declarations hide what they apply to? */
export function isHidingStyle(style: string): boolean {
  // Longer than any hand-written style, and the patterns must not run over it.
  if (style.length > MAX_STYLE) return true;
  const plain = style.replace(/\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/g, '');
  const [, size, unit = 'px'] = FONT_SIZE.exec(plain) ?? [];
  if (size !== undefined && Number(size) <= (UNREADABLE[unit.toLowerCase()] ?? 0)) return true;
  return HIDING.some((pattern) => pattern.test(plain));
}

/** Background of the element itself, as a plain colour; '' when it has none. */
export function backgroundOf(attributes: Attributes): string {
  const styled = BACKGROUND.exec(attributes.style ?? '')?.[1] ?? attributes.bgcolor ?? '';
  return plainColour(styled);
}

/**
 * @param background what stands behind the element, '' for the page's own, which is taken to be white
 * @param hiddenNames `.class` and `#id` of the style sheet's hiding rules
 */
export function isHiddenElement(
  attributes: Attributes,
  background: string,
  hiddenNames: ReadonlySet<string>,
): boolean {
  const { style = '', class: classes = '', id = '' } = attributes;
  const names = classes.split(/\s+/).filter(Boolean);
  // "hidden md:block" is shown on wider screens.
  const isShownSomewhere = names.some((name) =>
    /:(?:block|flex|grid|inline|table|visible)/.test(name),
  );
  return (
    attributes.hidden !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    (style !== '' && isHidingStyle(style)) ||
    (!isShownSomewhere && names.some((name) => HIDDEN_CLASSES.has(name))) ||
    names.some((name) => hiddenNames.has(`.${name}`)) ||
    hiddenNames.has(`#${id}`) ||
    attributes.size === '0' ||
    isSameColour(attributes, background)
  );
}

/** White on white, or any colour on itself. */
function isSameColour(attributes: Attributes, background: string): boolean {
  const colour = plainColour(COLOUR.exec(attributes.style ?? '')?.[1] ?? attributes.color ?? '');
  if (colour === '') return false;
  return colour === (backgroundOf(attributes) || background || 'white');
}

/** One writing for the colours people hide text with; others as they are. */
function plainColour(value: string): string {
  const plain = value.trim().toLowerCase().replace(/\s+/g, '');
  if (
    /^(?:#f{3,8}|#f[ef]f[ef]f[ef]|white|rgba?\(25[0-5],25[0-5],25[0-5](?:,[\d.]+)?\)|hsl\(0,0%,100%\))$/.test(
      plain,
    )
  ) {
    return 'white';
  }
  if (/^(?:#0{3}|#0{6}|black|rgb\(0,0,0\))$/.test(plain)) return 'black';
  return plain === 'transparent' || plain === 'none' || plain === 'inherit' ? '' : plain;
}

/** Fewer than of an element's own: what a sheet fades in or folds is text that readers come to see. */
const HIDING_RULE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|(?:text-indent|left)\s*:\s*-\d{3,}|(?:^|;)\s*color\s*:\s*transparent/i;
/** Comments and quoted texts, whose braces are none. What is never closed lasts to the end, so each is read once. */
const COMMENT_OR_TEXT =
  /\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|<!--|-->/g;

/** `.class` and `#id` that a sheet hides everywhere; rules for some screens are left alone. */
export function listHiddenNames(sheet: string): Set<string> {
  const names = new Set<string>();
  for (const { selectors, rules } of listTopRules(sheet.replace(COMMENT_OR_TEXT, ' '))) {
    if (!HIDING_RULE.test(rules)) continue;
    for (const selector of selectors.split(',')) {
      const name = /^(?:[a-z]+)?([.#][\w-]+)$/i.exec(selector.trim())?.[1];
      if (name) names.add(name);
    }
  }
  return names;
}

/** The style sheets inside a piece of HTML; one that is never closed lasts to its end. */
export function sheetsOf(html: string): string {
  const opening = /<style(?![\w-])/gi;
  const sheets: string[] = [];
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const closing = /<\/style/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(html)?.index ?? html.length;
    const piece = html.slice(found.index, end);
    sheets.push(piece.slice(piece.indexOf('>') + 1));
    opening.lastIndex = end;
  }
  return sheets.join('\n');
}

/** Rules outside every `@media {}`. In one walk: a pattern for nested braces takes a square of the length. */
function listTopRules(sheet: string): { selectors: string; rules: string }[] {
  const found: { selectors: string; rules: string }[] = [];
  let depth = 0;
  let from = 0;
  let selectors = '';
  for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) selectors = sheet.slice(from, index);
      depth += 1;
    } else {
      if (depth === 1 && !selectors.includes('@')) {
        found.push({ selectors, rules: sheet.slice(from, index) });
      }
      depth = Math.max(0, depth - 1);
    }
    from = index + 1;
  }
  return found;
}
