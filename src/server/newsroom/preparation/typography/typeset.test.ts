import { describe, expect, it } from 'vitest';
import { eachBecomes } from '../../../../../tests/support/each-becomes.ts';
import { applyEdits, type Editor } from '../../../../domain/text/text-edits.ts';
import { editDashes } from './dashes.ts';
import { editCurrencies, editDecimals, editPercents, editThousands } from './numbers.ts';
import { editQuotes } from './quotes.ts';
import { factsOf, typesetHtml, typesetText } from './typeset.ts';

const show = (text: string) => text.replaceAll('\u00A0', '_');
const set = (text: string) => show(typesetText(text));

describe('a prepared text', () => {
  eachBecomes('has Lithuanian quotes: %s', set, [
    ['Įmonė "Gintvė" pranešė', 'Įmonė „Gintvė“ pranešė'],
    ['Įmonė “Gintvė” pranešė', 'Įmonė „Gintvė“ pranešė'],
    ['Įmonė «Gintvė» ir »Banga«', 'Įmonė „Gintvė“ ir „Banga“'],
    ['"Diegsime "Windows 11"," sakė ji', '„Diegsime ‚Windows_11‘,“ sakė ji'],
    ['„UAB „Gintvė““ ir „Banga”', '„UAB_‚Gintvė‘“ ir „Banga“'],
    ["Pranešė 'The Guardian' žurnalistai", 'Pranešė „The Guardian“ žurnalistai'],
    ['("Banga"), "Gintvė"-s', '(„Banga“), „Gintvė“-s'],
    [
      '"Viena" ir "dvi "trys" keturios" bei "penkios"',
      '„Viena“ ir „dvi ‚trys‘ keturios“ bei „penkios“',
    ],
    ['"A" ir ’90-ųjų "B"', '„A“ ir ’90-ųjų „B“'],
    ['Jis " sakė" taip', 'Jis " sakė" taip'],
    ["Jis sakė: 'a' ir 'bc'", "Jis sakė: 'a' ir „bc“"],
  ]);

  it.each([
    'Ekranas 27" ir 32" įstrižainės',
    'Viena kabutė " ir viskas',
    "O’Connor ir D'Artagnan, rock 'n' roll",
    '"Pirma pastraipa be pabaigos',
    '"" ir tuščia',
  ])('keeps marks that do not pair surely: %s', (text) => {
    expect(set(text).replaceAll('_', ' ')).toBe(text);
  });

  eachBecomes('has dashes between words and in ranges alone: %s', set, [
    ['Kopija - biure, kita -- saugykloje', 'Kopija_– biure, kita_– saugykloje'],
    ['Kopija — biure', 'Kopija_– biure'],
    ['saugumas—svarbiausia', 'saugumas_– svarbiausia'],
    ['Per 24-48 valandas', 'Per 24–48_valandas'],
    ['10-15 proc. ir 2013-2025 m. laikotarpiu', '10–15_% ir 2013–2025_m._laikotarpiu'],
    ['I-V 8:00-18:00', 'I-V 8:00–18:00'],
    [
      '„Windows 11“ - naujiena, laida 5 - trys, trys - 5',
      '„Windows_11“_– naujiena, laida 5_– trys, trys_– 5',
    ],
    ['biuras—2026 metais, 2025—metai, 5—6 m.', 'biuras_– 2026_metais, 2025_– metai, 5–6_m.'],
    ['Nuo 24-24 iki 48-24 valandų, 05-07 d.', 'Nuo 24-24_iki 48-24_valandų, 05-07_d.'],
    ['1,5-2,5 GB ir 2-1,5 GB, 10-20 vienetų', '1,5–2,5_GB ir 2-1,5_GB, 10–20_vienetų'],
    [
      '3-2-1 strategija, CVE-2024-1234, ISO 27001-2022',
      '3-2-1_strategija, CVE-2024-1234, ISO 27001-2022',
    ],
    ['2024-05-29, tel. 8-600-12345, 5 - 3 = 2', '2024-05-29, tel. 8-600-12345, 5 - 3 = 2'],
  ]);

  eachBecomes('writes numbers, per cent and money as the site does: %s', set, [
    ['99.9% prieinamumas, 5 proc. klientų', '99,9_% prieinamumas, 5_% klientų'],
    ['padidėjo 1.5 proc. punkto', 'padidėjo 1,5_proc. punkto'],
    ['Sumažėjo 5 proc. Lietuvos įmonių', 'Sumažėjo 5_proc. Lietuvos įmonių'],
    ['3.5 mln. vartotojų, 2.4 GHz', '3,5_mln._vartotojų, 2,4_GHz'],
    [
      'Windows 8.1 diegimas, TLS 1.2, versija 2.5 ir 1.234 Eur',
      'Windows_8.1_diegimas, TLS 1.2, versija 2.5_ir 1.234_EUR',
    ],
    ['€50, 50€, 50 Eur ir $20', '50_EUR, 50_EUR, 50_EUR ir 20_USD'],
    ['€3.5 mln. ir $2 mlrd. sandoris', '3,5_mln._eurų ir 2_mlrd._JAV_dolerių sandoris'],
    ['$1,599 kaina', '$1,599_kaina'],
    ['Kaina 20 $, 20$ ir 15 £.', 'Kaina 20_USD, 20_USD ir 15_GBP.'],
    ['Už 100 mln. $ ir 50 tūkst. €', 'Už 100_mln._JAV_dolerių ir 50_tūkst._eurų'],
    ['Nuo 3,5 mlrd. £ iki 4 mlrd. $.', 'Nuo 3,5_mlrd._svarų sterlingų iki 4_mlrd._JAV_dolerių.'],
    ['Kodas 20 $HOME', 'Kodas 20_$HOME'],
    [
      'Sumažėjo 12.5 procento. Daugiau 2.5 laipsnio ir 1.5 euro',
      'Sumažėjo 12,5_procento. Daugiau 2,5_laipsnio ir 1,5_euro',
    ],
    ['Windows 8.1 eurais, Python 3.12 procesas', 'Windows_8.1_eurais, Python 3.12_procesas'],
    ['16GB ir 512 GB, 20°C', '16_GB ir 512_GB, 20_°C'],
    [
      '12450 naudotojų, 12450 eilutė, 1200 EUR, 2025 metų',
      '12_450_naudotojų, 12450_eilutė, 1_200_EUR, 2025_metų',
    ],
    ['Vertė 1200 MB, 123456789 eurų', 'Vertė 1200_MB, 123_456_789_eurų'],
    [
      'Kaina 9999 naudotojų, 10000 naudotojų, 999 EUR',
      'Kaina 9999_naudotojų, 10_000_naudotojų, 999_EUR',
    ],
    ['£20 ir € 5, A$5', '20_GBP ir 5_EUR, A$5'],
    ['https://a.lt/x?y=50%25 ir a-b@c.lt', 'https://a.lt/x?y=50%25 ir a-b@c.lt'],
  ]);

  eachBecomes('keeps together what belongs together: %s', set, [
    ['2025 m. gegužės 3 d.', '2025_m._gegužės_3_d.'],
    ['XXI a. pradžia, t. y. dabar', 'XXI_a. pradžia, t._y. dabar'],
    ['dr. J. Jonaitis, Nr. 5', 'dr._J._Jonaitis, Nr._5'],
  ]);
});

/* Each by itself: the guard of facts would hide what an editor is wrong about. */
describe('of a text alone', () => {
  const by = (editor: Editor) => (text: string) => show(applyEdits(text, editor(text)));
  const stays = (...texts: string[]) => texts.map((text) => [text, text] as const);

  eachBecomes('dashes: %s', by(editDashes), [
    ['Karas 2014-2022 baigėsi', 'Karas 2014–2022 baigėsi'],
    ['nuo 5-6 val. - ir 7:00-8:00 - taip', 'nuo 5–6 val. – ir 7:00–8:00 – taip'],
    ['5-6 GB, 5-6 d.', '5–6 GB, 5–6 d.'],
    ['a—b—2 ir 3—4', 'a – b – 2 ir 3–4'],
    ['a - 1, 1 - b', 'a – 1, 1 – b'],
    ...stays('skyriai 5-6 yra', 'puslapiai 12-2022 yra', '2022-12 yra', '24-24 val.', '1 - 2'),
    ...stays('05-07 d.', '5-07 d.', '9-8,5 GB'),
  ]);

  eachBecomes('decimal commas: %s', by(editDecimals), [
    ['5.4°C ir 2.5 val.', '5,4°C ir 2,5 val.'],
    ['Windows 8.1 GB', 'Windows 8,1 GB'],
    ...stays('versija 2.5 ir', 'Linux 5.4 val.', 'versija 2.5', '1.234 Eur'),
  ]);

  eachBecomes('per cent: %s', by(editPercents), [
    ['5 proc. klientų, 6%', '5_% klientų, 6_%'],
    ['6%, 5 proc. klientų', '6_%, 5_% klientų'],
  ]);

  eachBecomes('money: %s', by(editCurrencies), [
    ['5 Eur, $5', '5_EUR, 5_USD'],
    ['$5, 5€', '5_USD, 5_EUR'],
    ['£5 mln. ir $5 mlrd.', '5_mln._svarų sterlingų ir 5_mlrd._JAV dolerių'],
  ]);

  eachBecomes('thousands: %s', by(editThousands), [
    ['1234567 naudotojų', '1_234_567 naudotojų'],
    ['123456 naudotojų', '123_456 naudotojų'],
    ['12345 naudotojų', '12_345 naudotojų'],
    ['1200 EUR ir 1200,50 EUR', '1_200 EUR ir 1_200,50 EUR'],
    ['12345 MB', '12_345 MB'],
    ...stays('1200 MB', '1234 naudotojų', '12345 eilutė', '999 EUR'),
  ]);

  eachBecomes('quotation marks: %s', by(editQuotes), [
    ['"a"', '„a“'],
    ['"a" "b" "c"', '„a“ „b“ „c“'],
    ['"a "b" c"', '„a ‚b‘ c“'],
    ['"a "b "c" d" e"', '„a ‚b „c“ d‘ e“'],
    ['"a "b" c "d" e" "f"', '„a ‚b‘ c ‚d‘ e“ „f“'],
    ["'ab'", '„ab“'],
    ["a 'bc' d 'ef'", 'a „bc“ d „ef“'],
    ['"a \'bc\' d"', '„a ‚bc‘ d“'],
    // An apostrophe that looks as if it opened.
    ['"rock ‘n roll"', '„rock ‘n roll“'],
    ['27" ir "a"', '27" ir „a“'],
    ['"5"', '„5“'],
    ...stays(
      "'a' b",
      '""',
      '"a',
      'a"',
      'a " b',
      '"a "b"',
      '„a',
      "a' b'",
      'd’Artagnan ir ’90',
      "'- a'",
    ),
  ]);
});

describe('the HTML of a prepared text', () => {
  it('keeps tags, code and addresses to the letter, and is read across elements', () => {
    const html =
      '<p title="5 - 6">Jis "<em>labai</em>" - <code>a - "b"</code> - gerai <a href="/a - b">https://a.lt/b - c</a></p><pre>"a" - 5 %</pre>';
    expect(show(typesetHtml(html))).toBe(
      '<p title="5 - 6">Jis „<em>labai</em>“_– <code>a - "b"</code>_– gerai <a href="/a - b">https://a.lt/b_– c</a></p><pre>"a" - 5 %</pre>',
    );
    const link =
      '<p>Žr. <a href="https://a.lt/x">a.lt/x--y"z"</a>, 10<sup>5</sup> ir CO<sub>2</sub></p>';
    expect(typesetHtml(link)).toBe(link);
  });

  it('reads each block by itself', () => {
    const html = '<p>"Viena</p><ul><li>"Dvi"</li></ul>';
    expect(typesetHtml(html)).toBe('<p>"Viena</p><ul><li>„Dvi“</li></ul>');
  });
});

/** Numbers that look random and are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const PARTS =
  '" “ ” „ « » \' ’ ‘ ‚ - -- — – , . : ; % € $ Eur proc. mln. GB m. d. 5 12 3.5 3,5 1,599 12450 2025 2024-05-29 24-48 8:00-18:00 1.2.3 žodis Windows J. UAB valandų naudotojų <em> </em> <code>a</code> </p><p> &amp; https://a.lt/b'.split(
    ' ',
  );

it('set twice is as set once, and tells the same facts, however odd the text', () => {
  const random = seeded(36);
  const pick = () => PARTS[Math.floor(random() * PARTS.length)] ?? '';
  for (let at = 0; at < 500; at += 1) {
    let html = '';
    for (let left = 1 + random() * 12; left > 0; left -= 1)
      html += pick() + (random() < 0.6 ? ' ' : '');
    const once = typesetHtml(html);
    expect({ html, set: show(typesetHtml(once)) }).toEqual({ html, set: show(once) });
    const bare = html.replace(/<[^>]*>/g, '');
    expect({ bare, facts: factsOf(typesetText(bare)) }).toEqual({ bare, facts: factsOf(bare) });
  }
});
