import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const bdarAtitiktisPage: SubServicePage = {
  parent: 'microsoft-365',
  slug: 'bdar-atitiktis',
  name: 'BDAR atitiktis',
  title: 'BDAR atitiktis „Microsoft 365“ aplinkoje',
  description:
    'Nustatome „Microsoft 365“ taip, kad asmens duomenys būtų randami, laiku ištrinami ir netyčia neišsiųsti: „Purview“ žymos, DLP, saugojimo terminai, auditas.',
  keywords: [
    'bdar atitiktis',
    'microsoft 365 bdar',
    'microsoft purview',
    'asmens duomenų apsauga',
    'slaptumo žymos',
    'duomenų saugojimo terminai',
  ],
  hero: {
    heading: 'Asmens duomenys „Microsoft 365“ – surasti ir apsaugoti',
    lead: 'BDAR reikalavimus paverčiame konkrečiais nustatymais: kas saugoma, kiek ilgai, kas mato ir ką pavyks įrodyti, jei kas nors nutekėtų.',
    facts: facts({
      nis2Report: 'NIS2 įpareigoja pranešti apie incidentą',
      experience: 'metų patirties turintys specialistai',
    }),
  },
  intro: {
    heading: 'Debesija neatleidžia nuo atsakomybės',
    paragraphs: [
      '„Microsoft“ yra duomenų tvarkytoja, o valdytoja – Jūsų įmonė. Tiekėja pasirašo duomenų tvarkymo priedą ir ES klientų duomenis įsipareigoja laikyti ir tvarkyti ES bei ELPA šalyse, su keliomis aprašytomis išimtimis („EU Data Boundary“). Tačiau kam darbuotojas išsiųs atlyginimų lentelę, lemia Jūsų nustatymai.',
      'Terminai trumpi. Apie riziką žmonėms keliantį pažeidimą Valstybinei duomenų apsaugos inspekcijai pranešama per 72 valandas, o į prašymą parodyti surinktus duomenis atsakoma per mėnesį. Jei įmonei taikoma NIS2, ankstyvasis perspėjimas apie incidentą – per parą.',
      'Esame techninė komanda: parengiame nustatymus, žurnalus ir įrodymus. Teisininko ir duomenų apsaugos pareigūno nepakeičiame, tačiau su jais kalbame konkrečiai.',
      'Apimtį lemia licencijos, skyrių skaičius ir sukauptų duomenų kiekis. Pradėti siūlome nuo trumpos patikros su radinių lentele: ji pravers ir tada, jei taisymus atliks Jūsų pačių specialistas.',
    ],
  },
  features: {
    heading: 'Priemonės, kurias įjungiame',
    items: [
      {
        title: 'Duomenų paieška',
        text: '„Microsoft Purview“ atpažįsta lietuvišką asmens kodą. Patikriname, kuriuose „SharePoint“ ir „OneDrive“ failuose jų iš tikrųjų yra.',
      },
      {
        title: 'Slaptumo žymos',
        text: '„Vidaus naudojimui“, „Konfidencialu“: žyma lydi dokumentą ir gali jį užšifruoti. Žymėti ranka pakanka „Business Premium“, automatiniam žymėjimui reikia E5 lygio licencijos arba „Purview“ priedo.',
      },
      {
        title: 'Perspėjimas prieš siunčiant',
        text: 'DLP taisyklė pastebi asmens kodų sąrašą laiške ir siuntėją įspėja arba sustabdo. Pradžioje ji tik stebi, kad netrukdytų teisėtam darbui.',
      },
      {
        title: 'Saugojimo terminai',
        text: 'Kandidatų gyvenimo aprašymams, sutartims ir sąskaitoms nustatome skirtingą saugojimo laiką, o po jo – ištrynimą pagal Jūsų patvirtintą planą.',
      },
      {
        title: 'Bendrinimo ribos',
        text: 'Nuorodas, atsidarančias bet kam, pakeičiame adresuotomis. Svečių prieigai nustatome pabaigos datą.',
      },
      {
        title: 'Audito žurnalas',
        text: 'Standartinis žurnalas įrašus laiko 180 dienų. Patikriname, ar jis įjungtas, ir sutariame, kas į jį žiūri.',
      },
      {
        title: 'Atskira vieta jautriems duomenims',
        text: 'Personalo ir sveikatos dokumentams įkuriame savą „SharePoint“ svetainę su siauru narių ratu. Kas ir kada failą atvėrė, lieka įrašyta.',
      },
    ],
  },
  benefits: {
    heading: 'Įrodymai, kuriuos turėsite',
    items: [
      {
        title: 'Priemonių aprašas',
        text: 'Kas įjungta, kada ir kodėl. Tinka pridėti prie duomenų tvarkymo veiklos įrašų.',
      },
      {
        title: 'Išbandytas atsakymas žmogui',
        text: 'Per „eDiscovery“ surandame ir eksportuojame vieno asmens duomenis, o eigą aprašome, kad galėtumėte pakartoti be mūsų.',
      },
      {
        title: 'Incidento lapas',
        text: 'Kam skambinti, ką išsaugoti, ko neliesti pirmosiomis valandomis – viename puslapyje, kuris kabo prie stalo, o ne guli užšifruotame serveryje.',
      },
      {
        title: 'Aiškios licencijų ribos',
        text: 'Žinote, ką Jūsų planas jau leidžia, o už ką reikėtų primokėti. „Teams“ pokalbių DLP, pavyzdžiui, į „Business Premium“ be priedo neįeina.',
      },
    ],
  },
  firstWeek: {
    heading: 'Nuo licencijų iki rizikų lentelės',
    steps: [
      'Peržiūrime licencijas ir pasakome, kurios apsaugos priemonės jau apmokėtos, bet neįjungtos.',
      'Patikriname išorinį bendrinimą, automatinį laiškų persiuntimą bei svečių paskyras.',
      'Su personalo ir buhalterijos žmonėmis surašome, kokius asmens duomenis jie tvarko ir kur juos deda.',
      'Paleidžiame asmens kodų paiešką vienoje svetainėje ir aptariame radinius.',
      'Pateikiame lentelę: rizika, priemonė, reikalinga licencija, atsakingas žmogus.',
    ],
  },
  contactMessage:
    'Laba diena, naudojame „Microsoft 365“ ir norime įsitikinti, kad asmens duomenys jame tvarkomi pagal BDAR. Ar galėtumėte įvertinti mūsų nustatymus?',
};
