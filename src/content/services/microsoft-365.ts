import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const microsoft365Page: ServicePage = {
  slug: 'microsoft-365',
  name: 'Microsoft 365',
  title: '„Microsoft 365“ administravimas ir priežiūra įmonėms',
  description:
    'Tvarkome „Microsoft 365“ paskyras, teises, licencijas ir atsargines kopijas. Peržiūra ir skubūs saugumo pataisymai – per pirmąją savaitę. Susisiekite.',
  keywords: [
    'microsoft 365 administravimas',
    'microsoft 365 priežiūra',
    'exchange online',
    'sharepoint',
    'intune',
    'entra id',
    'microsoft 365 licencijos',
  ],
  hero: {
    heading: '„Microsoft 365“ administravimas',
    lead: 'Licencijas nusipirkti lengva. Sunkiau pasirūpinti, kad buvęs darbuotojas nebeprisijungtų, apgaulingas laiškas nepasiektų buhalterės, o failai būtų ten, kur jų ieškoma. Tai darome mes.',
    facts: facts({
      clients: 'klientų patiki mums savo sistemas',
      urgentReply: 'ir atsiliepiame, jei sustojo visos įmonės paštas',
    }),
  },
  problem: {
    heading: 'Kai aplinka auga pati',
    paragraphs: [
      'Pradžioje būna kelios pašto dėžutės. Po poros metų – dešimtys „Teams“ komandų be savininkų, dokumentai, kuriuos atvers kiekvienas, turintis nuorodą, ir administratoriaus slaptažodis, žinomas trims žmonėms.',
      '„Microsoft“ atsako už tai, kad debesija veiktų, o kas ir kaip ja naudojasi, nustatote Jūs. Ištrintas „SharePoint“ failas šiukšlinėje paprastai išlieka 93 dienas, ištrinta paskyra – 30 dienų. Vėliau gelbsti tik atskira kopija, jei ją turite.',
    ],
    signs: [
      'Visuotinio administratoriaus teises turi daugiau nei keturi žmonės.',
      'Mokate už išėjusių darbuotojų licencijas.',
      'Dalis žmonių prisijungia vien slaptažodžiu.',
      'Jūsų laiškai patenka į klientų šlamšto aplankus.',
    ],
  },
  included: {
    heading: 'Ką tvarkome Jūsų aplinkoje',
    items: [
      {
        title: 'Prisijungimai',
        text: 'Per „Entra ID“ įjungiame kelių veiksnių autentifikavimą, o jei leidžia licencija – ir sąlyginę prieigą: iš nežinomo įrenginio prisijungti nepavyks.',
      },
      {
        title: 'Paštas',
        text: '„Exchange Online“ domenui suderiname SPF, DKIM ir DMARC, prižiūrime bendras dėžutes bei „Defender for Office 365“ filtrus.',
      },
      {
        title: 'Failai',
        text: '„SharePoint“ ir „OneDrive“ suskirstome pagal skyrius, apribojame išorinį bendrinimą ir pateikiame svečių paskyrų sąrašą.',
      },
      {
        title: 'Įrenginiai',
        text: 'Naudodami „Intune“, diskus užšifruojame „BitLocker“, telefonams nustatome PIN reikalavimus, o iš pamesto įrenginio pašaliname darbo duomenis.',
      },
      {
        title: 'Kopijos',
        text: '„Veeam Backup for Microsoft 365“ laiškus, failus ir „Teams“ duomenis saugo atskirai nuo „Microsoft“ debesijos.',
      },
      {
        title: 'Licencijos',
        text: 'Kas mėnesį palyginame užsakytas licencijas su dirbančių žmonių sąrašu ir pasakome, kurių galima atsisakyti.',
      },
    ],
  },
  process: {
    heading: 'Nuo prieigos iki tvarkos',
    steps: [
      {
        title: 'Pirmosios dienos: peržiūra',
        text: 'Gauname tik skaityti skirtą „Global Reader“ vaidmenį, patikriname „Secure Score“, pašto taisykles, licencijas ir parengiame ataskaitą.',
      },
      {
        title: 'Iki savaitės pabaigos: skubūs pataisymai',
        text: 'Administratorių paskyras atskiriame nuo kasdienių, išjungiame prisijungimą vien slaptažodžiu ir automatinį laiškų persiuntimą į išorę.',
      },
      {
        title: 'Failų pertvarka etapais',
        text: 'Komandas ir bibliotekas perkeliame vakarais arba savaitgaliais, kiekvieną etapą suderinę su skyriaus vadovu.',
      },
      {
        title: 'Kasdienis darbas',
        text: 'Kuriame ir uždarome paskyras pagal Jūsų užklausas, sekame „Microsoft“ skelbiamus pakeitimus ir atsakome darbuotojams.',
      },
    ],
  },
  suits: {
    heading: 'Ar tai Jums?',
    text: '„Business“ planai skirti ne daugiau kaip 300 naudotojų; didesnei organizacijai parenkame „Enterprise“ licencijas.',
    yes: [
      'Jau naudojatės „Microsoft 365“, bet niekas už ją nuosekliai neatsako.',
      'Ketinate atsisakyti pašto serverio biure.',
      'Norite valdyti kompiuterius, kurie keliauja su žmonėmis.',
    ],
    no: [
      'Tereikia vienos licencijos – ją greičiau nusipirksite patys.',
      'Sutartys draudžia duomenis laikyti debesijoje.',
    ],
  },
  questions: [
    {
      question: 'Ar „Microsoft 365“ pati nedaro atsarginių kopijų?',
      answer:
        'Įprastas planas saugo nuo „Microsoft“ įrangos gedimų ir kurį laiką laiko tai, ką ištrynėte. Jei trynimą pastebėsite po pusmečio, prireiks nepriklausomos kopijos.',
    },
    {
      question: '„Business Standard“ ar „Business Premium“?',
      answer:
        '„Premium“ prideda „Intune“, „Defender for Business“ ir sąlyginę prieigą. Jei darbuotojai nešiojasi kompiuterius arba paštą skaito telefone, siūlome šią licenciją. Vien biure dirbantiems gali pakakti „Standard“.',
    },
    {
      question: 'Kam priklausys aplinka ir domenas?',
      answer:
        'Jums. Viskas registruojama Jūsų įmonės vardu, avarinės administratoriaus paskyros duomenis laikote savo seife, o mūsų teises galite atšaukti bet kada.',
    },
    {
      question: 'Nuo ko priklauso kaina?',
      answer:
        'Nuo paskyrų skaičiaus ir nuo to, ar valdome įrenginius bei kopijas. Licencijų kainą nurodome atskira eilute.',
    },
  ],
  related: [
    'google-workspace',
    'atsargines-kopijos',
    'kompiuteriu-prieziura',
    'kibernetinis-saugumas',
  ],
  contactMessage:
    'Laba diena, įmonėje naudojame „Microsoft 365“ ir norėtume, kad peržiūrėtumėte paskyras, teises ir licencijas. Kada galėtume pasikalbėti?',
};
