import { createElement, type FunctionComponent } from 'react';
import { expect, it, vi } from 'vitest';
import renderer from './render-react.ts';

type Arguments = Parameters<typeof renderer.renderToStaticMarkup>;

/** What the library does for us; it asks the build for its options, and here there is none. */
vi.mock('@astrojs/react/server.js', async () => {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return {
    default: {
      renderToStaticMarkup: async (Component: FunctionComponent, props: object) => ({
        html: renderToStaticMarkup(createElement(Component, props)),
      }),
    },
  };
});

const render = async (Component: unknown, props: object, metadata: object = {}) => {
  const given = [Component, props, {}, metadata] as unknown as Arguments;
  return (await renderer.renderToStaticMarkup.apply({} as never, given)).html;
};

const counted = (name: string) => {
  const calls = { count: 0 };
  const Component = ({ text }: { text: string }) => {
    calls.count += 1;
    return createElement('p', null, `${name} ${text}`);
  };
  return { Component, calls };
};

it('makes the same of the same properties twice, then keeps it', async () => {
  const { Component, calls } = counted('a');
  for (const expected of [1, 2, 2, 2]) {
    expect(await render(Component, { text: 'b' })).toBe('<p>a b</p>');
    expect(calls.count).toBe(expected);
  }
  expect(await render(Component, { text: 'c' })).toBe('<p>a c</p>');
  expect(calls.count).toBe(3);
});

it('knows components by themselves, not by their names', async () => {
  const [one, other] = [counted('a'), counted('b')];
  for (let time = 0; time < 3; time += 1) {
    expect(await render(one.Component, { text: '' })).toBe('<p>a </p>');
    expect(await render(other.Component, { text: '' })).toBe('<p>b </p>');
  }
});

it('makes anew what a browser goes on with', async () => {
  const { Component, calls } = counted('a');
  for (let time = 0; time < 3; time += 1)
    await render(Component, { text: '' }, { hydrate: 'load' });
  expect(calls.count).toBe(3);
});

it('forgets what was not asked for the longest: 2 MB of HTML and 2,048 pieces', async () => {
  const { Component, calls } = counted('a');
  const ask = (text: string) => render(Component, { text });
  const isKept = async (text: string) => {
    const before = calls.count;
    await ask(text);
    return calls.count === before;
  };
  for (const text of ['first', 'first', 'second', 'second']) await ask(text);
  for (let at = 0; at < 2046; at += 1) await ask(`${at}`);
  expect([await isKept('first'), await isKept('second')]).toEqual([true, true]);
  await ask('one more');
  expect([await isKept('second'), await isKept('0')]).toEqual([true, false]);
  const [large, larger] = ['x'.repeat(1_200_000), 'y'.repeat(1_200_000)];
  for (const text of [large, large]) await ask(text);
  expect(await isKept(large)).toBe(true);
  for (const text of [larger, larger]) await ask(text);
  expect([await isKept(larger), await isKept(large)]).toEqual([true, false]);
});

it('takes every component of a page for React’s', async () => {
  expect(await renderer.check()).toBe(true);
});
