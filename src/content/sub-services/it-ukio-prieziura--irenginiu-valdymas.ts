import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const irenginiuValdymasPage: SubServicePage = {
  parent: 'it-ukio-prieziura',
  slug: 'irenginiu-valdymas',
  name: 'Įrenginių valdymas',
  title: 'Įmonės kompiuterių ir telefonų valdymas per „Intune“',
  description:
    'Valdome nešiojamuosius kompiuterius ir telefonus per „Intune“: šifravimas, naujinimai, programos, pamesto įrenginio ištrynimas ir tikslus technikos sąrašas.',
  keywords: [
    'įrenginių valdymas',
    'mdm',
    'microsoft intune',
    'windows autopilot',
    'nešiojamųjų kompiuterių šifravimas',
    'darbo telefonų valdymas',
  ],
  hero: {
    heading: 'Kiekvienas įrenginys žinomas, užšifruotas ir atnaujintas',
    lead: 'Kompiuteriai ir telefonai iškeliauja iš biuro, o su jais – klientų laiškai ir sutartys. Techniką valdome nuotoliniu būdu nuo pirmojo įjungimo iki nurašymo.',
    facts: facts({
      urgentReply: 'ilgiausiai laukiate atsakymo, pranešę apie vagystę',
      clients: 'įmonių patikėjo mums savo techniką',
    }),
  },
  intro: {
    heading: 'Klausimas apie traukinyje paliktą kompiuterį',
    paragraphs: [
      'Jei šiandien vagone liktų vadybininko nešiojamasis, ar galėtumėte įrodyti, kad jo diskas buvo užšifruotas? Dažna įmonė teturi pirkimo sąskaitą.',
      '„Microsoft Intune“ į tai atsako įrašu su data. Sistema mato įrenginio būklę, pritaiko taisykles ir neįleidžia prie įmonės pašto to, kas jų neatitinka. „Apple“ technikai pasitelkiame „Apple Business Manager“, „Android“ telefonams – darbo profilį.',
      'Asmeniniame telefone valdome tik darbo profilį arba įmonės programas: nuotraukų, žinučių ir skambučių nematome. „Windows“ leidimas „Home“ tokiam valdymui netinka, jį teks pakeisti į „Pro“. „Intune“ licencija jau įeina į „Microsoft 365 Business Premium“ planą.',
      'Kainą lemia įrenginių skaičius ir įvairovė: dešimt vienodų kompiuterių prižiūrėti pigiau nei dešimt skirtingų. Telefonų, kuriems gamintojas nebeleidžia pataisų, į valdymą neimame ir pasakome, kada juos keisti.',
    ],
  },
  features: {
    heading: 'Kas įeina į valdymą',
    items: [
      {
        title: 'Naujas kompiuteris – tiesiai darbuotojui',
        text: 'Su „Windows Autopilot“ dėžės pas mus vežti nereikia: žmogus prisijungia įmonės paskyra, o programos ir nustatymai įsidiegia patys.',
      },
      {
        title: 'Disko šifravimas',
        text: '„BitLocker“ ir „FileVault“ įjungiami privalomai. Atkūrimo raktai saugomi Jūsų įmonės aplinkoje, o ne lipduke ant monitoriaus.',
      },
      {
        title: 'Atitikties taisyklės',
        text: 'Reikalaujame ekrano užrakto, palaikomos sistemos versijos ir veikiančios „Defender“ apsaugos. Taisyklių neatitinkantis įrenginys failų neatidarys, kol nebus sutvarkytas.',
      },
      {
        title: 'Naujinimai bangomis',
        text: 'Pataisas pirmoji gauna bandomoji grupė, po kelių dienų – visi kiti. Kada kompiuteris pats pasileis iš naujo, nusprendžiate Jūs.',
      },
      {
        title: 'Programos ir teisės',
        text: 'Darbo programos diegiamos iš įmonės katalogo. Vietinio administratoriaus slaptažodį kiekviename kompiuteryje reguliariai keičia „Windows LAPS“.',
      },
      {
        title: 'Pametimas ir nurašymas',
        text: 'Įrenginį užrakiname arba ištriname iš toli. Komanda suveikia tik jam prisijungus prie interneto, todėl pirmoji gynybos linija – šifravimas.',
      },
      {
        title: 'Paštas, „Wi-Fi“ ir VPN',
        text: 'Įrenginys pats gauna ryšio bei pašto nustatymus. Slaptažodžių niekam diktuoti nebereikia, o pakeitus biuro tinklą nauji parametrai pasiekia visus iškart.',
      },
    ],
  },
  benefits: {
    heading: 'Ką turėsite po mėnesio',
    items: [
      {
        title: 'Gyvas technikos sąrašas',
        text: 'Modelis, serijos numeris, naudotojas, garantijos pabaiga ir paskutinio prisijungimo data. Tinka ir turto inventorizacijai, ir auditoriui.',
      },
      {
        title: 'Trumpesnis įdarbinimas',
        text: 'Naujokas pirmą rytą atsiverčia jau paruoštą kompiuterį, net jei dirba kitame mieste.',
      },
      {
        title: 'Tvarkingas išėjimas',
        text: 'Darbuotojui išeinant, iš jo telefono pašalinami tik įmonės duomenys, šeimos nuotraukos lieka nepaliestos.',
      },
      {
        title: 'Mėnesio suvestinė',
        text: 'Vienas puslapis: kas pasenę, kas nešifruota, kas seniai nesijungė ir ką siūlome su tuo daryti.',
      },
    ],
  },
  firstWeek: {
    heading: 'Nuo sąrašo iki pirmo valdomo kompiuterio',
    steps: [
      'Palyginame buhalterijos turto sąrašą su tuo, kas iš tiesų jungiasi prie tinklo ir pašto.',
      'Patikriname licencijas, „Windows“ leidimus bei telefonų amžių ir nurodome, ko trūksta.',
      'Kartu patvirtiname taisykles: šifravimas, ekrano užraktas, leidžiamos programos, asmeniniai telefonai.',
      'Įjungiame valdymą penkiems bandomiesiems įrenginiams ir išklausome jų naudotojų pastabas.',
      'Sudarome likusios technikos prijungimo grafiką ir trumpą atmintinę darbuotojams.',
    ],
  },
  contactMessage:
    'Laba diena, neturime aiškaus įmonės kompiuterių ir telefonų sąrašo, dalis darbuotojų naudojasi savo įrenginiais. Norėtume aptarti jų valdymą per „Intune“.',
};
