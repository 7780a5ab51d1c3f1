import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const kibernetinisSaugumasPage: ServicePage = {
  slug: 'kibernetinis-saugumas',
  name: 'Kibernetinis saugumas',
  title: 'Kibernetinis saugumas įmonėms: SOC, EDR ir NIS2',
  description:
    'Saugumo operacijų centras visą parą stebi kompiuterius, serverius ir paskyras. EDR, kelių veiksnių prisijungimas, spragų paieška, pagalba incidento metu.',
  keywords: [
    'kibernetinis saugumas',
    'saugumo operacijų centras',
    'soc',
    'edr',
    'wazuh',
    'nis2',
    'incidentų valdymas',
  ],
  hero: {
    heading: 'Kibernetinis saugumas įmonei be savo saugumo skyriaus',
    lead: 'Saugumo operacijų centras seka įvykius kompiuteriuose, serveriuose ir „Microsoft 365“ paskyrose. Užkrėstą įrenginį atjungiame nuo tinklo, kol žala dar maža.',
    facts: facts({
      watch: 'budi saugumo operacijų centras',
      nis2Report: 'apie incidentą pranešti reikalauja NIS2',
      nis2Year: 'spalį įsigaliojo NIS2 reikalavimai',
      clients: 'klientų patiki mums savo saugumą',
    }),
  },
  problem: {
    heading: 'Dažnas užpuolikas ne įsilaužia, o prisijungia',
    paragraphs: [
      'Pavogtas slaptažodis, telefone iš nuovargio patvirtintas svetimas prisijungimas, tariamo direktoriaus laiškas apie skubų mokėjimą. Tokiai atakai viruso nereikia, todėl antivirusinė tyli.',
      'Failai dažnai užšifruojami tada, kai biuras tuščias: naktį ar per šventes. Todėl vien programos maža – reikia žmogaus, kuris mato jos pranešimus ir turi teisę veikti.',
    ],
    signs: [
      'Administratoriui prisijungti pakanka slaptažodžio.',
      'Niekas netikrina, iš kokių šalių jungiamasi prie pašto.',
      'Apie įsilaužimą sužinotumėte iš banko, kliento ar išpirkos rašto.',
      'Nežinote, ar įmonei taikomas Kibernetinio saugumo įstatymas.',
    ],
  },
  included: {
    heading: 'Apsaugos sluoksniai',
    items: [
      {
        title: 'Stebėsena (SOC)',
        text: '„Wazuh“ surenka įvykius iš serverių, ugniasienių ir debesijos. Analitikas atskiria triukšmą nuo atakos ir veikia pagal su Jumis sutartą tvarką.',
      },
      {
        title: 'Įrenginiai (EDR)',
        text: '„Microsoft Defender for Business“ vertina procesų elgesį, o ne vien žinomų virusų sąrašą. Įtartiną kompiuterį izoliuojame nuotoliniu būdu.',
      },
      {
        title: 'Tapatybė',
        text: '„Entra ID“ sąlyginė prieiga, sukčiavimui atsparūs FIDO2 raktai, atskiros administratorių paskyros.',
      },
      {
        title: 'Paštas ir duomenys',
        text: 'SPF, DKIM ir DMARC apsunkina apsimetimą Jūsų vardu, o DLP taisyklės sulaiko neleistinai siunčiamus asmens kodus ir sutartis.',
      },
      {
        title: 'Spragos',
        text: '„Greenbone“ skeneris kas mėnesį patikrina išorinius adresus ir vidinį tinklą. Pirmiausia taisome tas, kuriomis jau naudojasi užpuolikai.',
      },
      {
        title: 'Žmonės',
        text: 'Trumpi mokymai ir bandomieji sukčių laiškai. Vadovas mato bendrą rezultatą, o ne suklydusiųjų pavardes.',
      },
    ],
  },
  process: {
    heading: 'Kaip įjungiame apsaugą',
    steps: [
      {
        title: 'Greitoji patikra',
        text: 'Pirmą–antrą dieną peržiūrime administratorių paskyras, pašto persiuntimo taisykles, atvirus prievadus ir tai, ar kopijų negalima ištrinti.',
      },
      {
        title: 'Būtinosios spynos',
        text: 'Trečią–penktą dieną įvedame kelių veiksnių prisijungimą, išjungiame pasenusius protokolus ir pradedame diegti EDR.',
      },
      {
        title: 'Ryšys su SOC',
        text: 'Antrą savaitę nukreipiame žurnalus, išmokstame, kas Jums įprasta, ir surašome, kam skambinti trečią valandą nakties.',
      },
      {
        title: 'Pratybos',
        text: 'Po mėnesio prie stalo su vadovais suvaidiname išpirkos ataką ir pagal ją pataisome reagavimo planą.',
      },
    ],
  },
  suits: {
    heading: 'Kam reikia, kam dar anksti',
    text: 'Apimtį renkatės pagal riziką: galima pradėti nuo paskyrų ir EDR, o SOC prijungti vėliau.',
    yes: [
      'Tvarkote klientų finansinius ar sveikatos duomenis.',
      'Užsakovas arba draudikas prašo aprašyti saugumo priemones.',
      'Įmonei taikoma NIS2 arba Jūsų klientas yra tokia įmonė.',
    ],
    no: [
      'Reikia tik dokumento stalčiui, nekeičiant nei slaptažodžių, nei teisių tvarkos.',
      'Norite garantijos, kad įsilaužimo niekada nebus: sąžiningai jos duoti negalime.',
    ],
  },
  questions: [
    {
      question: 'Kas vyksta aptikus ataką?',
      answer:
        'Izoliuojame įrenginį, nutraukiame paskyros seansus, pakeičiame slaptažodį ir skambiname Jūsų atsakingam žmogui. Vėliau gaunate įvykių eigą su laikais ir siūlymus, ką pakeisti.',
    },
    {
      question: 'Kas apie incidentą praneša NKSC?',
      answer:
        'Jei taikoma NIS2, ši pareiga tenka Jūsų įmonei. Mes surenkame faktus ir parengiame tekstą, kad apie didelį incidentą Nacionalinį kibernetinio saugumo centrą spėtumėte įspėti per 24 valandas.',
    },
    {
      question: 'Ar analitikai skaito laiškus?',
      answer:
        'Ne. Renkami prisijungimų, procesų ir tinklo įvykiai. Kiek laiko jie saugomi ir kas juos mato, įrašome į duomenų tvarkymo sutartį.',
    },
    {
      question: 'Turime ugniasienę ir antivirusinę. Ar to negana?',
      answer:
        'Jos stabdo žinomas grėsmes, tačiau nepastebi, kad Jūsų slaptažodžiu prisijungė svetimas žmogus. Todėl pradedame nuo paskyrų, o turimą įrangą įtraukiame į stebėseną.',
    },
  ],
  related: ['it-auditas-nis2', 'apsauga-nuo-virusu', 'atsargines-kopijos', 'serverio-prieziura'],
  contactMessage:
    'Sveiki, norime įsivertinti, kaip esame apsaugoti nuo kibernetinių atakų, ir sužinoti, ar mums reikia SOC. Ar galime susitarti dėl pokalbio?',
};
