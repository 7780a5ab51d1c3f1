import { parse, serialize } from 'parse5';
import { expect, it, test } from 'vitest';
import { createElement, PageText, parseDocument } from './page-node.ts';
import { readSelector } from './select-elements.ts';

const PAGE = `<!-- a --><p>Labas<table><tr><td>b<template><i>c</i></template></table>
  <svg xlink:href="#a"><title>d</title></svg><p class="x y" id=z>e<br>f &amp; g<!-- h --><script>if (a < b) c()</script>`;

it.each([
  ['with a doctype', `<!doctype html>${PAGE}`],
  ['as browsers read old pages', PAGE],
])('a page is what the standard’s parser makes of it, %s', (_what, html) => {
  const whole = parseDocument(html);
  expect(`<!-- a -->${whole.documentElement.parentNode?.lastElementChild?.innerHTML}`).toBe(
    serialize(parse(html))
      .replace('<!DOCTYPE html>', '')
      .replace(/<\/?html>/g, ''),
  );
});

test('what a page was asked before does not show after it has changed', () => {
  const { documentElement: root } = parseDocument('<div><p>a</p>b<ul><li>c</li></ul></div>');
  let seed = 7;
  const below = (end: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % end;
  };
  for (let step = 0; step < 400; step += 1) {
    const all = root.querySelectorAll('*');
    const one = all[below(all.length)] ?? root;
    const other = all[below(all.length)] ?? root;
    const isFree = !one.contains(other) && one.parentNode !== null;
    switch (below(6)) {
      case 0:
        other.appendChild(new PageText(`w${step} `));
        break;
      case 1:
        other.prepend(createElement('DIV'));
        break;
      case 2:
        if (isFree) other.appendChild(one);
        break;
      case 3:
        if (other !== root) other.after(new PageText(`x${step} `));
        break;
      case 4:
        if (isFree && other.firstChild) other.replaceChild(one, other.firstChild);
        break;
      default:
        if (one.querySelectorAll('*').length < 3 && below(3) === 0 && one !== root) one.remove();
    }
    for (const each of [root, ...root.querySelectorAll('*')]) {
      const fresh = each.cloneNode(true);
      expect(each.textContent).toBe(fresh.textContent);
      expect(each.innerHTML).toBe(fresh.innerHTML);
      expect(each.childNodes.map((node) => node.parentNode === each)).not.toContain(false);
      expect([each.children.at(0) ?? null, each.children.at(-1) ?? null]).toEqual([
        each.firstElementChild,
        each.lastElementChild,
      ]);
      expect(each.childNodes.at(-1) ?? null).toBe(each.lastChild);
    }
  }
  expect(root.textContent.length).toBeGreaterThan(100);
});

test('a page’s own markup is found by selectors, and what is none is refused', () => {
  const { body } = parseDocument(
    '<main><p class="a b">1</p><p id=c data-d="e">2</p><ul><li>3<li class=a>4</ul></main>',
  );
  const found = (selector: string) =>
    body?.querySelectorAll(selector).map(({ textContent }) => textContent);
  expect(found('p, li')).toEqual(['1', '2', '3', '4']);
  expect(found('.a')).toEqual(['1', '4']);
  expect(found('main > [data-d=e], li:first-child')).toEqual(['2', '3']);
  expect(found('p + ul li:not(.a)')).toEqual(['3']);
  expect(body?.querySelector('li.a')?.closest('ul')?.matches('p ~ *')).toBe(true);
  expect(() => readSelector('li:nope(')).toThrow();
});
