import { describe, expect, test } from 'vitest';
import { extractExcerpt } from '../text/extract-excerpt.ts';
import { canPrepareByRules, cleanTitle, prepareByRules } from './prepare-by-rules.ts';
import { scoreByRules } from './score-by-rules.ts';

describe('relevance from the vocabulary of our services', () => {
  const SECURITY =
    'Įsilaužėliai naudojasi serverių spraga ir šifruoja įmonių duomenis. Kibernetinio saugumo centras ragina įmones atnaujinti programas ir pakeisti slaptažodžius.';
  const SERVICES =
    'Įmonės serverių ir kompiuterių priežiūra pigesnė, kai atsarginės kopijos laikomos debesyje, o „Microsoft 365“ licencijos tvarkomos vienoje vietoje.';
  const TECHNOLOGY =
    'Nauji procesoriai ir dirbtinio intelekto lustai žada spartesnius algoritmus ir išmanesnes programas.';
  const SPORT =
    'Krepšinio rungtynėse šeimininkai iškovojo pergalę, o žiūrovai po rungtynių klausėsi koncerto.';

  test.each([
    ['Kibernetinės atakos prieš įmones', SECURITY, 'Kibernetinis saugumas'],
    ['IT priežiūra: serveriai debesyje', SERVICES, 'IT paslaugos'],
    ['Dirbtinis intelektas ir nauji lustai', TECHNOLOGY, 'Technologijos'],
  ])('%s belongs to its category and scores', (title, text, category) => {
    const judged = scoreByRules(title, text);
    expect(judged.category).toBe(category);
    expect(judged.score).toBeGreaterThanOrEqual(55);
  });

  test('what concerns our readers less scores less, in order', () => {
    const scores = [
      scoreByRules('Kibernetinės atakos prieš įmones', SECURITY),
      scoreByRules('Nauji lustai', TECHNOLOGY),
      scoreByRules('Krepšinio šventė', SPORT),
    ].map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[2]).toBe(0);
  });

  test.each([
    ['Krepšinio šventė', SPORT],
    ['Poilsis prie jūros', 'Viešbučiai pajūryje kviečia svečius ir internetu priima užsakymus.'],
    [
      'Kaip investuoti į akcijas',
      'Ekspertai pataria investicijas paskirstyti ir pritraukti fondų.',
    ],
    ['', ''],
  ])('a text about nothing of ours is not relevant and has no category: %s', (title, text) => {
    expect(scoreByRules(title, text)).toEqual({ score: 0, category: null });
  });

  test.each([
    [
      'Kauno dirbtinio intelekto startuolis pritraukė 3 mln. eurų',
      'Startuolis, kuriantis duomenų analizės platformą verslui, pritraukė rizikos kapitalo fondų investiciją. Lėšas įmonė skirs plėtrai.',
      60,
    ],
    [
      '„Nord Security“ pritraukė 100 mln. dolerių investicijų',
      'Kibernetinio saugumo bendrovė pranešė pritraukusi investicijas iš rizikos kapitalo fondo.',
      35,
    ],
  ])('money that is put into firms of our field counts: %s', (title, text, least) => {
    expect(scoreByRules(title, text).score).toBeGreaterThanOrEqual(least);
  });

  // Points p make 100·(1 − e^(−p/32)): what a title says counts four times, a repeated word half, a third, a quarter more.
  test.each([
    ['', 'server vpn', 20],
    ['', 'server debesų', 0],
    ['kibern', '', 39],
    ['', 'nis2 nis2 nis2', 25],
    ['', 'nis2 nis2 nis2 nis2', 28],
    ['', 'nis2 nis2 nis2 nis2 nis2', 28],
    // Of readers up to a third of our own words, of money up to twice.
    ['kibern', 'įmon', 43],
    ['kibern įmon', '', 49],
    ['rizikos kapital', 'nis2', 37],
    ['kibern', 'sport', 33],
  ])('weighs as it is described: %s | %s', (title, text, score) => {
    expect(scoreByRules(title, text).score).toBe(score);
  });

  test('of two categories that it is as near to a text belongs to the first', () => {
    expect(scoreByRules('', 'vpn kibern')).toEqual({
      score: 22,
      category: 'Kibernetinis saugumas',
    });
  });

  test('is always an integer from 0 to 100, and repeating a word does not buy the top', () => {
    const { score } = scoreByRules('Serveris', 'serveris '.repeat(5_000));
    expect(Number.isInteger(score)).toBe(true);
    expect(score).toBeLessThan(60);
    expect(scoreByRules('', '').score).toBe(0);
  });
});

describe('the excerpt', () => {
  test('is made of the first whole sentences', () => {
    const text =
      'Antraštė\nNacionalinis centras perspėja apie naują spragą, t. y. klaidą pašto serveryje. Ji aptikta š. m. kovo 4 d. tyrėjų komandos. Trečias sakinys čia jau nebereikalingas.';
    expect(extractExcerpt(text)).toBe(
      'Nacionalinis centras perspėja apie naują spragą, t. y. klaidą pašto serveryje. Ji aptikta š. m. kovo 4 d. tyrėjų komandos.',
    );
  });

  // Of a length that its last letter and full stop are part of.
  const sentence = (length: number) => `Ta${'s'.repeat(length - 7)} žod.`;
  test.each([
    [[99, 60], 2],
    [[100, 60], 1],
    [[80, 169], 2],
    [[80, 170], 1],
  ])('stops at a hundred characters, and takes no sentence beyond 250: %o', (lengths, taken) => {
    const sentences = lengths.map(sentence);
    expect(extractExcerpt(sentences.join(' '))).toBe(sentences.slice(0, taken).join(' '));
  });

  test('leaves out lines that are no sentence, or hardly one', () => {
    const long = sentence(100);
    expect(extractExcerpt(`${sentence(40)}\n${'be taško '.repeat(8)}\n${long}`)).toBe(long);
    expect(extractExcerpt(`${sentence(41)}\n${long}`)).toBe(`${sentence(41)} ${long}`);
  });

  test('cuts a sentence that never ends between words', () => {
    const excerpt = extractExcerpt(`${'labai ilgas sakinys '.repeat(40)}.`);
    expect(excerpt.length).toBeLessThanOrEqual(250);
    expect(excerpt).toMatch(/sakinys…$|ilgas…$|labai…$/);
  });

  test('of a text without a sentence is the text', () => {
    expect(extractExcerpt('Trumpai')).toBe('Trumpai');
  });
});

describe('a Lithuanian article prepared by rules', () => {
  const TEXT =
    'Įmonės vis dažniau gauna apgaulingus laiškus, kuriuose prašoma patvirtinti slaptažodį. Centras pataria įjungti dviejų veiksnių autentifikavimą ir atnaujinti serverius.';
  const SOURCE = {
    articleId: 'a',
    title: 'Apgaulingi laiškai taikosi į įmones',
    excerpt: '',
    html: `<p>${TEXT}</p><p>Daugiau – kitame tekste.</p>`,
    text: TEXT,
    fullText: TEXT,
    language: 'lt',
    url: 'https://portalas.example/1',
    author: '',
    publisher: 'IT naujienos',
    date: null,
  };
  const prepare = (values: { title?: string; excerpt?: string; html?: string }) =>
    prepareByRules({ ...SOURCE, ...values });

  test('is one that has a text', () => {
    const can = (values: { language?: string; html?: string }) =>
      canPrepareByRules({ ...SOURCE, ...values });
    expect([can({}), can({ language: 'en' }), can({ html: '' })]).toEqual([true, false, false]);
  });

  test.each([
    ['Apgaulingi laiškai taikosi į įmones | IT naujienos', 'Apgaulingi laiškai taikosi į įmones'],
    ['Apgaulingi laiškai taikosi į įmones - portalas.lt', 'Apgaulingi laiškai taikosi į įmones'],
    ['„Microsoft 365“ – naujos taisyklės įmonėms', '„Microsoft 365“ – naujos taisyklės įmonėms'],
    ['Trumpa naujiena.', 'Trumpa naujiena'],
    ['Ir taip toliau...', 'Ir taip toliau...'],
    ['Apgaulingi laiškai | Kitas portalas', 'Apgaulingi laiškai | Kitas portalas'],
    ['Laiškai | IT naujienos', 'Laiškai | IT naujienos'],
  ])('is called %s → %s', (title, expected) => {
    expect(cleanTitle(title, 'IT naujienos')).toBe(expected);
  });

  test('does not say its title twice', () => {
    const html = `<h2>Apgaulingi laiškai taikosi į įmones</h2><p>${TEXT}</p>`;
    expect(prepare({ html }).html).toBe(`<p>${TEXT}</p>`);
    // What says nothing else says it once.
    const alone = '<h2>Apgaulingi laiškai taikosi į įmones</h2>';
    expect(prepare({ html: alone }).html).toBe(alone);
  });

  test('keeps the source’s own lead when it is one', () => {
    const lead =
      'Apgaulingų laiškų daugėja: ką įmonei daryti šiandien ir ką – per artimiausią mėnesį.';
    expect(prepare({ excerpt: lead }).excerpt).toBe(lead);
    expect(prepare({ excerpt: `${lead.slice(0, 70)}...` }).excerpt).toMatch(/^Įmonės vis dažniau/);
    // Of 60 to 300 characters, to its full stop; a closing quotation mark may follow.
    const ofLength = (length: number, end: string) =>
      `${'žodis '.repeat(60).slice(0, length - end.length - 1)}a${end}`;
    for (const own of [ofLength(60, '.'), ofLength(300, '?'), ofLength(100, '.“')])
      expect(prepare({ excerpt: own }).excerpt).toBe(own);
    for (const other of [
      ofLength(59, '.'),
      ofLength(301, '.'),
      ofLength(100, ''),
      ofLength(100, '…'),
    ])
      expect(prepare({ excerpt: other }).excerpt).toMatch(/^Įmonės vis dažniau/);
  });
});
