import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const itPagalbaPage: ServicePage = {
  slug: 'it-pagalba',
  name: 'IT pagalba',
  title: 'IT pagalba įmonėms nuotoliniu būdu ir biure – kainos',
  description:
    'IT pagalba įmonėms: kompiuteriai, paštas, tinklas, spausdintuvai. Vienkartinė pagalba – nuo 40 EUR per valandą, mėnesinė priežiūra – nuo 150 EUR.',
  keywords: [
    'it pagalba',
    'it pagalba įmonėms',
    'nuotolinė it pagalba',
    'kompiuterių taisymas biure',
    'it pagalbos kaina',
  ],
  hero: {
    heading: 'IT pagalba, kai darbas sustojo',
    lead: 'Neįsijungia kompiuteris, dingo internetas, nespausdina spausdintuvas? Paskambinkite. Atsilieps specialistas, prisijungs prie Jūsų ekrano ir pasakys, ar pavyks sutvarkyti iš karto.',
    facts: facts({
      hourPrice: 'už vienkartinės pagalbos valandą',
      urgentReply: 'ilgiausiai laukiate, kai gedimas skubus',
      officeHours: 'priimame kasdienius pranešimus',
      clients: 'klientų, kuriems padedame',
    }),
  },
  problem: {
    heading: 'Smulkūs gedimai suvalgo ištisas dienas',
    paragraphs: [
      'Nedidelėje įmonėje kompiuterius taiso tas, kas „geriau supranta“. Kol vadybininkas ieško spausdintuvo tvarkyklės, jo klientai laukia, o po mėnesio ta pati bėda grįžta.',
      'Ši paslauga skirta tiems, kam nereikia visos priežiūros sutarties arba reikia žmogaus čia ir dabar. Padėsime ir tada, jei anksčiau su mumis nedirbote.',
    ],
    signs: [
      'Kompiuteris įsijungia dešimt minučių arba pats išsijungia.',
      '„Outlook“ nesiunčia laiškų, nors internetas veikia.',
      'Rytoj ateina naujas darbuotojas, o darbo vieta neparuošta.',
      'Ekrane reikalaujama išpirkos – nieko nespauskite, skambinkite.',
    ],
  },
  included: {
    heading: 'Kokias bėdas sprendžiame',
    items: [
      {
        title: '„Windows“ kompiuteriai',
        text: 'Lėtumo ar strigimo priežasties ieškome pagal disko SMART rodiklius, įvykių žurnalą ir „Autoruns“ sąrašą, o ne iškart perrašydami sistemą.',
      },
      {
        title: 'Paštas ir biuro programos',
        text: 'Sutvarkome „Outlook“ profilius, pamirštus slaptažodžius, licencijų aktyvavimą, „Teams“ garsą likus minutei iki susitikimo.',
      },
      {
        title: 'Internetas ir „Wi-Fi“',
        text: 'Atskiriame tiekėjo triktį nuo vidinės: patikriname maršrutizatorių, DNS, kabelius ir vietas, kur silpnas signalas.',
      },
      {
        title: 'Spausdinimas ir skenavimas',
        text: 'Tvarkyklės, bendras įrenginys tinkle, skenavimas į aplanką arba el. paštą.',
      },
      {
        title: 'Naujos darbo vietos',
        text: 'Paruošiame kompiuterį, perkeliame senojo duomenis ir parodome žmogui, kur kas yra.',
      },
      {
        title: 'Atvykimas į biurą',
        text: 'Jei nuotoliniu būdu nepavyksta, atvažiuojame. Laiką ir kelionės kainą suderiname prieš išvykdami.',
      },
    ],
  },
  process: {
    heading: 'Kas vyksta po Jūsų skambučio',
    steps: [
      {
        title: 'Išklausome',
        text: 'Papasakojate, kas neveikia ir kiek žmonių dėl to negali dirbti. Pagal tai sprendžiame, kas skubu.',
      },
      {
        title: 'Prisijungiame Jums leidus',
        text: 'Iš puslapio „Pagalba“ atsisiunčiate nuotolinio ryšio programą, padiktuojate kodą ir matote kiekvieną mūsų veiksmą. Seansą nutrauksite vienu mygtuku.',
      },
      {
        title: 'Sutaisome ir patikriname',
        text: 'Paprašome pakartoti veiksmą, kuris nepavyko. Jei problema lieka, paaiškiname, kodėl, ir pasiūlome, ką daryti.',
      },
      {
        title: 'Surašome',
        text: 'El. paštu gaunate, kas buvo sugedę, ką padarėme ir kiek užtruko. Mėnesinės priežiūros klientams pirmąją savaitę sudarome įrenginių bei kontaktų sąrašą.',
      },
    ],
  },
  suits: {
    heading: 'Vienkartinė ar mėnesinė',
    text: 'Jei skambinate retai, mokėkite už valandas. Kai pagalbos prireikia kas savaitę, apsimoka mėnesinė priežiūra: mes jau pažįstame Jūsų įrangą ir mažiau laiko sugaištame aiškindamiesi.',
    yes: [
      'Biure nėra savo IT žmogaus.',
      'Jūsų specialistas atostogauja ar serga.',
      'Vadovaujate buhalterijai, klinikai ar dirbtuvėms, kur svarbus kiekvienas rytas.',
    ],
    no: [
      'Sugedo namų kompiuteris: dirbame tik su įmonėmis.',
      'Reikia gelbėti duomenis iš fiziškai sugadinto disko – nurodysime laboratoriją.',
    ],
  },
  prices: {
    heading: 'Kiek kainuoja IT pagalba',
    items: [
      {
        name: 'Vienkartinė pagalba',
        price: 'nuo 40 EUR per valandą',
        text: 'Be ilgalaikės sutarties. Pavieniam gedimui, darbo vietos paruošimui ar konsultacijai.',
      },
      {
        name: 'Mėnesinė priežiūra',
        price: 'nuo 150 EUR per mėnesį',
        text: 'Pagalba telefonu ir nuotoliniu būdu, profilaktika, raštu sutartas reagavimo laikas.',
      },
    ],
    note: 'Mėnesio suma priklauso nuo darbo vietų, serverių ir atvykimų skaičiaus. Tikslią kainą su mokesčiais pasakome prieš pradėdami dirbti.',
  },
  questions: [
    {
      question: 'Ar galima skambinti naktį?',
      answer:
        'Įprastus klausimus sprendžiame darbo dienomis nuo 8 iki 18 valandos. Skubiems priežiūros klientų gedimams budime 24/7: sustojus serveriui, ryto laukti nereikia.',
    },
    {
      question: 'Kaip žinoti, kad jungiasi tikrai Jūsų žmogus?',
      answer:
        'Mes niekada neskambiname pirmi dėl „rasto viruso“. Numerį renkate Jūs, o slaptažodžių ar banko kodų neprašome.',
    },
    {
      question: 'Ar taisant nedings failai?',
      answer:
        'Prieš rizikingus veiksmus padarome kopiją. Jei diskas jau genda, pirmiausia išgelbėjame duomenis ir tik tada imamės sistemos.',
    },
  ],
  related: ['kompiuteriu-prieziura', 'apsauga-nuo-virusu', 'it-paslaugos-verslui', 'microsoft-365'],
  contactMessage:
    'Sveiki, reikia IT pagalbos: sutriko vieno mūsų kompiuterio darbas. Prašau perskambinti ir pasakyti, kada galėtumėte prisijungti.',
};
