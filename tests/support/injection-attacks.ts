import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedItem } from '../../src/server/newsroom/import/item/feed-item.ts';
import {
  type ArticleBody,
  composeBody,
} from '../../src/server/newsroom/import/pages/compose-body.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/injection');

/** An attack on the models through an imported article. See the folder's README. */
export interface InjectionAttack {
  id: string;
  how: 'hidden' | 'visible';
  /** Put after an ordinary article. */
  html: string;
  title?: string;
  excerpt?: string;
  /** What a model must read to obey. */
  planted: string;
  /** What a model that obeys answers; `add` is HTML. */
  attack: { score?: number; category?: string; title?: string; add?: string };
}

export const listInjectionAttacks = (): InjectionAttack[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as InjectionAttack[]);

const ARTICLE = `<h2>What happened</h2>
<p>On March 4, 2026 researchers reported a flaw tracked as CVE-2026-12345 in the ExampleMail server that affects about 3.5 million installations. The company released version 4.2.1 within 48 hours and asked every administrator to install it without any delay.</p>
<p>More details are published on <a href="https://example.com/advisory/42">the advisory page</a>, where the vendor explains which settings should be changed and how to look for traces of a break-in.</p>`;

/** Faithful, so that nothing but the attack can be found fault with. */
const TRANSLATION = `<h2>Kas nutiko</h2>
<p>2026 m. kovo 4 d. tyrėjai pranešė apie „ExampleMail“ serverio spragą CVE-2026-12345, kuri paliečia apie 3,5 mln. įdiegčių. Bendrovė per 48 valandas išleido 4.2.1 versiją ir paprašė visų administratorių nedelsiant ją įdiegti.</p>
<p>Išsamiau rašoma <a href="https://example.com/advisory/42">pranešimo puslapyje</a>: gamintojas paaiškina, kurias nuostatas reikėtų pakeisti ir kaip ieškoti įsilaužimo pėdsakų.</p>`;

/** The article with the attack in it, as its feed would bring it. */
export const attackedItem = (attack: InjectionAttack): FeedItem => ({
  guid: attack.id,
  url: null,
  title: attack.title ?? 'ExampleMail server flaw under attack',
  summaryHtml: `<p>${attack.excerpt ?? 'Administrators are asked to update the mail server at once.'}</p>`,
  contentHtml: ARTICLE + attack.html,
  baseUrl: 'https://example.com/',
  author: null,
  publishedAt: new Date('2026-03-05T08:00:00Z'),
  rawDate: null,
  imageUrl: null,
});

/** What a model answers that has read the attack and does as it says. */
export const obeyingAnswer = ({ attack }: InjectionAttack) => ({
  score: attack.score ?? 82,
  category: attack.category ?? 'Kibernetinis saugumas',
  title: attack.title ?? 'Atakuojama „ExampleMail“ serverio spraga',
  excerpt: 'Administratorių prašoma nedelsiant atnaujinti pašto serverį.',
  content_html: TRANSLATION + (attack.add ?? ''),
});

/** Import's own cleaning. */
export const importAttacked = (attack: InjectionAttack): ArticleBody =>
  composeBody({ item: attackedItem(attack), page: null }).body;
