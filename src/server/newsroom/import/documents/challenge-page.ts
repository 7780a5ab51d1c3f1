/** Said by pages that want proof of a human or a sign-in, in their title or to their reader's eyes. */
const TITLE =
  /^(?:just a moment|attention required|access denied|access to this page has been denied|pardon our interruption|are you a (?:robot|human)|robot or human|human verification|security check|one moment, please|checking your browser|please wait|ddos-guard|log ?in|sign ?in|prisijung(?:imas|kite|ti))(?![\p{L}\d])/iu;
const WORDS =
  /just a moment|verify(?:ing)? (?:that )?you are (?:a )?human|prove (?:that )?you(?: are|'re) (?:a )?(?:human|not a robot)|(?:solve|complete|enter|type) (?:the|this|a) (?:captcha|security check)|captcha (?:below|to continue)|are you a robot|not a robot|unusual (?:traffic|activity) from|checking your browser|enable javascript and cookies|access (?:to this page (?:has been|is) )?denied|pardon our interruption|ddos-guard|perimeterx|datadome|incapsula incident|kad (?:esate žmogus|nesate robotas)|nesu robotas|tikriname jūsų naršyklę/i;
const PASSWORD_FIELD = /<input\b[^<>]*\btype\s*=\s*["']?password/i;

/** Such pages say little altogether; a whole page may well have a form to sign in at its top. */
const FEW_CHARACTERS = 1500;

/**
 * Whether a page wants proof of a human or a sign-in; it is reported and never evaded. Only what stands in its title
 * or before a reader's eyes tells, never its scripts, and only where there is little else: of an article's page this is asked when
 * next to nothing was extracted. Reads in one walk, without a parser.
 */
export function isChallengePage(html: string): boolean {
  const { title, markup } = splitPage(html);
  if (TITLE.test(title)) return true;
  const text = stripMarkup(markup);
  return text.length < FEW_CHARACTERS && (WORDS.test(text) || PASSWORD_FIELD.test(markup));
}

const stripMarkup = (markup: string): string =>
  markup
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const OPENING = /<(!--|(?:script|style|noscript|template|svg|textarea|title)(?![\w-]))/gi;

/** The first title, and the page without what no reader sees. What is never closed lasts to the end, as in browsers. */
function splitPage(html: string): { title: string; markup: string } {
  const opening = new RegExp(OPENING);
  const markup: string[] = [];
  let title = '';
  let from = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const name = found[1] ?? '';
    markup.push(html.slice(from, found.index));
    const closing = new RegExp(name === '!--' ? '-->' : `</${name}`, 'gi');
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(html)?.index ?? html.length;
    if (/^title$/i.test(name)) title ||= stripMarkup(`<${html.slice(found.index + 1, end)}`);
    from = end;
    opening.lastIndex = end;
  }
  return { title, markup: markup.join('') + html.slice(from) };
}
