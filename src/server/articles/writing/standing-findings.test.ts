import { expect, it } from 'vitest';
import { retainOpenFindings } from './standing-findings.ts';

const finding = (fact: string) => ({ fact, kind: 'unit', excerpt: fact }) as const;
const text = (title: string, html = '<p>Tekstas</p>') => ({
  ai_translated_title: title,
  ai_translated_excerpt: '',
  ai_translated_content: html,
});

it('keeps what still stands in the text, whatever space or hyphen it is written with', () => {
  const findings = [finding('90 dienų'), finding('2-3\u00a0savaitės'), finding('5 metai')];
  expect(
    retainOpenFindings(findings, text('Tik 90\u00a0dienų', '<p>Dar 2‑3 savaitės</p>')),
  ).toEqual(findings.slice(0, 2));
  expect(retainOpenFindings(findings, text('Kita antraštė'))).toBeNull();
});

it('keeps an address while the text links to it, and one that is left out until it does', () => {
  const linked = text('Kainos', '<p><a href="https://a.example/x?y&amp;z">kainos</a></p>');
  const address = 'https://a.example/x?y&z';
  const leftOut = {
    ...finding(''),
    problem: 'left_out' as const,
    source: { fact: address, excerpt: address },
  };
  expect(retainOpenFindings([finding(address)], linked)).toEqual([finding(address)]);
  expect(retainOpenFindings([finding(address)], text('Kainos'))).toBeNull();
  expect(retainOpenFindings([leftOut], text('Kainos'))).toEqual([leftOut]);
  expect(retainOpenFindings([leftOut], linked)).toBeNull();
});
