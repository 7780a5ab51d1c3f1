import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const vartotojuValdymasPage: SubServicePage = {
  parent: 'microsoft-365',
  slug: 'vartotoju-valdymas',
  name: 'Naudotojų valdymas',
  title: '„Microsoft 365“ naudotojų, teisių ir licencijų valdymas',
  description:
    'Kuriame ir uždarome „Microsoft 365“ paskyras, tvarkome grupes, licencijas ir MFA. Žinote, kas ką mato, o išėjusio žmogaus prieiga baigiasi sutartą valandą.',
  keywords: [
    'microsoft 365 vartotojų valdymas',
    'entra id',
    'mfa įjungimas',
    'sąlyginė prieiga',
    'microsoft 365 licencijos',
    'darbuotojo paskyros uždarymas',
  ],
  hero: {
    heading: 'Tinkamos teisės nuo pirmos iki paskutinės darbo dienos',
    lead: 'Priimate žmogų, keičiate jo pareigas, atsisveikinate – atsiunčiate vieną prašymą, o paskyrą, licenciją ir prieigas sutvarkome mes.',
    facts: facts({
      urgentReply: 'iki atsakymo, kai įsilaužta į paskyrą',
      watch: 'priimame pranešimus apie įtartinus prisijungimus',
    }),
  },
  intro: {
    heading: 'Prieigos linkusios kauptis',
    paragraphs: [
      'Skyrių pakeitęs žmogus išsaugo ir ankstesnes teises. Išėjusio vadybininko paskyra lieka „dėl laiškų“, o už jos licenciją mokama kas mėnesį. Taip atsiranda prieiga, apie kurią vadovas nebežino.',
      'Mūsų tvarka paprasta: teisės duodamos grupei, o į kurią grupę žmogus patenka, lemia pareigos. Dinaminės „Entra ID“ grupės tai padaro pačios pagal skyriaus lauką. Joms reikia P1 plano, kuris įeina į „Business Premium“.',
      'Prašymus vykdome tik patvirtinus Jūsų įgaliotam asmeniui. Skambutis „čia direktorius, skubiai pakeiskite slaptažodį“ mums nėra pagrindas: perskambiname žinomu numeriu.',
      'Kainą skaičiuojame pagal paskyrų kiekį ir pokyčių dažnį: vienoks darbas laukia biure, kuriame žmonės keičiasi kartą per metus, kitoks – sezoninėje įmonėje, kuri kas pavasarį priima būrį naujokų.',
    ],
  },
  features: {
    heading: 'Kasdieniai ir mėnesio darbai',
    items: [
      {
        title: 'Atvykimas',
        text: 'Iki pirmosios dienos paruošiame paskyrą, dėžutę, grupes ir laikiną prisijungimo kodą, su kuriuo darbuotojas pats užregistruoja antrąjį veiksnį (MFA).',
      },
      {
        title: 'Išvykimas',
        text: 'Nutraukiame visus seansus, paskyrą užblokuojame, dėžutę paverčiame bendra ir atlaisviname licenciją. Iki 50 GB bendrai dėžutei jos nereikia.',
      },
      {
        title: 'Sąlyginė prieiga',
        text: 'Taisyklės sprendžia, iš kur ir kokiu įrenginiu galima jungtis. Administratoriams skiriame FIDO2 saugumo raktus.',
      },
      {
        title: 'Administratorių retinimas',
        text: '„Microsoft“ pataria turėti mažiau nei penkis visuotinius administratorius. Paliekame būtinus ir dvi avarines paskyras, kurių kiekvienas panaudojimas sukelia įspėjimą.',
      },
      {
        title: 'Licencijų apskaita',
        text: 'Kas mėnesį palyginame pirktas ir naudojamas licencijas, prieš pratęsimo datą nurodome, kurių verta atsisakyti.',
      },
      {
        title: 'Teisių peržiūra',
        text: 'Kas ketvirtį skyrių vadovai gauna sąrašą: kas mato jų failus ir kurie svečiai iš kitų įmonių dar turi prieigą.',
      },
      {
        title: 'Svečiai ir rangovai',
        text: 'Išorės buhalterei ar programuotojui sukuriame svečio paskyrą su pabaigos data ir už ją atsakingu Jūsų darbuotoju. Bendrų prisijungimų „visiems rangovams“ neliks.',
      },
      {
        title: 'Pamirštas slaptažodis',
        text: 'Savitarna leidžia jį pasikeisti pačiam, patvirtinus tapatybę programėle. Mums lieka atvejai, kai pamestas ir telefonas.',
      },
    ],
  },
  benefits: {
    heading: 'Ko nebereikės spėlioti',
    items: [
      {
        title: 'Kas prie ko prieina',
        text: 'Teisių lentelė pagal pareigas visada po ranka – ir naujam vadovui, ir tikrintojui.',
      },
      {
        title: 'Už ką mokate',
        text: 'Sąskaitoje lieka tik tos licencijos, kurių naudotoją galime įvardyti.',
      },
      {
        title: 'Kas ir kada pakeista',
        text: 'Kiekvienas pakeitimas turi prašymą, jį patvirtinusį žmogų ir datą. Kilus ginčui, laiškų naršyti nereikės.',
      },
      {
        title: 'Kiek dar galima atkurti',
        text: 'Ištrinta paskyra grąžinama per 30 dienų, vėliau – nebe. Prisijungimų žurnalas be P1 plano siekia septynias dienas, su juo – trisdešimt; jei reikia ilgiau, įrašus kaupiame kitur.',
      },
    ],
  },
  firstWeek: {
    heading: 'Ką sutvarkome pirmiausia',
    steps: [
      'Parengiame paskyrų sąrašą: kas seniai nesijungė, kas jungiasi be antrojo veiksnio, kurios licencijos nenaudojamos.',
      'Patikriname administratorius ir pašto dėžučių taisykles, persiunčiančias laiškus už įmonės ribų.',
      'Su žmogumi, atsakingu už personalą, sudarome atvykimo ir išvykimo formas.',
      'Uždarome akivaizdžiai nereikalingas prieigas, dėl abejotinų paklausiame jų savininkų.',
      'MFA įjungiame grupėmis ir padedame kiekvienam užregistruoti programėlę ar saugumo raktą.',
    ],
  },
  contactMessage:
    'Sveiki, mums reikia pagalbos tvarkant „Microsoft 365“ paskyras: naujų ir išeinančių darbuotojų prieigas, licencijas, teises. Kaip vyktų darbas su Jumis?',
};
