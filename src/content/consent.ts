import { spaced } from './spacing.ts';

/** Words of the cookie banner; its buttons are fixed by specification §4.1 and stand where they are drawn. */
export const consentWords = spaced({
  label: 'Slapukai',
  text: 'Būtinieji įrašai reikalingi svetainei veikti. Statistiką ir rinkodarą įjungsime tik Jums sutikus.',
  more: 'Ką saugome',
  kinds: { necessary: 'Būtini', statistics: 'Statistika', marketing: 'Rinkodara' },
  necessary:
    'Naršyklėje lieka šis Jūsų pasirinkimas ir, kol neuždarėte kortelės, nebaigta rašyti žinutė.',
  statistics:
    '„Google Analytics“ skaičiuoja, kurie puslapiai skaitomi. Slapukai „_ga“ – iki dvejų metų.',
  recording:
    '„Microsoft Clarity“ įrašo, kaip naudojamasi svetaine. Slapukai „_clck“ ir „_clsk“ – iki vienų metų.',
  notUsed: 'Dabar nenaudojama: net ir sutikus niekas nebus įrašyta.',
});
