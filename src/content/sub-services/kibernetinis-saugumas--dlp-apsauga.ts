import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const dlpApsaugaPage: SubServicePage = {
  parent: 'kibernetinis-saugumas',
  slug: 'dlp-apsauga',
  name: 'DLP – duomenų nutekėjimo prevencija',
  title: 'DLP apsauga: kad klientų duomenys neišeitų iš įmonės',
  description:
    'Su „Microsoft Purview“ nustatome, kas kam gali siųsti asmens kodus, sutartis ir kainas: pašto, debesijos, kompiuterių taisyklės ir darbuotojų įspėjimai.',
  keywords: [
    'dlp',
    'duomenų nutekėjimo prevencija',
    'microsoft purview',
    'slaptumo žymos',
    'asmens duomenų apsauga',
    'bdar',
  ],
  hero: {
    heading: 'DLP: duomenys lieka ten, kur jiems vieta',
    lead: 'Ne tas gavėjas, visiems atverta nuoroda, išeinančio darbuotojo atmintinė – kad duomenys nutekėtų, įsilaužėlio nereikia. „Microsoft Purview“ taisyklės įspėja dar prieš išsiunčiant.',
    facts: facts({
      experience: 'metų siekia mūsų specialistų patirtis',
      clients: 'įmonių, kurioms dirbame',
    }),
  },
  contactMessage:
    'Laba diena, norime išvengti atvejų, kai klientų ar darbuotojų duomenys iškeliauja ne tam gavėjui. Ar galite parodyti, kaip DLP taisyklės veiktų mūsų „Microsoft 365“ aplinkoje?',
  intro: {
    heading: 'Pirmiausia sutariame, ką saugome',
    paragraphs: [
      'DLP (angl. data loss prevention) neveikia, kol niekas nepasakė, kas yra slapta. Todėl pradedame ne nuo draudimų, o nuo sąrašo: personalo bylos, klientų sutartys, kainodara, brėžiniai. Kiekvienai rūšiai parenkame atpažinimo būdą – „Purview“ turi lietuviško asmens kodo ir IBAN šablonus, o Jūsų sutarties numeriui sukuriame savą.',
      'Tada sprendžiame, ką sistema darys: užfiksuos, įspės, paprašys pagrindimo ar sustabdys. Griežčiausią veiksmą skiriame retai, nes per griežtos taisyklės išmoko žmones ieškoti aplinkkelių.',
      'Tai nėra darbuotojų sekimas: taisyklė ieško šablonų, o laiško, dėl kurio ji suveikė, turinį gali peržiūrėti tik tam teisę turintis žmogus. Kas jis bus, nusprendžiate Jūs.',
    ],
  },
  features: {
    heading: 'Kur veikia taisyklės',
    items: [
      {
        title: 'El. paštas',
        text: 'Išoriniam gavėjui skirtas laiškas su keliais asmens kodais sulaikomas, o siuntėjas lietuviškai mato, kodėl.',
      },
      {
        title: '„SharePoint“ ir „OneDrive“',
        text: 'Surandame failus, kuriuos gali atverti bet kas, turintis nuorodą, ir apribojame prieigą prie tų, kuriuose yra jautrių duomenų.',
      },
      {
        title: 'Slaptumo žymos',
        text: 'Žyma „Konfidencialu“ užšifruoja dokumentą, todėl jo neperskaitys ir per klaidą gavęs žmogus. Pakanka trijų ar keturių žymų – ilgesnio sąrašo žmonės nenaudoja.',
      },
      {
        title: 'Kompiuteris ir USB',
        text: 'Kopijavimas į atmintinę, spausdinimas, įkėlimas į asmeninę debesiją. Šiai daliai vien „Microsoft 365 Business Premium“ nepakanka – reikia „Purview“ priedo arba E5 lygio licencijos.',
      },
      {
        title: 'Telefonai',
        text: '„Intune“ programų apsauga neleidžia darbinio priedo išsaugoti asmeninėje atmintyje ar įklijuoti į privatų pokalbį.',
      },
      {
        title: 'Darbuotojų informavimas',
        text: 'Parengiame pranešimo apie stebėseną projektą: žmonės apie ją turi sužinoti pasirašytinai ar kitu įrodomu būdu. Galutinį tekstą tvirtina Jūsų teisininkas.',
      },
      {
        title: 'Dirbtinio intelekto įrankiai',
        text: 'Sistema gali įspėti, kai konfidencialus tekstas įklijuojamas į viešo pokalbių roboto langą. Tai veikia tik įmonės prižiūrimuose kompiuteriuose ir su ta pačia išplėstine licencija.',
      },
    ],
  },
  benefits: {
    heading: 'Ką tai duoda vadovui',
    items: [
      {
        title: 'Klaidą pataiso pats siuntėjas',
        text: 'Daug įspėjimų tenka sąžiningam žmogui, kuriam pašto programa pasiūlė ne tą adresą. Perskaitęs perspėjimą, jis pakeičia gavėją ir tęsia darbą.',
      },
      {
        title: 'Faktai po incidento',
        text: 'Jei duomenys vis dėlto iškeliavo, žurnale matyti failas, gavėjas ir laikas. To prireiks pranešimui Valstybinei duomenų apsaugos inspekcijai, kuriam BDAR skiria 72 valandas.',
      },
      {
        title: 'Tvarkingas atsisveikinimas',
        text: 'Prieš darbuotojui išeinant, peržiūrime neįprastus atsisiuntimus ir bendrinimus, o paskyrą uždarome pagal sąrašą.',
      },
      {
        title: 'Darbo apimtis',
        text: 'Ją lemia duomenų rūšys ir vietos, kuriose duomenys laikomi, o ne vien žmonių skaičius. Pradėti galima nuo vienos taisyklės paštui.',
      },
      {
        title: 'Ko DLP nesustabdys',
        text: 'Telefonu nufotografuoto ekrano, pokalbio ar popierinės kopijos. Tokią riziką mažina prieigos teisės ir susitarimai, ne programa.',
      },
    ],
  },
  firstWeek: {
    heading: 'Pirmosios penkios dienos',
    steps: [
      'Kalbamės su vadovu, personalo skyriumi ir buhalterija: kokie duomenys brangiausi ir kas juos siunčia kasdien.',
      'Patikriname licencijas: ką leidžia turimas planas ir kam reikėtų priedo.',
      'Dvi ar tris taisykles paleidžiame imitaciniu režimu: jos skaičiuoja atvejus, bet nieko nestabdo.',
      'Parengiame viešų bendrinimo nuorodų ataskaitą.',
      'Aptariame tikrus pavyzdžius ir nusprendžiame, kurią taisyklę įjungti pirmąją.',
    ],
  },
};
