import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const ofText = (text: string, publishers?: string) =>
  detectLanguage({ title: '', lead: '', text }, publishers);
const ofTitle = (title: string, publishers?: string) =>
  detectLanguage({ title, lead: '', text: '' }, publishers);

describe('the language of a text', () => {
  it.each([
    [
      'lt',
      'Įmonėms rekomenduojama kuo greičiau įdiegti atnaujinimus, nes spraga jau išnaudojama ir gali būti pavojinga.',
    ],
    ['lt', 'Kibernetinio saugumo žinios'],
    ['lt', 'Kaip pasirengti NIS2 reikalavimams: ką turi žinoti vadovas'],
    [
      'lt',
      'Sis tekstas parasytas be lietuvisku raidziu, bet jis vis tiek yra lietuviskas, nes kas ne taip ir kad taip',
    ],
    [
      'en',
      'Companies are advised to install the updates as soon as possible, because the flaw is being exploited.',
    ],
    [
      'en',
      'Šiaulių is the name of a town, and Žalgiris plays basketball in Kaunas with the best fans of Europe today.',
    ],
    [
      'lv',
      'Uzņēmumiem ieteicams pēc iespējas ātrāk uzstādīt atjauninājumus, jo ievainojamība jau tiek izmantota.',
    ],
    ['et', 'Ettevõtetel soovitatakse uuendused paigaldada nii kiiresti kui võimalik.'],
    [
      'pl',
      'Firmom zaleca się jak najszybszą instalację aktualizacji, ponieważ luka jest już wykorzystywana.',
    ],
    [
      'ru',
      'Предприятиям рекомендуется как можно скорее установить обновления, так как уязвимость уже используется.',
    ],
    ['de', 'Unternehmen wird empfohlen, die Aktualisierungen so bald wie möglich einzuspielen.'],
    ['hr', 'Hakeri su ukrali podatke'],
    ['cs', 'Podnikům se doporučuje co nejdříve nainstalovat aktualizace, chyba už je zneužívána.'],
  ])('is %s: %s', (language, text) => {
    expect(ofText(text)).toBe(language);
    expect(ofTitle(text)).toBe(language);
  });
});

describe('what the publisher says it writes in', () => {
  it('decides between languages that are close', () => {
    expect(ofTitle('„Microsoft“ pristatė „Copilot Studio“')).not.toBe('lt');
    expect(ofTitle('„Microsoft“ pristatė „Copilot Studio“', 'lt-LT')).toBe('lt');
  });

  it('does not make a text what it is plainly not', () => {
    expect(ofTitle('Companies are advised to install the updates today', 'lt')).toBe('en');
    expect(ofTitle('Įmonėms rekomenduojama kuo greičiau įdiegti pataisas', 'en-US')).toBe('lt');
  });
});

describe('a text is of unsure language', () => {
  const LITHUANIAN =
    'Įmonėms rekomenduojama kuo greičiau įdiegti atnaujinimus, nes spraga jau išnaudojama. ';
  const ENGLISH = 'Companies are advised to install the updates as soon as they possibly can. ';

  it.each(['', '12345 67 890', 'AI', 'Sveiki'])('that says too little: %s', (text) => {
    expect(ofText(text)).toBeNull();
  });

  it('that has two, wherever the second begins', () => {
    const title = 'Naujas leidimas įmonėms jau čia';
    expect(detectLanguage({ title, lead: LITHUANIAN, text: ENGLISH.repeat(10) })).toBeNull();
    const text = LITHUANIAN.repeat(40) + ENGLISH.repeat(40);
    expect(detectLanguage({ title, lead: LITHUANIAN, text }, 'lt')).toBeNull();
  });

  it('but not for a quotation of another', () => {
    const text = LITHUANIAN.repeat(25) + ENGLISH + LITHUANIAN.repeat(25);
    expect(detectLanguage({ title: '', lead: '', text })).toBe('lt');
  });
});
