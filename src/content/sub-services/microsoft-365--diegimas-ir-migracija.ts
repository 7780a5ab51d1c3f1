import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const diegimasIrMigracijaPage: SubServicePage = {
  parent: 'microsoft-365',
  slug: 'diegimas-ir-migracija',
  name: 'Diegimas ir migracija',
  title: '„Microsoft 365“ diegimas ir duomenų perkėlimas',
  description:
    'Perkeliame įmonės paštą, kalendorius ir failus į „Microsoft 365“: planas, bandomoji grupė, DNS perjungimas ne darbo metu ir pagalba pirmąją darbo dieną.',
  keywords: [
    'microsoft 365 diegimas',
    'microsoft 365 migracija',
    'pašto perkėlimas',
    'exchange online',
    'sharepoint migracija',
    'entra connect',
  ],
  hero: {
    heading: 'Persikraustymas į „Microsoft 365“ pagal planą',
    lead: 'Paštas, kalendoriai, kontaktai ir bendri aplankai kopijuojami fone, o perjungiame savaitgalį. Pirmadienį žmonės randa tai, ką paliko penktadienį.',
    facts: facts({
      availability: 'paslaugos prieinamumas pagal SLA',
      clients: 'įmonių jau aptarnauja mūsų komanda',
    }),
  },
  intro: {
    heading: 'Kur migracijos užstringa',
    paragraphs: [
      'Retai – ties pačiu kopijavimu. Dažniau pamirštamas skeneris, siunčiantis dokumentus per seną paštą, CRM sistema su įrašytu SMTP slaptažodžiu ar bendra dėžutė, kurios niekas nepasigedo sudarant sąrašą. Todėl pradedame nuo visų siuntėjų surašymo.',
      'Būdą lemia šaltinis. Iš „Exchange“ serverio dėžutės atkeliauja su kalendoriais ir kontaktais: visos iškart arba hibridiniu būdu, kai dalis žmonių dar dirba senoje sistemoje. Per IMAP ateina tik laiškai – iki 500\u00A0000 vienoje dėžutėje, kiekvienas ne didesnis kaip 35 MB; visa kita tuomet keliame atskirai.',
      '„Business“ planų riba – 300 naudotojų, tad vidutinei įmonei jų pakanka. Licenciją parenkame pagal darbą: sandėlininkui užtenka naršyklės, buhalterei reikia įdiegto „Excel“.',
      'Įkainojame visą projektą: dėžučių skaičius, duomenų apimtis, šaltinio sistema ir mokymai surašomi pasiūlyme. Licencijos perkamos Jūsų įmonės vardu ir lieka Jums, kad ir kas aplinką vėliau prižiūrėtų.',
    ],
  },
  features: {
    heading: 'Perkėlimo darbai',
    items: [
      {
        title: 'Domenas ir paštas',
        text: 'Sutvarkome MX, „Autodiscover“, SPF, DKIM ir DMARC įrašus. TTL reikšmę sumažiname iš anksto, kad kiti serveriai naują adresą pamatytų greitai.',
      },
      {
        title: 'Bendri aplankai',
        text: '„SharePoint Migration Tool“ perkelia failus su datomis ir, kur įmanoma, su teisėmis. Iš anksto randame per ilgus kelius, neleistinus ženklus ir dublikatus.',
      },
      {
        title: 'Vienas slaptažodis',
        text: 'Biuro „Active Directory“ susiejame su „Entra ID“ per „Entra Connect“ arba „Cloud Sync“: prie kompiuterio ir pašto jungiamasi ta pačia paskyra.',
      },
      {
        title: 'Apsauga nuo pirmos dienos',
        text: 'Kelių veiksnių prisijungimą (MFA) įjungiame ir senuosius protokolus užblokuojame dar prieš perkeldami duomenis, o ne „kai bus laiko“.',
      },
      {
        title: 'Programos kompiuteriuose',
        text: 'Įdiegiame „Outlook“, „Teams“ ir „OneDrive“, darbalaukio bei dokumentų aplankus nukreipiame į debesiją.',
      },
      {
        title: 'Mokymas',
        text: 'Valandos susitikimas ir trumpa instrukcija: kur dabar failai, kaip jais dalytis, kaip dirbti telefone.',
      },
      {
        title: 'Kopija prieš startą',
        text: 'Esamas dėžutes ir failus išsaugome atskirai dar prieš pirmąjį perkėlimą. Jei kas nors suklystų, bus prie ko grįžti.',
      },
    ],
  },
  benefits: {
    heading: 'Ką atiduodame baigę',
    items: [
      {
        title: 'Suvestinė su skaičiais',
        text: 'Kiek dėžučių, laiškų ir failų buvo, kiek atkeliavo, kas praleista ir dėl kokios priežasties.',
      },
      {
        title: 'Kelias atgal',
        text: 'Senosios sistemos neišjungiame iškart. Sutartą laiką ją dar galima skaityti, kol įsitikinsite, kad nieko netrūksta.',
      },
      {
        title: 'Administratoriaus aprašas',
        text: 'Licencijos, DNS įrašai, siuntimo jungtys ir avarinės paskyros – surašytos ir perduotos Jums, o ne likusios mūsų galvose.',
      },
      {
        title: 'Žmogus šalia',
        text: 'Pirmą rytą po perjungimo esame biure arba prie telefono, nes tada klausimų daugiausia.',
      },
    ],
  },
  firstWeek: {
    heading: 'Pirmoji projekto savaitė',
    steps: [
      'Surenkame dėžučių dydžius, bendrus aplankus ir visus įrenginius, kurie siunčia laiškus.',
      'Parenkame licencijas bei perkėlimo būdą ir raštu nurodome, kas nebus perkelta.',
      'Sukuriame aplinką, patvirtiname domeną TXT įrašu ir apsaugome administratorių paskyras.',
      'Perkeliame dvi ar tris bandomąsias dėžutes ir vieną aplanką; rezultatą tikrina jų savininkai.',
      'Pateikiame kalendorių: kada kopijuojame fone, kada keičiame MX, kas budi pirmadienį.',
    ],
  },
  contactMessage:
    'Laba diena, planuojame nuo dabartinio pašto serverio pereiti prie „Microsoft 365“. Norėtume sužinoti, kiek tai užtruktų ir ką turėtume parengti patys.',
};
