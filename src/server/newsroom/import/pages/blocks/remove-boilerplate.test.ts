import { expect, test } from 'vitest';
import type { PageElement } from '../dom/page-node.ts';
import { parsePage } from '../parse-page.ts';
import { measureProse } from './measure-prose.ts';
import { removeBoilerplate } from './remove-boilerplate.ts';

/** So many paragraphs of running text. */
const prose = (count: number) =>
  `<p>${'Įmonės duomenys saugomi tinkamai, kai atsarginės kopijos tikrinamos kasdien. '.repeat(2)}</p>`.repeat(
    count,
  );
/** Whether what is named so stays beside so many paragraphs of the article. */
function stays(named: string, beside: number): boolean {
  const body = parsePage(`<body><div>${prose(beside)}</div>${named}</body>`).body as PageElement;
  removeBoilerplate(body, measureProse(body));
  return body.querySelector('.sidebar, .comments') !== null;
}

test.each([
  ['what names itself as something else goes', `<div class="sidebar">${prose(1)}</div>`, 9, false],
  [
    'with a fifth of the page’s text it is the article',
    `<div class="sidebar">${prose(3)}</div>`,
    9,
    true,
  ],
  ['comments may be longer than the article', `<div class="comments">${prose(11)}</div>`, 9, false],
  ['with most of the page’s text they are it', `<div class="comments">${prose(30)}</div>`, 9, true],
  ['what holds the headline is the article', `<div class="sidebar"><h1>A</h1></div>`, 9, true],
])('%s', (_rule, named, beside, isLeft) => {
  expect(stays(named, beside)).toBe(isLeft);
});
