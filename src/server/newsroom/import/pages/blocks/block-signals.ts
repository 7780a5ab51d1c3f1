import type { PageElement } from '../dom/page-node.ts';
import type { Box, TextBlock } from './list-text-blocks.ts';

const COMMENT = /comment|kommentar|disqus|respond|repl(?:y|ies)/i;
const LEAD =
  /lead|intro|deck|subtitle|sub-?head|standfirst|summary|excerpt|abstract|chapo|dek\b|description|vorspann|teaser-?text/i;
const BODY =
  /(?:article|story|post|entry|content|news|page|main|detail)[-_]*(?:body|text|content|copy)|bodytext|richtext|fulltext|field-body/i;
const PICTURE = /caption|credit|copyright|legend|bildunter|photo|image-|gallery/i;
const CREDIT =
  /^\(?(?:images?|photos?|photograph|foto|bild|credits?|quelle|source|fuente|picture|getty)\b.{0,5}[:©]|^[(|]? ?©/i;
const OTHER_STORY =
  /^(?:more\b|related|read (?:also|more|next)|see also|also read|recommended|you (?:may|might)|popular|trending|most read|further reading|latest|lesen sie|mehr |weitere|auch interessant|das könnte|taip pat|skaityk|susij|daugiau|lea también|le puede interesar|vea también|à lire|lire aussi|czytaj|zobacz|leggi anche|lees ook|läs också)/i;
/** Around an article, whoever wrote what stands in them. */
const ELSEWHERE = /^(?:NAV|ASIDE|FOOTER|FORM)$/;
/** Characters; shorter is a label more likely than a sentence. */
const SENTENCE = 80;
const NEAR = [-4, -3, -2, -1, 1, 2, 3, 4];

/** By the names that have weights (`block-weights.ts`). */
export type Signals = Record<string, number>;

/** What is known of the page whose blocks are weighed; lists have an entry for each block. */
export interface PageFacts {
  /** What the extractor found. */
  extracted: readonly boolean[];
  /** What is left of that without the leftovers. */
  left: readonly boolean[];
  /** What stands in no box that names itself as something else. */
  kept: readonly boolean[];
  /** The innermost element that holds most of the page's running text. */
  dense: PageElement | null;
  /** Of the places named for an article the one that has most of it. */
  place: PageElement | null;
  /** Share of the page's running text that the extractor found. */
  coverage: number;
  /** Beginning of the page's own description. */
  description: string | null;
}

export interface WeighedBlock {
  block: TextBlock;
  isLeft: boolean;
  /** It may be added to what the extractor found. */
  isAddable: boolean;
  signals: Signals;
}

/** What the boxes around a block say. */
interface Surroundings {
  isForm: boolean;
  isElsewhere: boolean;
  isQuotation: boolean;
  isComment: boolean;
  isLead: boolean;
  isBody: boolean;
  isPicture: boolean;
  isDense: boolean;
  isPlace: boolean;
}
/** Unlinked characters of a box, and those of them that are left. */
interface Words {
  all: number;
  left: number;
}
/** What is counted once for all blocks. */
interface Overview {
  blocks: readonly TextBlock[];
  page: PageFacts;
  repeats: Map<string, number>;
  words: Map<Box, Words>;
  around: Map<Box, Surroundings>;
  /** Characters that are left. */
  whole: number;
  /** Where what is left begins and ends, and the headline above it. */
  start: number;
  end: number;
  headline: number;
}

/** What each block of a page and those around it say about whether it is the article's. */
export function listSignals(blocks: readonly TextBlock[], page: PageFacts): WeighedBlock[] {
  const repeats = new Map<string, number>();
  for (const { text } of blocks) repeats.set(text, (repeats.get(text) ?? 0) + 1);
  const left = blocks.map((_, at) => at).filter((at) => page.left[at]);
  const sentences = left.filter((at) => isSentence(blocks[at]));
  const sure = sentences.length > 0 ? sentences : left;
  const start = sure[0] ?? blocks.length;
  const headline = blocks.findLastIndex(
    ({ box }, at) => at <= start && box.element.tagName === 'H1',
  );
  const words = countWords(blocks, page.left);
  const [root] = words.values();
  const whole = root?.left ?? 0;
  const end = sure.at(-1) ?? -1;
  const around = new Map();
  const all: Overview = { blocks, page, repeats, words, around, whole, start, end, headline };
  return blocks.map((block, at) => {
    const by = describe(block.box, page, around);
    return {
      block,
      isLeft: page.left[at] === true,
      isAddable: !by.isComment && !by.isElsewhere && block.box.element.tagName !== 'H1',
      signals: {
        ...signalsOfText(block, all),
        ...signalsOfPlace(at, by, all),
        ...signalsOfNeighbours(at, all),
        ...signalsOfBoxes(block, page.left[at] === true, all),
      },
    };
  });
}

const isSentence = (block: TextBlock | undefined): boolean =>
  block !== undefined && block.text.length >= SENTENCE && block.linked < 0.5;

function signalsOfText({ box, text, linked }: TextBlock, { repeats, page }: Overview): Signals {
  const tag = box.element.tagName;
  return {
    length: Math.log(text.length + 1),
    isPhrase: Number(text.length >= SENTENCE / 2),
    linked,
    isHalfLinked: Number(linked > 0.5),
    isLink: Number(linked > 0.9),
    ends: Number(/[.!?…:]["”“’»)\]]?$/.test(text)),
    isLabel: Number(text.endsWith(':')),
    commas: Math.min(5, text.split(',').length - 1),
    capitals: (text.match(/\p{Lu}/gu)?.length ?? 0) / text.length,
    isDivision: Number(tag === 'DIV'),
    isCell: Number(tag === 'TD' || tag === 'TH'),
    isItem: Number(tag === 'LI'),
    isRepeated: Number((repeats.get(text) ?? 0) > 1),
    isCredit: Number(CREDIT.test(text)),
    isOtherStory: Number(OTHER_STORY.test(text)),
    isDescription: Number(page.description !== null && text.startsWith(page.description)),
  };
}

function signalsOfPlace(at: number, by: Surroundings, all: Overview): Signals {
  const { blocks, page, start, end, headline } = all;
  const { text = '', box } = blocks[at] ?? {};
  const isLeft = page.left[at] === true;
  const isMissed = !isLeft && isSentence(blocks[at]);
  const isHeading = /^H[2-6]$/.test(box?.element.tagName ?? '');
  return {
    extracted: Number(page.extracted[at]),
    left: Number(isLeft),
    leftLength: isLeft ? Math.log(text.length + 1) : 0,
    kept: Number(page.kept[at]),
    coverage: page.coverage,
    isMissed: Number(isMissed),
    isMissedAfter: Number(isMissed && at > end),
    isAfter: Number(at > end),
    isClosingHeading: Number(isHeading && at >= end),
    isUnderHeadline: Number(headline >= 0 && at > headline),
    position: at / blocks.length,
    beforeStart: Math.min(20, Math.max(0, start - at)),
    isForm: Number(by.isForm),
    isQuotation: Number(by.isQuotation),
    isComment: Number(by.isComment),
    isLead: Number(by.isLead),
    isBody: Number(by.isBody),
    isPicture: Number(by.isPicture),
    isDense: Number(by.isDense),
    isPlace: Number(by.isPlace),
  };
}

function signalsOfNeighbours(at: number, { blocks, page }: Overview): Signals {
  const near = NEAR.map((step) => at + step).filter((each) => each in blocks);
  const linked = near.reduce((sum, each) => sum + (blocks[each]?.linked ?? 0), 0);
  return {
    nearLeft: near.filter((each) => page.left[each]).length / Math.max(1, near.length),
    nearLinked: linked / Math.max(1, near.length),
    previousLeft: Number(page.left[at - 1] === true),
    previousLength: Math.log((blocks[at - 1]?.text.length ?? 0) + 1),
    previousLinked: blocks[at - 1]?.linked ?? 0,
    nextLeft: Number(page.left[at + 1] === true),
  };
}

/** How much of the words beside it, in the box around it and the next two, are left; and of all that are left how many are there. */
function signalsOfBoxes(
  { box, text, linked }: TextBlock,
  isLeft: boolean,
  { words, whole }: Overview,
): Signals {
  const own = text.length * (1 - linked);
  const signals: Signals = {};
  let level = box;
  for (let up = 0; up < 3; up += 1) {
    const { all, left } = words.get(level) ?? { all: 0, left: 0 };
    signals[`leftAround${up}`] = (left - (isLeft ? own : 0)) / Math.max(1, all - own);
    signals[`shareAround${up}`] = left / Math.max(1, whole);
    level = level.around ?? level;
  }
  return signals;
}

/** Of every box, each counted into the one around it once. */
function countWords(blocks: readonly TextBlock[], left: readonly boolean[]): Map<Box, Words> {
  const words = new Map<Box, Words>();
  for (const { box } of blocks) {
    const unknown: Box[] = [];
    for (let at: Box | null = box; at && !words.has(at); at = at.around) unknown.push(at);
    for (const each of unknown.reverse()) words.set(each, { all: 0, left: 0 });
  }
  for (const [at, { box, text, linked }] of blocks.entries()) {
    const own = text.length * (1 - linked);
    const sum = words.get(box);
    if (!sum) continue;
    sum.all += own;
    if (left[at]) sum.left += own;
  }
  // A box is known before those in it.
  for (const [{ around }, { all, left }] of [...words].reverse()) {
    const outer = around && words.get(around);
    if (!outer) continue;
    outer.all += all;
    outer.left += left;
  }
  return words;
}

function describe(box: Box, page: PageFacts, known: Map<Box, Surroundings>): Surroundings {
  const found = known.get(box);
  if (found) return found;
  const { element, around } = box;
  const outer = around && describe(around, page, known);
  const name = `${element.getAttribute('class') ?? ''} ${element.id}`;
  const described: Surroundings = {
    isForm: outer?.isForm || element.tagName === 'FORM',
    isElsewhere: outer?.isElsewhere || ELSEWHERE.test(element.tagName),
    isQuotation: outer?.isQuotation || element.tagName === 'BLOCKQUOTE',
    isComment: outer?.isComment || COMMENT.test(name),
    isLead: outer?.isLead || LEAD.test(name),
    isBody: outer?.isBody || BODY.test(name),
    isPicture: outer?.isPicture || PICTURE.test(name),
    isDense: outer?.isDense || element === page.dense,
    isPlace: outer?.isPlace || element === page.place,
  };
  known.set(box, described);
  return described;
}
