import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('a text is recognised as Lithuanian', () => {
  it.each([
    'Įmonėms rekomenduojama kuo greičiau įdiegti atnaujinimus, nes spraga jau išnaudojama ir gali būti pavojinga.',
    'Kibernetinio saugumo žinios',
    'Kaip pasirengti NIS2 reikalavimams: ką turi žinoti vadovas',
    'Sis tekstas parasytas be lietuvisku raidziu, bet jis vis tiek yra lietuviskas, nes kas ne taip ir kad taip',
  ])('%s', (text) => {
    expect(detectLanguage(text)).toBe('lt');
  });
});

describe('other languages and no language are not', () => {
  it.each([
    'Companies are advised to install the updates as soon as possible, because the flaw is being exploited.',
    'Uzņēmumiem ieteicams pēc iespējas ātrāk uzstādīt atjauninājumus, jo ievainojamība jau tiek izmantota.',
    'Firmom zaleca się jak najszybszą instalację aktualizacji, ponieważ luka jest już wykorzystywana.',
    'Podnikům se doporučuje co nejdříve nainstalovat aktualizace, protože chyba už je zneužívána útočníky.',
    'Предприятиям рекомендуется как можно скорее установить обновления, так как уязвимость уже используется.',
    'Šiaulių is the name of a town, and Žalgiris plays basketball in Kaunas with the best fans of Europe today.',
    'Windows Server 2025 LTS',
    '',
    '12345 67 890',
  ])('%s', (text) => {
    expect(detectLanguage(text)).toBe('other');
  });
});
