/** What such a page is called, as its whole title, or before the site's name. */
const TITLE =
  /^(?:just a moment(?:,? please)?|attention required|access (?:to this page (?:has been |is )?)?denied|pardon our interruption|are you a (?:robot|human)|(?:robot or )?human(?: verification)?|security check(?: required)?|one moment,? please|checking your browser(?: before accessing \S{1,80})?|please wait|ddos-guard|(?:log|sign) ?in(?: (?:to|with) (?:your account|\S{1,40}))?|before you continue(?: to \S{1,40})?|we (?:use cookies|value your privacy)|prisijung(?:imas|kite|ti)(?: prie (?:sistemos|paskyros|savo paskyros))?|mes naudojame slapukus|slapukų (?:nustatymai|sutikimas))[\s.…!?]{0,8}(?:$|\||[–—·•»-]\s*\S+(?:\s+\S+){0,2}$)/iu;
const WORDS =
  /just a moment|verify(?:ing)? (?:that )?you are (?:a )?human|prove (?:that )?you(?: are|'re) (?:a )?(?:human|not a robot)|(?:solve|complete|enter|type) (?:the|this|a) (?:captcha|security check)|captcha (?:below|to continue)|are you a robot|not a robot|unusual (?:traffic|activity) from|checking your browser|enable javascript and cookies|access (?:to this page (?:has been|is) )?denied|pardon our interruption|ddos-guard|perimeterx|datadome|incapsula incident|kad (?:esate žmogus|nesate robotas)|nesu robotas|tikriname jūsų naršyklę/i;
/** Said to whoever is asked for a consent; who writes about cookies does not say them sentence by sentence. */
const CONSENT =
  /we (?:and our partners |also )?use cookies|(?:accept|reject|allow) all|our partners|your (?:consent|privacy choices|privacy settings)|withdraw (?:your )?consent|consent to (?:the|our) use|(?:naudojame|mūsų) slapuk|(?:sutikite|sutinkate) su|(?:leisti|atmesti|priimti) visus|savo sutikimą|jūsų sutikim|mūsų partneri/i;
const PASSWORD_FIELD = /<input\b[^<>]*\btype\s*=\s*["']?password/i;
const SIGN_IN = /\b(?:log|sign) ?in\b|\bpassword\b|prisijun|slaptažod/i;

/** Such pages say little altogether; a whole page may well have a form to sign in at its top. */
const FEW_CHARACTERS = 1500;
/** A page of a field for a password and its labels alone. */
const HARDLY_ANY = 100;

/**
 * Whether a page wants proof of a human, a consent or a sign-in; it is reported and never evaded. Only what stands in its title
 * or before a reader's eyes tells, never its scripts: of an article's page this is asked when next to nothing was extracted. Reads in one walk, without a parser.
 */
export function isChallengePage(html: string): boolean {
  const { title, markup } = splitPage(html);
  if (TITLE.test(title)) return true;
  const text = stripMarkup(markup);
  if (text.length >= FEW_CHARACTERS) return isChallengeText(text);
  return (
    WORDS.test(text) ||
    (PASSWORD_FIELD.test(markup) && (text.length < HARDLY_ANY || SIGN_IN.test(text))) ||
    isChallengeText(text)
  );
}

/** The title alone, where there is more text than such pages mostly have. */
export const isChallengeTitle = (html: string): boolean => TITLE.test(splitPage(html).title);

/** Of so much text half of the sentences ask for the same; between blocks there may be no space. */
export function isChallengeText(text: string): boolean {
  const sentences = text.split(/(?<=[.!?…])(?=[\s\p{Lu}])|\n/u).filter((each) => each.trim());
  const lengthOf = (of: readonly string[]) => of.reduce((sum, each) => sum + each.length, 0);
  const asking = sentences.filter((each) => WORDS.test(each) || CONSENT.test(each));
  return asking.length > 1 && lengthOf(asking) * 2 > lengthOf(sentences);
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
