import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const itUkioPrieziuraPage: ServicePage = {
  slug: 'it-ukio-prieziura',
  name: 'IT ūkio priežiūra',
  title: 'IT ūkio priežiūra: tinklas, įranga, licencijos, tiekėjai',
  description:
    'Perimame visą įmonės IT ūkį: tinklą, įrenginius, paskyras, prenumeratas ir bendravimą su tiekėjais. Pirmąją savaitę gaunate schemą, registrą ir darbų planą.',
  keywords: [
    'it ūkio priežiūra',
    'it infrastruktūros valdymas',
    'tinklo priežiūra',
    'mikrotik',
    'unifi',
    'licencijų apskaita',
    'it tiekėjų valdymas',
  ],
  hero: {
    heading: 'IT ūkio priežiūra vienose rankose',
    lead: 'Tinklas, telefonija, spausdintuvai, paskyros, licencijos ir tiekėjai: viską surašome, sutvarkome ir toliau už tai atsakome.',
    facts: facts({
      clients: 'klientų patikėjo mums savo IT',
      experience: 'metų siekia mūsų specialistų patirtis',
    }),
  },
  problem: {
    heading: 'Penki tiekėjai, o atsakingo nėra',
    paragraphs: [
      'Dingo ryšys. Interneto tiekėjas tikina, kad linija tvarkinga, maršrutizatoriaus diegėjas ragelio nekelia, telefonijos įmonė siūlo kreiptis į kitus. Kol aiškinamasi, IT koordinatoriumi tampa vadovas.',
      'IT ūkis auga po vieną daiktą: dar viena „Wi-Fi“ stotelė, dar viena prenumerata, dar viena paskyra praktikantui. Po kelerių metų mokate už tai, kuo niekas nesinaudoja, o buvę darbuotojai tebegali prisijungti.',
    ],
    signs: [
      'Tinklo schemos nėra arba ji nubraižyta dar prieš remontą.',
      'Svečiai ir buhalterija naudojasi tuo pačiu belaidžiu tinklu.',
      'Programų mokesčiai nurašomi nuo asmeninės vadovo kortelės.',
      'Išeinančio žmogaus prieigos uždaromos iš atminties.',
    ],
  },
  included: {
    heading: 'Ką apima priežiūra',
    items: [
      {
        title: 'Tinklas ir „Wi-Fi“',
        text: '„MikroTik“, „UniFi“ ir „Fortinet“ įranga: atskiri VLAN darbuotojams, svečiams ir kameroms, atsarginis interneto kanalas, saugomos konfigūracijos.',
      },
      {
        title: 'Turto ir prenumeratų registras',
        text: '„Snipe-IT“ sistemoje matote, kas kam išduota, kada baigiasi garantija ir kada bus nurašytas kitas mokestis.',
      },
      {
        title: 'Darbuotojo atėjimas ir išėjimas',
        text: 'Personalui duodame kontrolinį sąrašą: paskyra, teisės, telefonas, durų kortelė. Žmogui išeinant jis pereinamas atvirkščia tvarka ir pasirašomas.',
      },
      {
        title: 'Prieiga ne iš biuro',
        text: 'Darbuotojams – VPN su antruoju veiksniu, tiekėjams – laikina prieiga tik prie jų sistemos.',
      },
      {
        title: 'Pokalbiai su tiekėjais',
        text: 'Turėdami Jūsų įgaliojimą, apie gedimus patys pranešame ryšio, spausdinimo ir verslo programų tiekėjams ir tikriname, ar sutvarkyta.',
      },
      {
        title: 'Slaptažodžių saugykla',
        text: 'Įrangos ir paslaugų prisijungimus perkeliame į „Bitwarden“. Pagrindinė paskyra priklauso įmonei, ne mums.',
      },
    ],
  },
  process: {
    heading: 'Nuo ko pradedame',
    steps: [
      {
        title: 'Apeiname biurą',
        text: 'Per pirmąsias dvi dienas nufotografuojame ir sužymime komutacines spintas, pamatuojame „Wi-Fi“ signalą, surenkame tiekėjų sutartis.',
      },
      {
        title: 'Nubraižome',
        text: 'Iki ketvirtos dienos parengiame tinklo schemą, paskyrų sąrašą ir mokėjimų kalendorių.',
      },
      {
        title: 'Uždarome spragas',
        text: 'Penktą dieną keičiame gamyklinius slaptažodžius, naikiname buvusių darbuotojų prieigas, išsaugome įrangos nustatymus.',
      },
      {
        title: 'Suplanuojame metus',
        text: 'Pirmojo mėnesio pabaigoje su vadovu aptariame biudžetą: ką keisti, ko atsisakyti.',
      },
    ],
  },
  suits: {
    heading: 'Kokiai įmonei tai skirta',
    text: 'Labiausiai praverčia ten, kur kiekvienas IT klausimas pasiekia vadovą, nes daugiau nėra kam spręsti.',
    yes: [
      'Turite kelis biurus, sandėlį ar gamybą su savo tinklu.',
      'Keliatės į naujas patalpas ir kabelius reikia suplanuoti anksčiau už baldus.',
      'Vidinis IT vadovas nori atiduoti kasdienius darbus ir pasilikti sprendimus.',
    ],
    no: [
      'Reikia vieną kartą prijungti spausdintuvą: pakaks valandinės pagalbos.',
      'Ieškote, kas programuotų verslo valdymo sistemą. Su jos kūrėjais bendraujame, bet patys nekuriame.',
    ],
  },
  questions: [
    {
      question: 'Kuo tai skiriasi nuo kompiuterių priežiūros?',
      answer:
        'Ten rūpinamės darbo vieta, čia – dar ir tinklu, prieigomis, licencijomis, sutartimis bei biudžetu. Už visumą atsako viena komanda.',
    },
    {
      question: 'Ar teks pirkti naują įrangą?',
      answer:
        'Nebūtinai. Keisti siūlome tai, kam gamintojas nebeleidžia saugumo pataisų arba ko neįmanoma valdyti nuotoliniu būdu. Prie kiekvieno siūlymo nurodome priežastį ir terminą.',
    },
    {
      question: 'O jei norėsime pereiti pas kitą tiekėją?',
      answer:
        'Schemos, registrai ir slaptažodžiai Jūsų nuo pirmos dienos. Naujam tiekėjui viską perduodame pagal aktą.',
    },
    {
      question: 'Ar atvykstate į biurą?',
      answer:
        'Taip. Daug ką sutvarkome nuotoliniu būdu, o planinių apsilankymų dažnį įrašome į sutartį. Svarbiausiam tinklo įrenginiui siūlome turėti atsarginį: tada gedimas baigiasi pakeitimu, o ne laukimu.',
    },
  ],
  related: ['kompiuteriu-prieziura', 'serverio-prieziura', 'it-auditas-nis2', 'microsoft-365'],
  contactMessage:
    'Laba diena, norime vienos komandos, kuri atsakytų už visą mūsų IT: tinklą, įrangą, paskyras ir tiekėjus. Kada galėtumėte atvykti apžiūrėti biuro?',
};
