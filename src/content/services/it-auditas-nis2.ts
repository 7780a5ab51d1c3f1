import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const itAuditasNis2Page: ServicePage = {
  slug: 'it-auditas-nis2',
  name: 'IT auditas ir NIS2',
  title: 'IT auditas ir NIS2 atitikties vertinimas įmonėms',
  description:
    'IT ūkio auditas su turto sąrašu, pažeidžiamumų ataskaita, NIS2 ir BDAR atitikties lentele bei veiksmų planu, suprantamu ir vadovui, ir IT specialistui.',
  keywords: [
    'it auditas',
    'nis2 atitiktis',
    'nis2 lietuvoje',
    'kibernetinio saugumo įstatymas',
    'bdar auditas',
    'pažeidžiamumų skenavimas',
  ],
  hero: {
    heading: 'IT auditas ir pasirengimas NIS2',
    lead: 'Sužinosite, kas Jūsų sistemose veikia, kas kelia riziką ir kuriuos įstatymo reikalavimus jau vykdote. Rezultatas – ataskaita, kurią supras ir direktorius, ir sistemų administratorius.',
    facts: facts({
      nis2Since: 'galioja NIS2 reikalavimai',
      nis2Report: 'reikia perspėti apie didelį incidentą',
      experience: 'metų patirties turintys specialistai',
      clients: 'klientų, kurių IT pažįstame iš vidaus',
    }),
  },
  problem: {
    heading: 'Klausimai, į kuriuos iki šiol atsakydavo nuojauta',
    paragraphs: [
      'Užsakovas atsiunčia saugumo klausimyną, draudikas teiraujasi apie kopijas, o valdyba nori žinoti, ar įmonei taikoma NIS2. Be audito atsakymai remiasi vieno žmogaus atmintimi.',
      'NIS2 direktyva į Lietuvos teisę perkelta Kibernetinio saugumo įstatymu, o priežiūrą vykdo Nacionalinis kibernetinio saugumo centras (NKSC). Apie didelį incidentą ankstyvasis perspėjimas teikiamas per 24 valandas, išsamesnis pranešimas – per 72 valandas, galutinė ataskaita – per mėnesį po jo. Už pasirengimą atsako vadovas, tad vien naujos ugniasienės nepakaks.',
    ],
    signs: [
      'Niekas neturi viso serverių, paskyrų ir programų sąrašo.',
      'Partneris prašo įrodyti, kaip saugote jo duomenis.',
      'Pasikeitė IT specialistas, o dokumentų neliko.',
      'Neaišku, ar turite būti kibernetinio saugumo subjektų registre.',
    ],
  },
  included: {
    heading: 'Ką gaunate į rankas',
    items: [
      {
        title: 'Turto sąrašas',
        text: 'Įrenginiai, programos, paskyros ir tiekėjai, surinkti „Nmap“ skenavimu bei pokalbiais su žmonėmis.',
      },
      {
        title: 'Pažeidžiamumų ataskaita',
        text: '„Greenbone“ radiniai su CVSS įverčiais; klaidingus aptikimus atmetame patikrinę ranka.',
      },
      {
        title: 'Teisių peržiūra',
        text: '„PingCastle“ įvertina „Active Directory“, debesijos nustatymus sugretiname su „CIS Benchmarks“ gairėmis.',
      },
      {
        title: 'Atitikties lentelė',
        text: 'Prie kiekvieno NIS2 reikalavimo – būsena, įrodymas ir trūkumas. BDAR techninėms priemonėms skirtas atskiras skyrius.',
      },
      {
        title: 'Veiksmų planas',
        text: 'Darbai surikiuoti pagal riziką, su siūlomais atsakingais asmenimis, terminais ir apytikre darbo apimtimi.',
      },
      {
        title: 'Incidento tvarka',
        text: 'Pranešimo NKSC šablonas, kontaktų sąrašas ir sprendimų seka, tinkanti ir trečią valandą nakties.',
      },
    ],
  },
  process: {
    heading: 'Keturi audito etapai',
    steps: [
      {
        title: 'Apimtis ir leidimas',
        text: 'Pirmą dieną sutariame, kurias sistemas ir kada tikriname, pasirašome konfidencialumo susitarimą bei skenavimo leidimą.',
      },
      {
        title: 'Duomenų rinkimas',
        text: 'Likusią pirmosios savaitės dalį apžiūrime serverinę, kalbamės su darbuotojais ir ne darbo metu paleidžiame skenavimą.',
      },
      {
        title: 'Vertinimas',
        text: 'Radinius siejame su NIS2 bei BDAR nuostatomis ir abejones išsiaiškiname su Jūsų žmonėmis, kad išvadose neliktų spėjimų.',
      },
      {
        title: 'Pristatymas',
        text: 'Vadovams per valandą paaiškiname svarbiausias rizikas, techninę dalį aptariame su administratoriais.',
      },
    ],
  },
  suits: {
    heading: 'Kada auditas naudingas',
    text: 'Paprastai NIS2 taikoma įstatyme išvardytų sektorių įmonėms, kuriose dirba bent 50 žmonių arba kurių metinės pajamos ir balansas viršija 10 mln. eurų. Kai kurioms, pavyzdžiui, DNS paslaugų teikėjoms, ji taikoma nepaisant dydžio.',
    yes: [
      'Rengiatės NKSC patikrinimui arba registracijai.',
      'Perkate įmonę ir norite žinoti jos IT būklę.',
      'Reikia nešališkos nuomonės apie dabartinį tiekėją.',
    ],
    no: [
      'Ieškote įsilaužimo testo: auditas atakos neimituoja.',
      'Reikia teisinės išvados – ją rengia teisininkas.',
      'Tikitės ISO 27001 sertifikato, kurį išduoda tik sertifikavimo įstaiga.',
    ],
  },
  questions: [
    {
      question: 'Ar auditas sutrikdys darbą?',
      answer:
        'Skenavimo intensyvumą ribojame, o jautrią įrangą, pavyzdžiui, gamybos valdiklius, tikriname tik gavę atskirą leidimą. Kalbiname kelis darbuotojus, kiekvieną – iki valandos.',
    },
    {
      question: 'O jei NIS2 mums netaikoma?',
      answer:
        'Reikalavimai ateina ir per užsakovus, nes jie privalo vertinti tiekimo grandinę. Mažesnei įmonei siūlome trumpesnę patikrą pagal „CIS Controls“ pradinę grupę IG1.',
    },
    {
      question: 'Ar trūkumus pašalinsite patys?',
      answer:
        'Galime, bet planą rašome taip, kad jį įgyvendintų ir Jūsų komanda ar kitas tiekėjas.',
    },
    {
      question: 'Kiek tai kainuoja?',
      answer:
        'Sumą lemia darbo vietų, serverių ir padalinių skaičius. Po pirmojo pokalbio kainą ir apimtį gausite raštu.',
    },
  ],
  related: [
    'kibernetinis-saugumas',
    'atsargines-kopijos',
    'it-ukio-prieziura',
    'serverio-prieziura',
  ],
  contactMessage:
    'Laba diena, norime išsiaiškinti, ar mūsų įmonei taikoma NIS2, ir užsisakyti IT auditą. Prašau parašyti, kokios informacijos reikia pasiūlymui.',
};
