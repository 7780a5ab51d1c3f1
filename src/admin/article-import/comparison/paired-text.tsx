import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';
import { alignBlocks, joinHeadings } from './align-blocks.ts';
import type { Finding } from './fact-labels.ts';
import { highlightFacing, highlightFacts, type Side } from './highlight-facts.ts';
import { articleSheet, openLinksOutside } from './html-text.tsx';
import { describeBlock, splitBlocks } from './split-blocks.ts';

interface PairedTextProps {
  /** Cleaned by the server when they were stored. */
  source: string;
  output: string;
  /** BCP 47, of the source. */
  language: string;
  /** Marked where they stand, in both. */
  findings: readonly Finding[];
}

export const NARROW = '(max-width: 63.99em)';

/**
 * A text beside its original, paragraph by paragraph: each has its own beside it, so they scroll together. In a narrow
 * window the original is folded under its translation. A shadow tree, as of `HtmlText`.
 */
export function PairedText({ source, output, language, findings }: PairedTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  // Before it is painted: the next text stands there at once.
  useLayoutEffect(() => {
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' });
    if (!root) return;
    root.adoptedStyleSheets = [articleSheet(), pairSheet()];
    const [sources, outputs] = [splitBlocks(source), splitBlocks(output)];
    const described = outputs.map(describeBlock);
    const pairs = alignBlocks(sources.map(describeBlock), described);
    const rows = (isNarrow ? joinHeadings(pairs, described) : pairs).map((pair) => {
      const of = (blocks: HTMLElement[], places: number[], side: Side, lang: string) => {
        const cell = createCell(side, lang);
        cell.append(...places.flatMap((at) => blocks[at] ?? []));
        highlightFacts(cell, findings, side);
        return cell;
      };
      const original = of(sources, pair.source, 'source', language);
      const text = of(outputs, pair.output, 'output', 'lt');
      highlightFacing(text, findings, { side: 'output', other: original });
      highlightFacing(original, findings, { side: 'source', other: text });
      const row = document.createElement('div');
      row.className = 'pair';
      if (isNarrow) row.append(text, ...(pair.source.length > 0 ? [fold(original)] : []));
      else row.append(original, text);
      return row;
    });
    root.replaceChildren(...rows);
    openLinksOutside(root);
  }, [source, output, language, findings, isNarrow]);
  return <div ref={place} data-narrow={isNarrow || undefined} />;
}

function createCell(side: Side, lang: string): HTMLElement {
  const cell = document.createElement('div');
  cell.className = side;
  if (lang) cell.lang = lang;
  return cell;
}

/** Under its translation, one press away; what was found in it is shown without opening it. */
function fold(original: HTMLElement): HTMLElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const isMarked = original.querySelector('mark') !== null;
  summary.textContent = isMarked ? 'Originalas: yra ką patikrinti' : 'Originalas';
  details.append(summary, original);
  return details;
}

let sheet: CSSStyleSheet | null = null;

function pairSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 2.5rem; }
    .pair > * { min-width: 0; max-width: 65ch; }
    .source { color: var(--mantine-color-dimmed); }
    .pair :is(h1, h2, h3, h4, h5, h6):first-child { margin-top: .6em; }
    :host([data-narrow]) .pair { display: block; padding-bottom: .5rem; }
    details { margin: -.25rem 0 .75rem; padding-left: .75rem; border-left: 2px solid var(--panel-rule); }
    summary { display: inline-flex; gap: .25rem; align-items: center; min-height: 1.75rem; color: var(--mantine-color-anchor);
      font-size: var(--mantine-font-size-sm); cursor: pointer; }
    summary::after { content: "▾"; }
    details[open] > summary::after { content: "▴"; }
    summary:focus-visible { outline: 2px solid var(--panel-focus); outline-offset: 2px; }
  `);
  return sheet;
}
