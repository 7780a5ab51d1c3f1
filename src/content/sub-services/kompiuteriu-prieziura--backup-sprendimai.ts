import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const backupSprendimaiPage: SubServicePage = {
  parent: 'kompiuteriu-prieziura',
  slug: 'backup-sprendimai',
  name: 'Atsarginių kopijų sprendimai',
  title: 'Kompiuterių atsarginės kopijos: failai ir visas diskas',
  description:
    'Parenkame kopijavimo būdą kiekvienai darbo vietai: „OneDrive“, „Veeam Agent“, „Synology“ ar „Time Machine“. Atkūrimą išbandome, o rezultatą užrašome.',
  keywords: [
    'kompiuterių atsarginės kopijos',
    'failų kopijavimas',
    'onedrive kopija',
    'veeam agent',
    'synology active backup',
    'duomenų atkūrimas',
  ],
  hero: {
    heading: 'Kompiuteris sugedo. Failai – ne.',
    lead: 'Vienai darbo vietai pakanka debesijoje saugomų dokumentų, kitai reikia viso disko atvaizdo. Sprendimą parenkame kiekvienai, o tada įsitikiname, kad atkurti tikrai pavyksta.',
    facts: facts({ copyRule: 'kopijų laikymo taisyklė', urgentReply: 'atsakas į skubų gedimą' }),
  },
  contactMessage:
    'Sveiki, nesame tikri, ar mūsų darbuotojų kompiuteriai apskritai kopijuojami. Ar galėtumėte patikrinti ir pasiūlyti, kaip saugoti dokumentus bei buhalterijos programą?',
  intro: {
    heading: 'Sinchronizavimas dar nėra kopija',
    paragraphs: [
      '„OneDrive“ patogus: sudužus ekranui, kitame kompiuteryje randate tuos pačius dokumentus. Tačiau ištrintas failas dingsta visur iš karto, o šiukšlinėje „Microsoft 365“ jį laiko iki 93 dienų. Jei trūkumą pastebite po pusmečio, grąžinti nebėra ko.',
      'Kita bėda – tai, kas į „OneDrive“ apskritai nepatenka: buhalterijos duomenų bazė C diske, PST formato pašto archyvai, matavimo įrangos programa, kurios diegimo failo niekas nebeturi. Tokiems kompiuteriams darome viso disko atvaizdą.',
      'Ne viską verta kopijuoti vienodai. Kompiuteriui, kuriame tik naršyklė ir paštas, užtenka tvarkingai nustatytos debesijos: sugedusį paprasčiau pakeisti kitu. Viso disko prireikia ten, kur naujos darbo vietos paruošimas užtruktų dieną ar ilgiau.',
    ],
  },
  features: {
    heading: 'Sprendimas pagal darbo vietą',
    items: [
      {
        title: 'Biuro darbuotojas',
        text: 'Darbalaukį, dokumentus ir paveikslėlius perkeliame į „OneDrive“, o šalia darome nepriklausomą „Microsoft 365“ kopiją.',
      },
      {
        title: 'Buhalterija ir projektavimas',
        text: '„Veeam Agent“ arba „Synology Active Backup for Business“ kasnakt kopijuoja visą diską į biuro saugyklą.',
      },
      {
        title: 'Nešiojamasis kelionėje',
        text: 'Atsiradus ryšiui, šifruota kopija keliauja į debesiją. Per mobilųjį internetą siunčiami tik svarbiausi aplankai.',
      },
      {
        title: '„Mac“',
        text: '„Time Machine“ rašo į tinklo saugyklą, o mes stebime, kada kopija pavyko paskutinį kartą.',
      },
      {
        title: 'Kasa ir gamybos linija',
        text: 'Atvaizdas prieš kiekvieną pakeitimą ir paruoštas atsarginis diskas, kurį galima įdėti per pietų pertrauką.',
      },
      {
        title: 'Šifravimo raktai',
        text: 'Kopijų ir „BitLocker“ raktus laikome slaptažodžių saugykloje, o ne tame pačiame kompiuteryje.',
      },
      {
        title: 'Išeinantys darbuotojai',
        text: 'Prieš šalindami paskyrą, išsaugome jos paštą ir failus. Jei nustatymas nepakeistas, ištrinto naudotojo „OneDrive“ turinys laikomas vos 30 dienų.',
      },
    ],
  },
  benefits: {
    heading: 'Kodėl verta susitvarkyti dabar',
    items: [
      {
        title: 'Žinote, kiek truks',
        text: 'Vienas failas, visas profilis, kompiuteris nuo nulio – kiekvieną atvejį išbandome ir užrašome laiką.',
      },
      {
        title: 'Atskirta nuo išpirkos viruso',
        text: 'Biuro saugykla turi savo paskyras, todėl pavogtu darbuotojo slaptažodžiu jos atverti nepavyks. Vienas iš trijų egzempliorių laikomas kitame pastate arba debesijoje.',
      },
      {
        title: 'Lengvesnis technikos keitimas',
        text: 'Dokumentai ir darbalaukis atsiranda vos prisijungus, todėl perkeliant žmogų prie naujo kompiuterio atmintinių nebereikia.',
      },
      {
        title: 'Už ką mokate',
        text: 'Už saugyklos vietą, programų licencijas ir priežiūrą. Todėl pirmiausia atmetame tai, ko saugoti nereikia: laikinuosius failus, diegimo paketus, asmenines nuotraukas.',
      },
      {
        title: 'Ko nežadame',
        text: 'Išjungto kompiuterio nukopijuoti neįmanoma. Jei naujos kopijos nėra kelias dienas iš eilės, gauname įspėjimą ir skambiname jo naudotojui. Kas pakeista po paskutinės kopijos, neatkuriama.',
      },
    ],
  },
  firstWeek: {
    heading: 'Nuo sąrašo iki bandomojo atkūrimo',
    steps: [
      'Einame per darbo vietas ir klausiame: ko netekę rytoj negalėtumėte dirbti?',
      'Kiekvieną kompiuterį priskiriame vienai iš grupių ir suderiname, kiek laiko saugoti versijas.',
      'Įjungiame kopijavimą ir išmatuojame, kiek vietos bei interneto srauto jam reikia.',
      'Iš pirmosios kopijos grąžiname tris failus ir vieną visą sistemą atsarginiame kompiuteryje.',
      'Paliekame vieno puslapio lentelę: kas kopijuojama, kur laikoma ir kas turi teisę atkurti.',
    ],
  },
};
