import { expect, test } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { isLithuanianLeftover } from './lithuanian-leftovers.ts';
import { removeLeftovers } from './remove-leftovers.ts';

const PARAGRAPH =
  'Savivaldybė patvirtino, kad nuo rudens visose mokyklose bus įdiegta nauja tinklo įranga, o darbai prasidės liepą.';
/** Kinds of lines as Lithuanian sites write them, with other names. */
const KINDS = [
  'Asmeninio archyvo nuotr./Jonas Jonaitis',
  'Vidmanto Balkūno / 15min nuotr.',
  'DELFI / Karolina Pansevič',
  'Nuotr. BNS',
  'Scanpix nuotr.',
  'Pexels.com nuotr.',
  '123RF nuotr.',
  'Luko Balandžio / 15min nuotr.',
  'Shutterstock nuotr.',
  'Unsplash nuotr.',
  'Nuotrauka: Jonas Petraitis',
  'Gamintojo nuotr.',
  'Organizatorių nuotr.',
  'Bendrovės archyvo nuotr.',
  '„Reuters“/„Scanpix“ nuotr.',
  'Žymos: technologijos, saugumas, internetas',
  'Žymės: technologijos, saugumas',
  'Temos: Dirbtinis intelektas',
  'Raktažodžiai: saugumas',
  'Laikas: 2 min. skaitymo',
  'Skaitymo laikas: 3 min.',
  'Skaitysite 4 min.',
  '2024-05-29 15:26, atnaujinta 2024-05-29 16:10',
  '2024 m. gegužės 29 d. 15:26',
  'Publikuota: 2024-05-29',
  'Paskelbta 2024 05 29, 10:11',
  'Atnaujinta: 2024-05-29 12:00',
  'Šaltinis: BNS',
  'Šaltinis: lrt.lt',
  'Informacijos šaltinis: BNS',
  'Prenumeratoriai žino daugiau. Prenumeruokite jau dabar',
  'Prenumeratoriai žino daugiau',
  'Skaitykite taip pat: Kitas straipsnis',
  'Taip pat skaitykite: Kitas straipsnis apie saugą',
  'Susiję straipsniai',
  'Dalintis',
  'Dalinkitės straipsniu',
  'Pasidalinkite su draugais',
  'Straipsnis tęsiasi po reklama',
  'REKLAMA',
  'Reklama – toliau straipsnis',
  'Komentarai (12)',
  'Rašyti komentarą',
  'Palikti komentarą',
  'Sekite mus „Facebook“',
  'Prenumeruokite mūsų naujienlaiškį',
  'Visos teisės saugomos. Kopijuoti draudžiama',
  'Draudžiama kopijuoti be raštiško sutikimo',
  'Klausykite: 5 min.',
  'Asociatyvi nuotr.',
  'Spausdinti straipsnį',
  'Pranešti apie klaidą',
  'Radote klaidą? Praneškite mums',
  'Ankstesnis straipsnis',
  'Kitas straipsnis',
  'Grįžti į pradžią',
  'Autorius: Jonas Jonaitis, žurnalistas',
  'Daugiau apie tai: Kibernetinis saugumas',
  'Parengta pagal BNS inf.',
  'Bioarcheologė apie tyrimus Ukrainoje / Asmeninio archyvo ir „Scanpix“/SIPA nuotr.',
  'Prof. Vardenis Pavardenis, universiteto instituto vadovas, išradėjas. Vardenės Pavardenės (VŽ) nuotr.',
  'Aktualijos | 9 MIN.',
  '2021 m. lapkričio 26 d. 14:07',
];
/** What an article may well say, in paragraphs as short. */
const SENTENCES = [
  'Nuotraukoje matyti, kaip darbininkai tiesia kabelį per upę.',
  'Temos, apie kurias kalbėta, sukėlė daug ginčų.',
  'Šaltiniai teigia, kad sandoris bus baigtas pavasarį.',
  'Autorius teigia, kad rinka augs dar trejus metus.',
  'Reklamos rinka pernai augo dešimtadaliu.',
  'Reklama internete jau lenkia televiziją.',
  'Komentarai pasipylė iškart po pranešimo.',
  'Dalintis slaptažodžiais nebegalima.',
  'Prenumeratoriai moka dešimt eurų per mėnesį.',
  'Pranešti apie klaidą galima tik darbo dienomis, todėl žmonės laukia.',
  'Kitas straipsnis nustato baudas.',
  'Kitas žingsnis – atsarginės kopijos.',
  'Asmeninio archyvo niekas nesaugo.',
  'Klausytis paskaitos galima 45 min.',
  '2024 m. gegužės 29 d. bendrovė paskelbė apie spragą.',
  'Draudžiama kopijuoti? Ne visada.',
  'Spausdinti reikės mažiau.',
  'BNS / ELTA sutartis baigėsi pernai, o nauja dar nepasirašyta.',
  'Visos teisės pereina pirkėjui.',
  'Parengta pagal planą, programa jau veikia.',
  'Susiję su tuo ir kiti sprendimai.',
  'Daugiau įmonių rinksis debesį.',
  'Populiariausi slaptažodžiai nesikeičia.',
  'Laikas: tai brangiausias išteklius.',
  'Laikas: 15 min.',
  'Tema: kaip saugoti įmonės duomenis.',
  '2024 m. gegužės 29 d.',
];

test('of the kinds of lines around Lithuanian articles 95 in a hundred go', () => {
  const stay = KINDS.filter((line) => {
    const { documentElement } = parsePage(`<p>${PARAGRAPH}</p><p>${line}</p><p>${PARAGRAPH}</p>`);
    removeLeftovers(documentElement, null);
    return documentElement.textContent.includes(line);
  });
  expect(KINDS.length).toBeGreaterThanOrEqual(40);
  expect(stay.length / KINDS.length, stay.join('\n')).toBeLessThanOrEqual(0.05);
});

test('no sentence goes', () => {
  expect([...SENTENCES, PARAGRAPH].filter(isLithuanianLeftover)).toEqual([]);
});
