import { useEffect, useRef } from 'react';
import classes from '../article-import.module.css';
import type { Finding } from './fact-labels.ts';
import { highlightFacts, type Side } from './highlight-facts.ts';

interface HtmlTextProps {
  /** Cleaned by the server when it was stored. */
  html: string;
  /** BCP 47, for readers and hyphens. */
  language: string;
  /** Marked where they stand in the text. */
  findings?: readonly Finding[];
  side?: Side;
}

const NONE: readonly Finding[] = [];

/**
 * An article's text with the panel's own letters and none of its rules: a shadow tree keeps its names and ours
 * apart. Scripts of it could not run either, the page's policy allows none.
 */
export function HtmlText({ html, language, findings = NONE, side = 'output' }: HtmlTextProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' });
    if (!root) return;
    root.adoptedStyleSheets = [articleSheet()];
    root.innerHTML = html;
    highlightFacts(root, findings, side);
    openLinksOutside(root);
  }, [html, findings, side]);
  return <div ref={place} lang={language} className={classes.text} />;
}

/** The panel stays where it is. */
export function openLinksOutside(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}

let sheet: CSSStyleSheet | null = null;

/** Made once: a constructed sheet needs no nonce. */
export function articleSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { overflow-wrap: anywhere; line-height: 1.6; }
    h1, h2, h3, h4, h5, h6 { margin: 1.2em 0 .4em; font-size: 1.1em; font-weight: 600; line-height: 1.3; }
    p, ul, ol, blockquote, pre, table { margin: 0 0 .8em; }
    ul, ol { padding-left: 1.3em; }
    img, table, pre { max-width: 100%; }
    img { height: auto; }
    pre { overflow: auto; white-space: pre-wrap; }
    table { display: block; overflow: auto; border-collapse: collapse; }
    td, th { padding: .25em .5em; border: 1px solid var(--panel-rule); text-align: left; overflow-wrap: break-word; }
    a { color: var(--mantine-color-anchor); }
    mark { padding: 0 .15em; background: var(--mantine-color-yellow-light); color: inherit;
      border-bottom: 2px solid var(--mantine-color-yellow-filled); cursor: help; }
    mark:is(.unsure, .facing) { background: none; border-bottom-style: dotted; }
    blockquote { margin-left: 0; padding-left: 1em; border-left: 3px solid var(--panel-rule); }
  `);
  return sheet;
}
