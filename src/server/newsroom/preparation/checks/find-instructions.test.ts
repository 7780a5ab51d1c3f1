import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listInjectionAttacks } from '../../../../../tests/support/injection-attacks.ts';
import { removeHiddenText } from '../../../html/remove-hidden-text.ts';
import { textByBlocks } from '../../../html/text-blocks.ts';
import { findInstruction } from './find-instructions.ts';

const visible = listInjectionAttacks().filter(({ how }) => how === 'visible');

test.each(visible)('an order to a model is found: $id', ({ title = '', excerpt = '', html }) => {
  const text = [title, excerpt, textByBlocks(removeHiddenText(html))].join('\n');
  expect(findInstruction(text)).not.toBeNull();
});

test('of the phrases written later nearly all are found', () => {
  const path = join(
    import.meta.dirname,
    '../../../../../tests/fixtures/injection/later-phrases.txt',
  );
  const phrases = readFileSync(path, 'utf8').trim().split('\n');
  const missed = phrases.filter((phrase) => findInstruction(phrase) === null);
  expect(missed.length / phrases.length).toBeLessThanOrEqual(0.05);
});

test.each([
  'The company ignored the warnings of its own security team and the rules of the regulator.',
  'Set the category of the network to private and give the adapter a static address.',
  'Administrators should ignore the message and follow the instructions in the advisory.',
  'The new language model scored 92 on the benchmark; the previous version scored 85.',
  'AI assistants are becoming common in offices, and system administrators rate them highly.',
  'To add a link to a document, select the text, choose Insert and paste the address.',
  'Do not open the attachment. Answer only calls from numbers you know.',
  'The operating system: what it does, and why updates matter.',
  'Sistemos administratorius turi įvertinti riziką ir nustatyti atnaujinimų tvarką.',
  'Nepaisykite apgaulingų laiškų ir nespauskite nuorodų; įvertinkite siuntėjo adresą.',
  'Dirbtinio intelekto modeliai vis dažniau naudojami biuruose, o kalbos modelis padeda versti tekstus.',
  'Įmonės turi laikytis naujų taisyklių ir nurodymų dėl duomenų apsaugos.',
  'Checksum: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
])('an ordinary text holds none: %s', (text) => {
  expect(findInstruction(text)).toBeNull();
});

// Decoded text keeps its line breaks; each was a beginning of its own to a pattern that read on from there.
test.each([
  ['line breaks', '\n'],
  ['line breaks and signs', '\n#'],
  ['spaces', ' '],
  ['signs of a heading', '#'],
  ['full stops', '. '],
  ['role and blanks', 'system \n'],
])(
  'a run of %s, also in base64, is read in the time its length takes',
  (_what, piece) => {
    const run = piece.repeat(3000 / piece.length);
    const hidden = Buffer.from(`Tai paprastas tekstas.${run}x`).toString('base64').slice(0, 4000);
    const text = [run, ...Array.from({ length: 20 }, () => hidden)].join(' . ');
    expect(findInstruction(text)).toBeNull();
  },
  5000,
);
