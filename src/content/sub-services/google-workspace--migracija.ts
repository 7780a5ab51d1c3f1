import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const migracijaPage: SubServicePage = {
  parent: 'google-workspace',
  slug: 'migracija',
  name: 'Migracija',
  title: 'Migracija į „Google Workspace“: paštas, failai, kalendoriai',
  description:
    'Perkeliame laiškus, kalendorius, kontaktus ir dokumentus į „Google Workspace“. Pirmas kopijavimas vyksta fone, perjungimas – vakare, likučiai surenkami po jo.',
  keywords: [
    'google workspace migracija',
    'pašto perkėlimas į gmail',
    'failų perkėlimas į google drive',
    'imap migracija',
    'google workspace diegimas',
  ],
  hero: {
    heading: 'Iš senojo pašto – į „Google Workspace“',
    lead: 'Laiškai, susitikimai ir dokumentai persikelia etapais, kol kolegos dirba įprastai. Iš anksto pasakome, kas atrodys kitaip.',
    facts: facts({
      watch: 'pagalba, taip pat ir perjungimo naktį',
      experience: 'metų patirties turintys specialistai',
    }),
  },
  intro: {
    heading: 'Keičiasi ne tik adresas',
    paragraphs: [
      '„Google Workspace“ kitaip supranta tvarką: aplankus pakeičia etiketės, tas pats laiškas jų gali turėti kelias, o paieška svarbesnė už rūšiavimą. Jei to nepaaiškinsime pirmą dieną, žmonės ims ieškoti „dingusių“ laiškų.',
      'Kelias priklauso nuo išeities taško. Iš „Exchange“ ar „Microsoft 365“ „Google“ įrankiai perkelia paštą, kalendorių ir kontaktus, o paprastas IMAP serveris atiduoda vien laiškus. Kur standartinio įrankio nepakanka, naudojame „imapsync“.',
      'Nepersikelia „Outlook“ taisyklės, parašai ir VBA makrokomandos. Taisykles atkuriame kaip filtrus, o failus su makrokomandomis paliekame „Excel“ formatu arba aptariame, ar verta juos perrašyti „Apps Script“ kalba.',
      'Pasiūlymui parengti pakanka dėžučių skaičiaus, apytikslės failų apimties ir dabartinio tiekėjo pavadinimo. Jame atskirai matysite perkėlimo darbą, mokymus ir metines licencijas.',
    ],
  },
  features: {
    heading: 'Kaip perkeliame kiekvieną dalį',
    items: [
      {
        title: 'Paštas',
        text: 'Kopijuojame du kartus: pagrindinę dalį fone, o skirtumą – po perjungimo. Laiškų skaičių palyginame abiejose pusėse.',
      },
      {
        title: 'Kalendoriai ir kambariai',
        text: 'Pasikartojančius susitikimus, pasitarimų kambarius ir bendrus kalendorius tikriname atskirai: čia netikslumų lieka daugiausia.',
      },
      {
        title: 'Failai',
        text: 'Skyrių aplankus keliame į bendrinamus diskus, asmeninius – į „Mano diską“. Vienas naudotojas per parą gali įkelti 750 GB, todėl didelius archyvus skaidome. Dokumentuose paliktų senų nuorodų sąrašą parengiame iš anksto, nes po perkėlimo jos nebeveiks.',
      },
      {
        title: 'DNS įrašai',
        text: 'MX įrašas lieka vienas – smtp.google.com. Svetainės ir apskaitos programos laiškus nukreipiame per SMTP perdavimą, kad jie nedingtų pakeitus paštą.',
      },
      {
        title: 'Įrenginiai',
        text: 'Paruošiame „Chrome“ profilius, telefonus ir „Drive“ programą kompiuteryje. Kam „Outlook“ būtinas, prijungiame jį per GWSMO.',
      },
      {
        title: 'Senosios sistemos pabaiga',
        text: 'Prieš nutraukiant sutartį padarome galutinį archyvą ir įsitikiname, kad į senąjį serverį niekas nebesijungia.',
      },
      {
        title: 'Bendri kontaktai',
        text: 'Įmonės adresų knygą perkeliame į bendrą katalogą, kad klientų numeriai neliktų vieno vadybininko telefone.',
      },
      {
        title: 'Saugus pirmasis prisijungimas',
        text: 'Patvirtinimą dviem veiksmais paruošiame dar prieš pakviesdami žmones, o pradinį slaptažodį kiekvienas privalo pasikeisti.',
      },
    ],
  },
  benefits: {
    heading: 'Rezultatas po perkėlimo',
    items: [
      {
        title: 'Ataskaita pagal žmones',
        text: 'Kiekviena dėžutė turi savo eilutę: perkelta, praleista, priežastis. Ją pasirašome kartu.',
      },
      {
        title: 'Darbas nesustoja',
        text: 'Kol MX pakeitimas pasklinda, dalis laiškų dar nueina į senąją dėžutę. Juos surenka antrasis kopijavimas.',
      },
      {
        title: 'Komanda žino, kur spausti',
        text: 'Mokome pagal pareigas, o ne vienoje bendroje paskaitoje; dažniausių klausimų lapas lieka Jums.',
      },
      {
        title: 'Vienas atsakingas',
        text: 'Tas pats specialistas planuoja, perjungia ir pirmąją savaitę atsako į klausimus, tad nereikia visko pasakoti iš naujo.',
      },
    ],
  },
  firstWeek: {
    heading: 'Pirmosios savaitės užduotys',
    steps: [
      'Suskaičiuojame dėžutes, bendrus kalendorius ir failų apimtį, randame sistemas, rašančias klientams Jūsų vardu.',
      'Įvertiname, ko pakeisti nepavyks: pavyzdžiui, sudėtingų „Excel“ failų ar „Access“ bazių.',
      'Parenkame planą: „Business“ grupės planai turi 300 naudotojų ribą, o vieta skaičiuojama bendrai visai įmonei.',
      'Perkeliame savanorių grupę ir klausiame, kas jiems kliūva.',
      'Suderiname perjungimo datą, pranešimą darbuotojams ir pirmojo ryto budėjimą.',
    ],
  },
  contactMessage:
    'Sveiki, svarstome visą įmonę perkelti į „Google Workspace“. Norėtume pasitarti, kas persikels be rūpesčių, o ką teks keisti.',
};
