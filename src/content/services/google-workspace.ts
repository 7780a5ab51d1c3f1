import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const googleWorkspacePage: ServicePage = {
  slug: 'google-workspace',
  name: 'Google Workspace',
  title: '„Google Workspace“ priežiūra ir administravimas verslui',
  description:
    'Prižiūrime „Google Workspace“: bendrinamus diskus, „Gmail“ pristatymą, prisijungimus ir darbuotojų pokyčius. Spragų ataskaita – jau pirmąją savaitę.',
  keywords: [
    'google workspace administravimas',
    'google workspace priežiūra',
    'gmail įmonėms',
    'google drive bendrinimas',
    'bendrinami diskai',
    'google vault',
  ],
  hero: {
    heading: '„Google Workspace“ priežiūra',
    lead: '„Gmail“ laiškai ateina ir be mūsų. Rūpinamės tuo, ko pašto dėžutėje nesimato: kas skaito Jūsų failus, iš kokių telefonų jungiamasi ir kas nutinka paskyrai, kai žmogus išeina iš darbo.',
    facts: facts({
      experience: 'metų patirties turi mūsų specialistai',
      watch: 'stebime įspėjimus apie įtartinus prisijungimus',
      clients: 'klientų, kuriems administruojame IT',
    }),
  },
  problem: {
    heading: 'Patogu dalytis – lengva pamesti',
    paragraphs: [
      'Dokumentu pasidalijama dviem spustelėjimais, todėl po metų niekas tiksliai nepasakys, kas jį mato. Pasiūlymai ir algalapiai lieka asmeniniame „Mano diske“, o savininkui išėjus – sustabdytoje paskyroje.',
      'Ištrintą naudotoją administratorius gali grąžinti per 20 dienų, iš šiukšliadėžės pašalintą „Drive“ failą – per 25 dienas. Praleidus terminą, nepadės ir „Google“ pagalbos tarnyba, nebent turite „Vault“ saugojimo taisykles arba savo kopiją.',
    ],
    signs: [
      'Svarbių lentelių savininkas įmonėje nebedirba.',
      'Sutartis bendrinama su asmeniniais „@gmail.com“ adresais.',
      'Nežinote, kokios programėlės skaito darbo paštą.',
      'Prie administratoriaus konsolės seniai niekas nesijungė.',
    ],
  },
  included: {
    heading: 'Darbai, kuriuos perimame',
    items: [
      {
        title: 'Organizaciniai vienetai',
        text: 'Apskaita, sandėlis ir vadovai gauna skirtingas taisykles, o naujokui jos pritaikomos vos sukūrus paskyrą.',
      },
      {
        title: 'Bendrinami diskai',
        text: 'Įmonės dokumentus perkeliame į skyrių diskus, kurių savininkė yra pati įmonė, ir nustatome, kam leidžiama bendrinti už domeno ribų.',
      },
      {
        title: 'Tapatybės',
        text: 'Patvirtinimą dviem veiksmais padarome privalomą, administratoriams išduodame FIDO2 raktus, o senus programų slaptažodžius panaikiname.',
      },
      {
        title: 'Laiškų pristatymas',
        text: 'Patikriname SPF įrašą, 2048 bitų DKIM raktą ir DMARC ataskaitas, kad sąskaitos pasiektų gavėjus.',
      },
      {
        title: 'Telefonai',
        text: 'Reikalaujame ekrano užrakto, o iš pamesto aparato ištriname darbo paskyrą, nepalietę asmeninių nuotraukų.',
      },
      {
        title: 'Trečiųjų šalių programėlės',
        text: 'Peržiūrime OAuth leidimus ir blokuojame tuos, kuriais be reikalo prašoma viso pašto ar disko turinio.',
      },
    ],
  },
  process: {
    heading: 'Kaip perimame administravimą',
    steps: [
      {
        title: '1–2 diena: surašome',
        text: 'Prisijungę atskira administratoriaus paskyra, atvirojo kodo įrankiu GAM surenkame naudotojus, grupes, bendrinimo nuorodas ir persiuntimus.',
      },
      {
        title: '3–5 diena: pašaliname spragas',
        text: 'Ataskaitoje radinius suskirstome į tris grupes: taisyti dabar, suplanuoti, palikti. Pirmąją sutvarkome tą pačią savaitę.',
      },
      {
        title: 'Dokumentų ir grupių tvarka',
        text: 'Skyrių vadovai patvirtina, kas jiems priklauso, o pavienius adresų sąrašus pakeičiame grupėmis, turinčiomis aiškų šeimininką.',
      },
      {
        title: 'Nuolatinė priežiūra',
        text: 'Atsakome į įspėjimų centro pranešimus, tvarkome ateinančių ir išeinančių žmonių paskyras, kas ketvirtį kartojame bendrinimo patikrą.',
      },
    ],
  },
  suits: {
    heading: 'Kam verta rinktis šią aplinką',
    text: '„Business“ planais gali naudotis iki 300 žmonių. Iš šių planų „Vault“ yra tik „Business Plus“ plane, todėl ilgo saugojimo poreikį aptariame prieš perkant.',
    yes: [
      'Dirbate naršyklėje ir iš skirtingų vietų.',
      'Dokumentus vienu metu pildo keli kolegos.',
      'Norite išlaikyti „Gmail“, bet turėti už jį atsakingą žmogų.',
    ],
    no: [
      'Kasdien remiatės sudėtingomis „Excel“ makrokomandomis ar „Access“ bazėmis.',
      'Užtenka nemokamos asmeninės pašto dėžutės.',
    ],
  },
  questions: [
    {
      question: 'Ar teks keisti domeno tiekėją?',
      answer:
        'Ne. Mums reikia tik prieigos prie DNS įrašų, o domenas lieka ten, kur jį užregistravote.',
    },
    {
      question: 'Ką darote, kai darbuotojas išeina?',
      answer:
        'Sustabdome paskyrą, nutraukiame seansus, failų savininku paskiriame vadovą, naujus laiškus nukreipiame kolegai. Tik paskui sprendžiame, ar paskyrą trinti: sustabdytai licencija vis tiek skaičiuojama.',
    },
    {
      question: 'Ar „Vault“ yra atsarginė kopija?',
      answer:
        'Ne: jis skirtas saugojimo taisyklėms ir paieškai. Kopiją darome atskirai, pavyzdžiui, į biure stovinčią „Synology“ saugyklą su „Active Backup for Google Workspace“.',
    },
    {
      question: 'Kaip sužinoti kainą?',
      answer:
        'Parašykite, kiek turite paskyrų ir kurį planą naudojate. Pasiūlyme atskirsime vienkartinį sutvarkymą nuo mėnesio priežiūros.',
    },
  ],
  related: ['microsoft-365', 'atsargines-kopijos', 'it-ukio-prieziura', 'apsauga-nuo-virusu'],
  contactMessage:
    'Sveiki, mūsų komanda dirba su „Google Workspace“, tačiau failų bendrinimo ir paskyrų niekas neprižiūri. Norėčiau sužinoti, kiek kainuotų tai perduoti Jums.',
};
