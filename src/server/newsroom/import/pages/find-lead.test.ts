import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { findLead } from './find-lead.ts';

const LEAD =
  'Trumpa įžanga, kurią svetainė rodo atskirai nuo straipsnio teksto ir kartoja savo aprašyme.';
const find = (body: string, description = `${LEAD} Ir dar.`) => {
  const { document } = parseHTML(
    `<!doctype html><html><head><meta name="description" content="${description}"></head><body>${body}</body></html>`,
  );
  return findLead(document);
};

it('the lead is the text beside the headline that the description repeats', () => {
  expect(find(`<header><h1>A</h1></header><div class="lead">${LEAD}</div><p>Kitas</p>`)).toBe(LEAD);
});

it('neither a teaser elsewhere nor another text is one', () => {
  expect(find(`<div><h1>A</h1><p>Kitas</p></div><aside><p>${LEAD}</p></aside>`)).toBeNull();
  expect(find(`<div><h1>A</h1><p>${LEAD}</p></div>`, 'Trumpas aprašymas')).toBeNull();
  expect(find(`<p>${LEAD}</p>`)).toBeNull();
});
