import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const osAtnaujinimaiPage: SubServicePage = {
  parent: 'kompiuteriu-prieziura',
  slug: 'os-atnaujinimai',
  name: 'Operacinių sistemų atnaujinimai',
  title: 'Operacinių sistemų atnaujinimai įmonės kompiuteriams',
  description:
    '„Windows“, „macOS“ ir programų pataisas diegiame etapais per „Intune“: bandomoji grupė, aiškūs terminai, mėnesio atitikties lentelė ir „Windows 10“ planas.',
  keywords: [
    'windows atnaujinimai',
    'operacinių sistemų atnaujinimai',
    'windows update for business',
    'intune',
    'wsus',
    'windows 10 palaikymo pabaiga',
  ],
  hero: {
    heading: 'Atnaujinimai, kurie neužklumpa per posėdį',
    lead: 'Pirmiausia pataisą gauna keli kompiuteriai, paskui visi likę. Kada kompiuterį paleisti iš naujo, darbuotojas renkasi pats, bet ne vėliau, nei sutarta.',
    facts: facts({ clients: 'įmonių patiki mums savo techniką', nis2Since: 'galioja NIS2' }),
  },
  contactMessage:
    'Sveiki, mūsų kompiuteriai nuolat prašo atnaujinimų, o dalyje dar veikia „Windows 10“. Norėtume, kad šia tvarka pasirūpintumėte Jūs – nuo ko reikėtų pradėti?',
  intro: {
    heading: '„Priminti vėliau“ nėra planas',
    paragraphs: [
      'Saugumo pataisas „Microsoft“ skelbia antrąjį mėnesio antradienį. Nuo to vakaro spragos aprašytos viešai, taigi aprašymus skaito ir užpuolikai. Kita vertus, pataisa kartais sugadina spausdinimą ar VPN, todėl diegti visiems tą pačią naktį irgi neprotinga.',
      'Mūsų atsakymas – žiedai. Bandomoji grupė atnaujinama iš karto, dauguma – po kelių dienų, jautriausios darbo vietos – paskutinės. Jei pirmajame žiede kas nors sugenda, „Intune“ diegimą pristabdome, kol bėda nepasiekė kitų.',
      'Kai spraga jau naudojama atakoms, žiedų nelaukiame: skubią pataisą išplatiname per sutrumpintą laiką ir iš anksto parašome darbuotojams, kodėl šįkart kompiuterį reikės paleisti iš naujo tą pačią dieną. Dėl tokios išimties sprendžia specialistas, o ne grafikas.',
    ],
  },
  features: {
    heading: 'Ką atnaujiname ir kuo',
    items: [
      {
        title: '„Windows 11“ mėnesio pataisos',
        text: '„Windows Update for Business“ nuostatos leidžia pataisą atidėti iki 30 dienų; įprastai atidedame trumpiau ir nustatome privalomą terminą.',
      },
      {
        title: 'Naujos „Windows“ versijos',
        text: 'Palaukiame, kol suderinamumą patvirtina Jūsų buhalterijos, CAD ar kasos programos gamintojas. Ilgiausią atidėjimą riboja esamos versijos palaikymo pabaiga.',
      },
      {
        title: '„macOS“',
        text: 'Terminus nustatome per įrenginių valdymo sistemą, o pataisų nebegaunančius modelius įrašome į keitimo sąrašą.',
      },
      {
        title: 'Kitos programos',
        text: 'Naršyklės, „Adobe Reader“, „Zoom“, „7-Zip“ ir „Java“ atnaujinamos per „Intune“ arba „winget“, nes įsilaužiama ir pro jas.',
      },
      {
        title: 'Turimas WSUS',
        text: 'Veikiantį WSUS serverį galime prižiūrėti. Naujų nediegiame: „Microsoft“ šio įrankio nebeplėtoja.',
      },
      {
        title: 'BIOS ir tvarkyklės',
        text: 'Diegiame „Dell“, „HP“ ir „Lenovo“ įrankiais, atskirai nuo saugumo pataisų, prijungę maitinimą ir laikinai sustabdę „BitLocker“.',
      },
      {
        title: 'Atsilikę kompiuteriai',
        text: 'Įrenginys be laisvos vietos diske ar mėnesį gulėjęs spintoje pats nepasivys. Tokius randame ataskaitoje ir sutvarkome – paprastai nuotoliniu būdu.',
      },
    ],
  },
  benefits: {
    heading: 'Nauda, kurią galite patikrinti',
    items: [
      {
        title: 'Atitikties lentelė',
        text: 'Kas mėnesį matote kiekvieno kompiuterio versiją, paskutinės pataisos datą ir priežastį, jei jis atsilieka.',
      },
      {
        title: 'Jokių staigmenų',
        text: 'Terminas rodomas iš anksto. Kol jis nepasibaigęs, darbo valandomis kompiuteris pats iš naujo nepasileidžia.',
      },
      {
        title: 'Atsisveikinimas su „Windows 10“',
        text: 'Nemokamas palaikymas baigėsi 2025 m. spalio 14 d. Įrenginius suskirstome: vienus atnaujinsime, kitus keisime, trečius laikinai paliksime su mokamomis ESU pataisomis.',
      },
      {
        title: 'Ko reikia pradžiai',
        text: 'Licencijos su „Intune“ (ji įeina į „Microsoft 365 Business Premium“) arba veikiančio domeno. Pačios „Windows 11“ pataisos nemokamos, mokestis skaičiuojamas už kiekvieną prižiūrimą kompiuterį.',
      },
      {
        title: 'Tvarka ant popieriaus',
        text: 'Draudiko klausimynas ar NIS2 patikra prašo įrodyti, kad pataisos diegiamos. Pateikiame tvarkos aprašą ir išrašą.',
      },
    ],
  },
  firstWeek: {
    heading: 'Pradžia: penki darbai',
    steps: [
      'Surenkame visų kompiuterių versijas ir pažymime „Windows Home“ – šio leidimo centralizuotai nesuvaldysime, jį reikia keisti į „Pro“.',
      'Išsiaiškiname, kada techninių darbų daryti negalima: algų diena, pamainos, renginiai.',
      'Sudarome žiedus ir į pirmąjį pakviečiame žmones, kurie praneš apie keistenybes.',
      'Patikrinę laisvą vietą diske ir kopijas, įdiegiame praleistas pataisas.',
      'Pateikiame pradinę ataskaitą: kas tvarkinga, kas atsilieka, ką teks pirkti.',
    ],
  },
};
