import { type RefObject, useEffect, useEffectEvent } from 'react';
import { alignBlocks } from '../comparison/align-blocks.ts';
import type { Finding } from '../comparison/fact-labels.ts';
import { listRanges } from '../comparison/highlight-facts.ts';
import { describeBlock, listBlocks } from '../comparison/split-blocks.ts';

/** The paragraph that was being read when the writing began. */
export interface ReadPlace {
  words: string;
  /** Pixels from the window's top. */
  top: number;
}

const WRITTEN = '[contenteditable=true]';
const HEADER = 'header';

/** The first paragraph that begins in the window; null at the beginning, where the title is read. */
export function findReadPlace(): ReadPlace | null {
  if (window.scrollY === 0) return null;
  const top = document.querySelector(HEADER)?.getBoundingClientRect().bottom ?? 0;
  const blocks = [
    ...(findShadow(document.querySelector('main'))?.querySelectorAll('.output > *') ?? []),
  ];
  const topOf = (block: Element) => block.getBoundingClientRect().top;
  const block = blocks.find((one) => topOf(one) >= top) ?? blocks.at(-1);
  return block && block !== blocks[0] ? { words: wordsOf(block), top: topOf(block) } : null;
}

/** Of a text that is shown: it stands last. */
const findShadow = (place: Element | null) =>
  [...(place?.querySelectorAll('*') ?? [])].findLast(({ shadowRoot }) => shadowRoot)?.shadowRoot;
const wordsOf = ({ textContent }: Node) => textContent?.replace(/\s+/g, ' ').trim() ?? '';

interface Beside {
  writer: RefObject<HTMLElement | null>;
  /** Holds the original, and scrolls. */
  reference: RefObject<HTMLElement | null>;
  findings: readonly Finding[];
  read: ReadPlace | null;
}

/**
 * What is written beside its original: the caret begins in the paragraph that was read, the original stands level with the
 * paragraph the caret is in, and what was found is marked where it stands now. The editor knows nothing of it.
 */
export function useReadBeside({ writer, reference, findings, read }: Beside): void {
  const mark = useEffectEvent(() => markFindings(writer.current, findings));
  const begin = useEffectEvent((field: HTMLElement) => read && goToPlace(field, read));
  const follow = useEffectEvent(() => followCaret(writer.current, reference.current));
  useEffect(() => {
    const place = writer.current;
    if (!place) return;
    let hasBegun = false;
    let frame = 0;
    let writtenIn: Element | null = null;
    const look = () => {
      frame = 0;
      mark();
      const field = place.querySelector<HTMLElement>(WRITTEN);
      if (!field || hasBegun) return;
      hasBegun = true;
      begin(field);
    };
    // The letter is shown before what it changes.
    const ask = () => {
      frame ||= requestAnimationFrame(look);
    };
    /** Whoever has begun to write stays where they are. */
    const stay = () => {
      hasBegun = true;
    };
    // Not at each letter: all paragraphs of both texts are compared.
    const move = () => {
      const block = findWrittenBlock(place);
      if (block && block !== writtenIn) follow();
      writtenIn = block;
    };
    const observer = new MutationObserver(ask);
    ask();
    observer.observe(place, { childList: true, subtree: true, characterData: true });
    place.addEventListener('keydown', stay);
    place.addEventListener('pointerdown', stay);
    document.addEventListener('selectionchange', move);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      place.removeEventListener('keydown', stay);
      place.removeEventListener('pointerdown', stay);
      document.removeEventListener('selectionchange', move);
      markFindings(null, []);
    };
  }, [writer]);
}

/** Painted over the text: marks in it would be written into the article. A browser that cannot has the list. */
function markFindings(writer: HTMLElement | null, findings: readonly Finding[]): void {
  if (!('highlights' in CSS)) return;
  const field = writer?.querySelector(WRITTEN);
  const found = field && findings.length > 0 ? listRanges(field, findings) : [];
  for (const [name, isUnsure] of [
    ['finding', false],
    ['unsure-finding', true],
  ] as const) {
    const ranges = found.filter((one) => one.isUnsure === isUnsure).map(({ range }) => range);
    CSS.highlights.set(name, new Highlight(...ranges));
  }
}

function goToPlace(field: HTMLElement, { words, top }: ReadPlace): void {
  const block = [...field.children].find((one) => wordsOf(one) === words);
  if (!block) return;
  field.focus({ preventScroll: true });
  document.getSelection()?.collapse(block, 0);
  // Under what is pinned over the text, which `scroll-padding` reckons with.
  block.scrollIntoView({ block: 'start' });
  const own = block.getBoundingClientRect().top;
  if (top > own) window.scrollBy(0, own - top);
}

/** The block of the text that the caret is in. */
function findWrittenBlock(writer: HTMLElement | null): Element | null {
  const caret = document.getSelection()?.anchorNode;
  const blocks = writer?.querySelector(WRITTEN)?.children;
  return (caret && [...(blocks ?? [])].find((block) => block.contains(caret))) || null;
}

function followCaret(writer: HTMLElement | null, reference: HTMLElement | null): void {
  const own = findWrittenBlock(writer);
  const root = findShadow(reference);
  if (!own?.parentElement || !reference || !root) return;
  const written = [...own.parentElement.children];
  const at = written.indexOf(own);
  const sources = listBlocks(root);
  const pairs = alignBlocks(
    sources.map(describeBlock),
    written.map((block) => describeBlock(block as HTMLElement)),
  );
  const until = pairs.findIndex(({ output }) => output.includes(at));
  // A paragraph that has no other stands where the one before it does.
  const facing =
    pairs[until]?.source[0] ??
    pairs
      .slice(0, until + 1)
      .flatMap((p) => p.source)
      .at(-1);
  const source = sources[facing ?? -1];
  if (!source) return;
  const frame = reference.getBoundingClientRect();
  const level = Math.min(Math.max(own.getBoundingClientRect().top, frame.top), frame.bottom - 80);
  reference.scrollTop += source.getBoundingClientRect().top - level;
}
