import { describe, expect, it } from 'vitest';
import { joinDocuments, type Pair, readPairs } from '../bench/parallel-texts.ts';
import { plantErrors } from '../bench/plant-errors.ts';

function plantIn(english: string, lithuanian: string) {
  return plantErrors({ id: 'a', sentences: [{ english, lithuanian }] }, '1');
}

function kindsOf(english: string, lithuanian: string): string[] {
  return plantIn(english, lithuanian).map(({ kind }) => kind);
}

function changeOf(kind: string, english: string, lithuanian: string): string | undefined {
  const error = plantIn(english, lithuanian).find((planted) => planted.kind === kind);
  return error && `${error.from} → ${error.to}`;
}

describe('planted errors', () => {
  it('are the same for the same seed', () => {
    const text = ['Sales rose 12 percent in May.', 'Pardavimai gegužę išaugo 12 proc.'] as const;
    expect(plantIn(...text)).toEqual(plantIn(...text));
  });

  it('change one place and leave the other language as it was', () => {
    const [english, lithuanian] = ['It has 45 desks.', 'Jame yra 45 stalai.'];
    const [error] = plantIn(english, lithuanian).filter(({ kind }) => kind === 'number');
    expect(error?.english).toEqual([english]);
    expect(error?.lithuanian).toEqual([lithuanian.replace('45', error?.to ?? '')]);
  });

  it('change only a figure that the source holds', () => {
    expect(kindsOf('It has some desks.', 'Jame yra 45 stalai.')).not.toContain('number');
    expect(kindsOf('It sold 12,500 of 3.5.', 'Parduota 12 500 iš 3,5.')).toEqual(
      expect.arrayContaining(['thousands', 'decimal']),
    );
  });

  it('never plant a figure, month or name that the source holds too', () => {
    const english =
      'In March and May it had 12 desks, not 82, 52 or 16; Poland and Latvia had none.';
    const lithuanian = 'Kovą jame buvo 12 stalų; Lenkijoje jų nebuvo.';
    for (let seed = 0; seed < 50; seed += 1) {
      const sentences = [{ english, lithuanian }];
      for (const { to } of plantErrors({ id: 'a', sentences }, `${seed}`))
        expect(['82', '52', '16', 'Gegužę', 'Latvijoje']).not.toContain(to);
    }
  });

  it.each([
    [
      'exchanged figures',
      'All 40 firms of the list pay 900 people.',
      'Visos 40 sąrašo įmonių moka 900 žmonių.',
      '40 sąrašo įmonių moka 900 → 900 sąrašo įmonių moka 40',
    ],
    [
      'scale',
      'It paid 3 million.',
      'Sumokėta 3 mln.',
      expect.stringMatching(/^mln\. → (?:mlrd|tūkst)\.$/),
    ],
    [
      'number word',
      'Five firms.',
      'Penkios įmonės.',
      expect.stringMatching(/^Penkios → (?:Ketur|Šeš|Septyn|Aštuon|Devyn)ios$/),
    ],
    ['multiple', 'Profit doubled.', 'Pelnas padvigubėjo.', 'padvigubėjo → patrigubėjo'],
    [
      'unit',
      'It is 5 kilometres.',
      'Tai 5 kilometrai.',
      expect.stringMatching(/^kilometrai → (?:centi)?metrai$/),
    ],
    [
      'currency',
      'It costs 5 euros.',
      'Kainuoja 5 eurus.',
      expect.stringMatching(/^eurus → (?:JAV dolerius|svarus|litus)$/),
    ],
    [
      'percentage points',
      'It rose 5 percent.',
      'Išaugo 5 procentais.',
      expect.stringMatching(/punktais$|points$/),
    ],
    [
      'period',
      'It costs 5 per month.',
      'Kainuoja 5 per mėnesį.',
      expect.stringMatching(/per metus$|per year$/),
    ],
    [
      'month',
      'It began in March.',
      'Prasidėjo kovą.',
      expect.stringMatching(/^kovą → \p{L}+[ąęį]$/u),
    ],
    [
      'weekday',
      'It began on Friday.',
      'Prasidėjo penktadienį.',
      expect.stringMatching(/^penktadienį → \p{L}+dienį$/u),
    ],
    [
      'quarter',
      'The third quarter was good.',
      'Geras buvo trečiasis ketvirtis.',
      expect.stringMatching(/ketvirtis$|quarter$/),
    ],
    ['year', 'It began in 2019.', 'Prasidėjo 2019 m.', expect.stringMatching(/^2019 → 20\d\d$/)],
    ['day', 'It began on May 5.', 'Prasidėjo gegužės 5 d.', '5 → 13'],
    ['time', 'It began at 7:45 pm.', 'Prasidėjo 19.45 val.', '19.45 → 19.05'],
    ['direction', 'Prices rose.', 'Kainos pakilo.', expect.stringMatching(/nukrito$|fell$/)],
    [
      'bound',
      'At least 5 firms.',
      'Ne mažiau kaip 5 įmonės.',
      expect.stringMatching(/ne daugiau kaip$|At most$/i),
    ],
    [
      'inclusion',
      'All, including VAT.',
      'Visi, įskaitant PVM.',
      expect.stringMatching(/išskyrus$|excluding$/),
    ],
    ['negation added', 'It won.', 'Ji laimėjo.', 'laimėjo → nelaimėjo'],
    ['negation dropped', 'It did not win.', 'Ji nelaimėjo.', 'nelaimėjo → laimėjo'],
    [
      'place',
      'He lives in Poland.',
      'Jis gyvena Lenkijoje.',
      expect.stringMatching(/^Lenkijoje → \p{L}+ijoje$/u),
    ],
    [
      'company',
      'Google knew.',
      '„Google“ žinojo.',
      expect.stringMatching(/^Google → (?!Google)\w+$/),
    ],
    [
      'product',
      'Photoshop is slow.',
      '„Photoshop“ lėtas.',
      expect.stringMatching(/^Photoshop → (?:GIMP|Inkscape|Krita)$/),
    ],
    [
      'person',
      'Kevin Eldon said so.',
      'Taip sakė Kevinas Eldonas.',
      expect.stringMatching(/^Eldonas → [A-Z][a-z]+as$/),
    ],
    [
      'link',
      'See https://a.lt/b1.',
      'Žr. https://a.lt/b1.',
      expect.stringMatching(/^https:\/\/a\.lt\/b1 → https:\/\/a\.lt\/\w\d$/),
    ],
  ])('know %s', (kind, english, lithuanian, change) => {
    expect(changeOf(kind, english, lithuanian)).toEqual(change);
  });

  it('turn no age into a length and no score into a time', () => {
    expect(
      kindsOf('A man of 34, drunk at the meter.', '34 m. vyras prie matuoklio.'),
    ).not.toContain('unit');
    expect(kindsOf('They won 76:68 there.', 'Jie laimėjo 76:68 ten.')).not.toContain('time');
  });

  it('add no negation where either language has one', () => {
    expect(kindsOf('It never won.', 'Ji laimėjo.')).not.toContain('negation added');
    expect(kindsOf('It won.', 'Niekas ten laimėjo.')).not.toContain('negation added');
  });

  it('leave out a sentence with a figure of its own and add one with a strange figure', () => {
    const sentences = [
      { english: 'There were 40.', lithuanian: 'Jų buvo 40.' },
      { english: 'All were new.', lithuanian: 'Visi buvo nauji.' },
      { english: 'They were good.', lithuanian: 'Jie buvo geri.' },
    ];
    const strangers = [{ english: 'It has 700.', lithuanian: 'Jis turi 700.' }];
    const errors = plantErrors({ id: 'a', sentences }, '1', strangers);
    const linesOf = (kind: string) => errors.find((error) => error.kind === kind)?.lithuanian;
    expect(linesOf('left out')).toEqual(['Visi buvo nauji.', 'Jie buvo geri.']);
    expect(linesOf('added')).toContain('Jis turi 700.');
  });
});

describe('parallel texts', () => {
  it('are none where no collection is', () => {
    expect(readPairs(`${import.meta.dirname}/support`)).toEqual([]);
  });

  it('are joined to documents of one half, five to ten sentences each', () => {
    const pairs = Array.from({ length: 43 }, (_, at): Pair => {
      const [english, lithuanian] = [`Line ${at}`, `Eilutė ${at}`];
      return {
        id: `${at}`,
        origin: 'a',
        english,
        lithuanian,
        isSeen: at % 2 === 0,
        isFaithful: true,
        document: 'b',
        source: null,
      };
    });
    const documents = joinDocuments(pairs);
    for (const { sentences, isSeen } of documents) {
      expect(sentences.length).toBeGreaterThanOrEqual(5);
      expect(sentences.length).toBeLessThanOrEqual(10);
      for (const { english } of sentences)
        expect(Number(english.split(' ')[1]) % 2 === 0).toBe(isSeen);
    }
    expect(documents.flatMap(({ sentences }) => sentences)).toHaveLength(43);
  });
});
