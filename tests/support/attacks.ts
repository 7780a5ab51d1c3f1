import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { OWN_ATTACKS } from '../fixtures/attacks.ts';
import { corpusPath } from './corpus.ts';

/** A string meant to run or to reach out when a page shows it. */
export interface AttackString {
  /** The file it comes from, or `own`. */
  file: string;
  text: string;
  /** It is known to run in Chromium unsanitised. */
  isLive: boolean;
}

export const listOwnAttacks = (): AttackString[] =>
  OWN_ATTACKS.map((text) => ({ file: 'own', text, isLive: false }));

/** Every string of the corpus; needs it to be there. */
export function listCorpusAttacks(): AttackString[] {
  const folder = corpusPath('xss/');
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.sort().flatMap((name) =>
    readFileSync(folder + name, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const { html, live } = JSON.parse(line) as { html: string; live: boolean };
        return { file: basename(name, '.jsonl'), text: html, isLive: live };
      }),
  );
}

/** No markup, but something that a browser may take for an address. */
export const isAddress = (text: string): boolean =>
  !text.includes('<') && /^\s*(?:[\w\s]+:|\/\/)/.test(text);

const ENGLISH =
  'The company told its customers that every office should look at the backups of its servers, ask who may open them and try to restore a few files on another machine. People who look after small networks say that the plan matters more than the tools, because somebody has to know what is done first and who is called when nothing works. ';
const LITHUANIAN =
  'Įmonė pranešė savo klientams, kad kiekvienas biuras turėtų peržiūrėti serverių atsargines kopijas, išsiaiškinti, kas gali jas atverti, ir pabandyti atkurti kelis failus kitame kompiuteryje. Žmonės, prižiūrintys nedidelius tinklus, sako, kad planas svarbiau už įrankius, nes kažkas turi žinoti, kas daroma pirmiausia ir kam skambinama, kai niekas neveikia. ';
/** Together longer than what is taken for a whole article. */
const PARAGRAPHS = 6;

export type TextLanguage = 'en' | 'lt';

/** An ordinary text with the attack behind it, in every place where it may mean something else. */
export function attackedHtml(text: string, language: TextLanguage, turn: number): string {
  const filler = `<p>${language === 'lt' ? LITHUANIAN : ENGLISH}</p>`.repeat(PARAGRAPHS);
  const places = placesOf(text);
  // What is not closed hides all that follows, so each place comes first at times.
  const at = turn % places.length;
  return filler + [...places.slice(at), ...places.slice(0, at)].join('\n');
}

function placesOf(text: string): string[] {
  const quoted = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [
    text,
    `<p>${text}</p>`,
    `<p title="${text}">a</p>`,
    `<a href="${text}">b</a>`,
    `<a href='${text}' title='${text}'>c</a>`,
    `<img src="${text}" alt="${text}">`,
    `<table><tr><td>${text}</table>`,
    `<a href="${quoted}">d</a><img src="${quoted}" srcset="${quoted} 1x"><button formaction="${quoted}">e</button>`,
    `<svg><a xlink:href="${quoted}"><text>f</text></a></svg><math href="${quoted}">g</math>`,
    `<!-- ${text} -->`,
    `<style>${text}</style>`,
    `<noscript><p title="${text}"></noscript>`,
    `<blockquote cite="${quoted}"><ul><li>${text}</ul></blockquote>`,
  ];
}
