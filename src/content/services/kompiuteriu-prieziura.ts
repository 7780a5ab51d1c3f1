import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const kompiuteriuPrieziuraPage: ServicePage = {
  slug: 'kompiuteriu-prieziura',
  name: 'Kompiuterių priežiūra',
  title: 'Įmonės kompiuterių priežiūra ir pagalba darbuotojams',
  description:
    'Nuolatinė biuro kompiuterių priežiūra: „Windows“ ir „macOS“ pataisos, diskų šifravimas, įrangos apskaita ir žmogus, kuriam darbuotojas gali paskambinti.',
  keywords: [
    'kompiuterių priežiūra',
    'įmonės kompiuterių aptarnavimas',
    'darbo vietų priežiūra',
    'intune',
    'windows 11 diegimas',
    'kompiuterių apskaita',
  ],
  hero: {
    heading: 'Kompiuterių priežiūra, kuri netrukdo dirbti',
    lead: 'Nešiojamuosius ir stacionariuosius kompiuterius valdome iš vienos vietos: pataisos įdiegtos, diskai užšifruoti, o darbuotojas žino, į ką kreiptis.',
    facts: facts({
      urgentReply: 'iki atsako, kai gedimas skubus',
      clients: 'klientų, kuriais rūpinamės',
    }),
  },
  problem: {
    heading: 'Kol kompiuteriais rūpinasi visi, jais nesirūpina niekas',
    paragraphs: [
      'Vienas kompiuteris pirktas pernai, kitas – prieš septynerius metus. Viename darbuotojas pats įsidiegė antivirusinę, kitame pataisos atidėliojamos nuo pavasario. Kol visi įsijungia, skirtumo nematyti.',
      'Jis išryškėja, kai iš automobilio pavagiamas nešiojamasis neužšifruotu disku arba kai buhalterės kompiuteris sustoja PVM deklaracijos teikimo dieną.',
    ],
    signs: [
      'Niekas iš karto nepasakys, kiek kompiuterių turi įmonė ir kas jais naudojasi.',
      'Darbuotojai turi administratoriaus teises ir patys diegia programas.',
      'Dalis kompiuterių tebeveikia su „Windows 10“, nors įprastas šios sistemos palaikymas pasibaigė 2025 m. rudenį.',
      'Naujas žmogus pirmąją dieną laukia, kol jam paruoš darbo vietą.',
    ],
  },
  included: {
    heading: 'Kas įeina į mėnesio priežiūrą',
    items: [
      {
        title: 'Centralizuotas valdymas',
        text: 'Programas ir saugos taisykles siunčiame per „Microsoft Intune“. Jei Jūsų licencijoje jo nėra, naudojame stebėsenos agentą ir domeno grupių strategijas (GPO).',
      },
      {
        title: 'Pataisos bangomis',
        text: '„Windows Update for Business“ pirma atnaujina bandomąją grupę, po kelių dienų – kitus. Netikusi pataisa sustoja ties keliais kompiuteriais.',
      },
      {
        title: 'Šifruoti diskai',
        text: '„Windows“ kompiuteriuose įjungiame „BitLocker“, „Mac“ – „FileVault“. Atkūrimo raktai laikomi valdymo sistemoje, o ne lapelyje prie monitoriaus.',
      },
      {
        title: 'Pagalba darbuotojui',
        text: 'Prie ekrano jungiamės tik žmogui sutikus; jei reikia rankų, atvykstame. Kiekviena užklausa turi numerį ir istoriją.',
      },
      {
        title: 'Naujas ir išeinantis darbuotojas',
        text: '„Windows Autopilot“ naują kompiuterį sutvarko, vos šis prisijungia prie interneto. Darbuotojui išėjus failus perduodame vadovui, o diską saugiai išvalome.',
      },
      {
        title: 'Įrangos registras',
        text: 'Modelis, serijos numeris, naudotojas, garantijos pabaiga ir siūlomi keitimo metai. Atnaujintą lentelę gaunate kas ketvirtį.',
      },
    ],
  },
  process: {
    heading: 'Pirmoji savaitė ir kas po jos',
    steps: [
      {
        title: 'Suskaičiuojame',
        text: 'Pirmą–antrą dieną įdiegiame agentą, surašome įrenginius, programas, licencijas ir žmones, turinčius per daug teisių.',
      },
      {
        title: 'Sutvarkome, kas pavojingiausia',
        text: 'Trečią–ketvirtą dieną įdiegiame kritines pataisas, pradedame šifruoti diskus. Darbo metu be įspėjimo kompiuterių iš naujo nepaleidžiame.',
      },
      {
        title: 'Atsiskaitome',
        text: 'Penktą dieną pateikiame tris sąrašus: kas padaryta, ką keisti netrukus, ką galima atidėti.',
      },
      {
        title: 'Prižiūrime',
        text: 'Kas mėnesį atsiunčiame suvestinę: pataisų būklė, užklausos ir siūlymas, kaip atsikratyti pasikartojančių gedimų.',
      },
    ],
  },
  suits: {
    heading: 'Kam verta, o kam ne',
    text: 'Nuolatinė priežiūra prasminga nuo penkių darbo vietų, ypač jei dalis žmonių dirba namuose ar keliauja.',
    yes: [
      'Kompiuteriais rūpinasi „tas, kuris supranta“, nors jo pareigos visai kitos.',
      'Turite vieną IT specialistą, o per atostogas jo nėra kam pavaduoti.',
      'Biure greta dirba „Windows“ ir „Mac“ kompiuteriai.',
    ],
    no: [
      'Sugedo vienas kompiuteris – užteks vienkartinės IT pagalbos.',
      'Staklių gamintojas draudžia diegti pataisas jų valdymo kompiuteryje: tokį kompiuterį atskiriame tinkle, bet neatnaujiname.',
    ],
  },
  questions: [
    {
      question: 'Ar matysite, ką darbuotojas rašo?',
      answer:
        'Ne. Agentas rodo įrenginio būklę, programas ir pataisas. Ekraną matome tik pagalbos seanso metu, kurį darbuotojas patvirtina pats.',
    },
    {
      question: 'Ar teks išmesti senus kompiuterius?',
      answer:
        'Ne visus. Jei procesorius ir TPM 2.0 lustas tinka „Windows 11“, dažnai pakanka SSD disko ir daugiau atminties. Kitus surašome pagal tai, kada juos keisti.',
    },
    {
      question: 'Ar galime pasilikti savo antivirusinę?',
      answer:
        'Taip, jei ji valdoma centralizuotai ir apie aptiktą grėsmę praneša mums. Dviejų vienu metu nepaliekame: jos trukdo viena kitai.',
    },
    {
      question: 'O jei žmogus dirba iš namų?',
      answer:
        'Pataisos ir taisyklės kompiuterį pasiekia internetu, biuro tinklo nereikia. Jei jis visai neįsijungia, paruošiame kitą iš Jūsų atsargos ir perkeliame paskyrą.',
    },
  ],
  related: ['it-pagalba', 'apsauga-nuo-virusu', 'serverio-prieziura', 'microsoft-365'],
  contactMessage:
    'Sveiki, ieškome, kas nuolat prižiūrėtų mūsų biuro kompiuterius ir padėtų darbuotojams, kai kas nors neveikia. Kokios informacijos reikia pasiūlymui parengti?',
};
