import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const atsarginesKopijosPage: ServicePage = {
  slug: 'atsargines-kopijos',
  name: 'Atsarginės kopijos',
  title: 'Atsarginės kopijos įmonei pagal 3-2-1 strategiją',
  description:
    'Serverių, kompiuterių ir debesijos kopijos su „Veeam“ ar „Proxmox Backup Server“, nekeičiama saugykla ir atkūrimo bandymas, kurio protokolas lieka Jums.',
  keywords: [
    'atsarginės kopijos',
    'duomenų atkūrimas',
    '3-2-1 strategija',
    'veeam',
    'proxmox backup server',
    'microsoft 365 kopijos',
    'nekeičiama kopija',
  ],
  hero: {
    heading: 'Atsarginės kopijos, iš kurių pavyksta atkurti duomenis',
    lead: 'Kopijuojame serverius, kompiuterius ir debesijos paskyras, o tada reguliariai tikriname, per kiek laiko iš kopijos vėl galima dirbti.',
    facts: facts({
      copies: 'duomenų kopijos',
      kindsOfMedia: 'skirtingų tipų laikmenos',
      copiesElsewhere: 'kopija už įmonės sienų',
      clients: 'klientų, kurių duomenis saugome',
    }),
  },
  problem: {
    heading: 'Neišbandyta kopija tėra viltis',
    paragraphs: [
      'Užduotis pažymėta žaliai, ataskaita tvarkinga. Tik atkuriant paaiškėja, kad duomenų bazė nukopijuota ne visa, o paskutinis geras taškas – praėjusio mėnesio.',
      'Išpirkos reikalaujantis virusas pirmiausia ieško kopijų: prie domeno prijungtas NAS užšifruojamas kartu su serveriu. Debesija nuo klaidos irgi neapsaugo. Iš šiukšlinės pašalintas „Exchange Online“ laiškas įprastai laikomas 14 dienų, ištrintas „SharePoint“ failas – 93 dienas, o paskui jų nebelieka.',
    ],
    signs: [
      'Kopijų diskas visą laiką prijungtas prie to paties serverio.',
      'Nežinote, kiek valandų darbo dingtų po gedimo.',
      'Įmonės paštas ir „Teams“ failai niekur nekopijuojami.',
      'Šifruotų kopijų slaptažodis saugomas tame pačiame serveryje, kurį jos turėtų išgelbėti.',
    ],
  },
  included: {
    heading: 'Ką ir kuo kopijuojame',
    items: [
      {
        title: 'Serveriai',
        text: '„Veeam Backup & Replication“ arba „Proxmox Backup Server“ leidžia grąžinti ir visą virtualiąją mašiną, ir vieną failą. SQL duomenų bazes kopijuojame kartu su žurnalais.',
      },
      {
        title: 'Debesijos paskyros',
        text: '„Microsoft 365“ ir „Google Workspace“ paštą, kalendorius bei failus dedame į atskirą saugyklą, kurios neatveria pavogtas administratoriaus slaptažodis.',
      },
      {
        title: 'Darbo vietos',
        text: 'Dokumentų aplankus sinchronizuojame su „OneDrive“ ir kopijuojame iš ten, o kompiuterio su specialiomis programomis visą diską išsaugome naudodami „Veeam Agent“.',
      },
      {
        title: 'Kopija kitoje vietoje',
        text: 'Pagal 3-2-1 strategiją viena kopija iškeliauja iš patalpų: į duomenų centrą arba kitą Jūsų biurą, jei jis toli nuo pirmojo.',
      },
      {
        title: 'Nekeičiama kopija',
        text: 'S3 saugykloje įjungiame „Object Lock“: nustatytą laiką kopijos neištrins net kopijavimo sistemos administratorius.',
      },
      {
        title: 'Šifravimas',
        text: 'Duomenis AES-256 algoritmu užšifruojame dar prieš jiems paliekant biurą. Raktą turite ir Jūs.',
      },
    ],
  },
  process: {
    heading: 'Nuo sąrašo iki bandymo',
    steps: [
      {
        title: 'Susitariame dėl dviejų skaičių',
        text: 'Pirmą–antrą dieną kiekvienai sistemai nustatome RPO – kiek darbo leistina prarasti – ir RTO – kiek galima laukti.',
      },
      {
        title: 'Padarome pirmąją kopiją',
        text: 'Iki ketvirtos dienos parengiame saugyklas ir duomenis siunčiame naktimis. Jei linija lėta, pirmąją kopiją nuvežame diske.',
      },
      {
        title: 'Atkuriame Jums matant',
        text: 'Savaitės pabaigoje grąžiname aplanką ir virtualiąją mašiną, o sugaištą laiką įrašome į protokolą.',
      },
      {
        title: 'Kartojame',
        text: 'Kas rytą peržiūrime nakties užduotis, kas ketvirtį atkuriame vis kitą sistemą.',
      },
    ],
  },
  suits: {
    heading: 'Kada kopijų reikia, o kada jų negana',
    text: 'Kopijų reikia visiems. Jų dažnis ir kaina priklauso nuo to, kiek darbo sutiktumėte pakartoti.',
    yes: [
      'Turite projektų, apskaitos ar klientų duomenų, kurių iš naujo nesuvestumėte.',
      'Kopijas darote seniai, bet atkurti iš jų dar nebandėte.',
      'Auditorius ar draudikas prašo atkūrimo įrodymų.',
    ],
    no: [
      'Reikia archyvo pagal dokumentų saugojimo terminus: tai atskiras uždavinys.',
      'Sistema negali sustoti nė minutei – tada būtinas dubliavimas, vien kopijos nepakaks.',
    ],
  },
  questions: [
    {
      question: 'Kiek truks atkūrimas?',
      answer:
        'Lemia duomenų kiekis ir ryšys: 2 TB per 100 Mb/s liniją keliauja beveik dvi paras. Todėl viena kopija laikoma vietoje, o svarbiausią serverį „Veeam“ gali paleisti tiesiai iš jos.',
    },
    {
      question: 'Kur bus mūsų duomenys?',
      answer:
        'Vietinė kopija – atskirame Jūsų biuro įrenginyje, išorinė – duomenų centre Europos Sąjungoje. Tikslią vietą įrašome į sutartį.',
    },
    {
      question: 'Kiek laiko laikyti kopijas?',
      answer:
        'Galima pradėti nuo 14 dieninių, 8 savaitinių ir 12 mėnesinių kopijų. Trukmę deriname su BDAR: asmens duomenų kopija neturi tapti amžinu archyvu.',
    },
    {
      question: 'Argi „OneDrive“ nėra kopija?',
      answer:
        'Ne visai. Sinchronizavimas perkelia ir ištrynimą, ir sugadintą failą, todėl reikia atskiros saugyklos su senesnėmis versijomis.',
    },
  ],
  related: ['serverio-prieziura', 'microsoft-365', 'kibernetinis-saugumas', 'svetaines-prieziura'],
  contactMessage:
    'Laba diena, norime patikrinti, ar iš turimų atsarginių kopijų tikrai atkurtume duomenis. Kokias sistemas reikėtų Jums išvardyti?',
};
