import { expect, it } from 'vitest';
import { BLOCK_COMMANDS, findCommands } from './block-commands.ts';

const idsOf = (query: string) => findCommands(query).map(({ id }) => id);

it('offers every block until something is typed, then those that begin with it', () => {
  expect(findCommands('')).toEqual(BLOCK_COMMANDS);
  expect(idsOf('lent')).toEqual(['table', 'comparison']);
  expect(idsOf('h3')).toEqual(['h3']);
  expect(idsOf('neranieko')).toEqual([]);
});

it('finds them without Lithuanian letters and by any word', () => {
  expect(idsOf('sarasas')).toEqual(['bullets', 'numbers']);
  expect(idsOf('ANTRAŠTĖ')).toEqual(['h2', 'h3']);
});

it('finds them by the word as it stands in a dictionary, and by its English name', () => {
  expect(idsOf('kodas')).toEqual(['code']);
  expect(idsOf('quote')).toEqual(['quote', 'quote-source']);
});
