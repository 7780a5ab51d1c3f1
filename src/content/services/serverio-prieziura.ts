import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const serverioPrieziuraPage: ServicePage = {
  slug: 'serverio-prieziura',
  name: 'Serverių priežiūra',
  title: 'Serverių priežiūra įmonėms: stebėsena, pataisos, SLA',
  description:
    '„Windows Server“ ir „Linux“ serverių priežiūra Jūsų patalpose ar debesijoje: „Zabbix“ stebėsena, naktinės pataisos, virtualizacija ir prieinamumas pagal SLA.',
  keywords: [
    'serverių priežiūra',
    'serverio administravimas',
    'windows server',
    'linux serveris',
    'hyper-v',
    'proxmox',
    'zabbix',
  ],
  hero: {
    heading: 'Serverių priežiūra su sutartyje įrašytu prieinamumu',
    lead: 'Prižiūrime „Windows Server“ ir „Linux“ serverius biure, duomenų centre ar debesijoje – nuo RAID disko iki SQL duomenų bazės.',
    facts: facts({
      availability: 'prieinamumas pagal SLA',
      watch: 'serverių stebėsena',
      clients: 'klientų, kurių sistemas prižiūrime',
    }),
  },
  problem: {
    heading: 'Serveris ilgai tyli, o paskui sustoja visi',
    paragraphs: [
      'Gedimas retai įvyksta be ženklų. Pirma RAID masyve iškrenta diskas, baigiasi vieta žurnalams, nusilpsta UPS baterija. Jei to niekas nestebi, apie bėdą praneša darbuotojai, kuriems neatsidaro apskaitos programa.',
      'Kita rizika – žinios vieno žmogaus galvoje. Jam išėjus lieka slaptažodis lapelyje ir virtualioji mašina keistu pavadinimu, kurią visi bijo išjungti.',
    ],
    signs: [
      'Paskutinį kartą serveris atnaujintas tada, kai buvo diegiamas.',
      'Niekas nebandė, kiek minučių serverinė veiktų dingus elektrai.',
      'Nuotolinis darbalaukis (RDP) pasiekiamas tiesiai iš interneto.',
      'Įmonės duomenis tebesaugo „Windows Server 2012“ ar dar senesnė sistema.',
    ],
  },
  included: {
    heading: 'Ką perimame iš Jūsų',
    items: [
      {
        title: 'Stebėsena',
        text: '„Zabbix“ matuoja apkrovą, diskų vietą, RAID, temperatūrą ir UPS. Ribas kiekvienam serveriui nustatome atskirai, kad pavojaus signalas tikrai reikštų pavojų.',
      },
      {
        title: 'Virtualizacija',
        text: '„Hyper-V“, „Proxmox VE“ ir „VMware vSphere“: paskirstome išteklius, neleidžiame užsigulėti momentinėms kopijoms, perkeliame mašinas tarp mazgų.',
      },
      {
        title: 'Pataisos naktį',
        text: '„Windows“ pataisas tvirtiname per WSUS, o „Linux“ paketus imame tik iš oficialių saugyklų. iDRAC, iLO ir diskų valdiklius atnaujiname tik turėdami šviežią kopiją.',
      },
      {
        title: 'Katalogas ir teisės',
        text: '„Active Directory“, DNS ir aplankų teisės, atskiros administratorių paskyros, „Windows LAPS“ vietiniams slaptažodžiams.',
      },
      {
        title: 'Kopijų patikra',
        text: 'Kas rytą peržiūrime, ar „Veeam“ ir „Proxmox Backup Server“ užduotys baigėsi be klaidų, ir ieškome priežasties, jei ne.',
      },
      {
        title: 'Serverio pasas',
        text: 'Schema, licencijos, priklausomybės ir tvarka, kuria sistemos išjungiamos dingus elektrai ir vėl įjungiamos jai atsiradus. Dokumentai priklauso Jums.',
      },
    ],
  },
  process: {
    heading: 'Kaip perimame serverius',
    steps: [
      {
        title: 'Apžiūra',
        text: 'Pirmą dieną surenkame prieigas, patikriname diskus, kopijas ir tai, kas matoma iš interneto.',
      },
      {
        title: 'Stebėsenos įjungimas',
        text: 'Antrą–trečią dieną prijungiame „Zabbix“ ir iki savaitės pabaigos stebime, kokia apkrova Jums įprasta.',
      },
      {
        title: 'Rizikų sąrašas',
        text: 'Savaitę baigiame dokumentu: kas gali sustabdyti darbą, kiek truktų taisymas, ar reikėtų prastovos.',
      },
      {
        title: 'Nuolatinis darbas',
        text: 'Kas mėnesį – pataisų langas ir faktinio prieinamumo ataskaita, kas ketvirtį – atkūrimo, kasmet – UPS bandymas.',
      },
    ],
  },
  suits: {
    heading: 'Kokiems serveriams tinka',
    text: 'Dirbame ir su vienu serveriu spintoje, ir su keliais mazgais skirtingose vietose.',
    yes: [
      'Apskaitos, sandėlio ar gamybos programa veikia Jūsų serveryje.',
      'Sistemų administratorių turite, tačiau naktį budėti nėra kam.',
      'Svarstote pereiti nuo „VMware“ prie „Proxmox“ ar „Hyper-V“.',
    ],
    no: [
      'Serveriui nebegaunama nei dalių, nei pataisų: pirmiausia siūlysime jį pakeisti.',
      'Serveryje tėra keli bendri aplankai: pigiau gali būti „SharePoint“.',
    ],
  },
  questions: [
    {
      question: 'Ką praktiškai reiškia 99,9 %?',
      answer:
        'Per 30 dienų tai ne daugiau kaip 43 minutės neplanuotos prastovos. Sutartyje surašome, kurios paslaugos matuojamos; suderintas pataisų langas neįskaičiuojamas. Jei svarbi sistema neturi rezervo, pirmiausia parodome, ką dubliuoti.',
    },
    {
      question: 'Ar serverį iš naujo paleisite darbo metu?',
      answer:
        'Ne, nebent tai vienintelis būdas sustabdyti gedimą. Planinius darbus atliekame vakare ar savaitgalį, o prieš kiekvieną turime grįžimo planą.',
    },
    {
      question: 'Ar prieiga liks ir mums?',
      answer:
        'Taip. Aukščiausių teisių paskyros slaptažodis lieka Jūsų seife ar slaptažodžių saugykloje. Pasibaigus sutarčiai savo paskyras panaikiname.',
    },
    {
      question: 'Kas vyksta, kai serveris sustoja naktį?',
      answer:
        'Stebėsena pažadina budintį specialistą. Jis bando atkurti paslaugą nuotoliniu būdu, o Jums skambina pagal sutartą sąrašą: kam pranešti tuoj pat, kam – tik ryte.',
    },
  ],
  related: [
    'atsargines-kopijos',
    'it-ukio-prieziura',
    'kibernetinis-saugumas',
    'kompiuteriu-prieziura',
  ],
  contactMessage:
    'Laba diena, norėtume perduoti serverių priežiūrą. Kaip vyktų pirmoji apžiūra ir ką turėtume jai paruošti?',
};
