import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const atsarginesKopijosPage: SubServicePage = {
  parent: 'serverio-prieziura',
  slug: 'atsargines-kopijos',
  name: 'Serverių atsarginės kopijos',
  title: 'Serverių atsarginės kopijos su atkūrimo bandymais',
  description:
    'Kopijuojame virtualiuosius ir fizinius serverius bei duomenų bazes su „Veeam“ ar „Proxmox Backup Server“. Nekeičiama kopija, RPO ir RTO, bandymo protokolas.',
  keywords: [
    'serverių atsarginės kopijos',
    'veeam backup',
    'proxmox backup server',
    'rpo rto',
    'nekeičiama kopija',
    'serverio atkūrimas',
  ],
  hero: {
    heading: 'Serverio kopija verta tiek, kiek iš jos atkuriate',
    lead: 'Kopijuojame serverius, duomenų bazes bei failus, o svarbiausia – bandomai juos atkuriame atskirtame tinkle. Kaip pavyko, matote protokole.',
    facts: facts({ copyRule: 'kopijų strategija', watch: 'kopijavimo užduočių stebėsena' }),
  },
  contactMessage:
    'Laba diena, mūsų serveris kopijuojamas į išorinį diską, bet atkurti niekas nebandė. Norėtume patikimesnės schemos su kopija kitoje vietoje ir bandomuoju atkūrimu.',
  intro: {
    heading: 'Du klausimai, nuo kurių pradedame',
    paragraphs: [
      'Kiek darbo valandų galite prarasti ir kiek laiko galite laukti, kol sistema vėl veiks? Pirmasis atsakymas vadinamas RPO, antrasis – RTO. Prekybos duomenų bazei RPO gali būti ketvirtis valandos, o RTO – dvi valandos; archyvui kartais pakanka paros ir savaitės. Nuo šių skaičių priklauso ir technologija, ir kaina.',
      'Pagal 3-2-1 strategiją turite tris duomenų egzempliorius dviejose skirtingose laikmenose, iš jų vieną – ne tame pačiame pastate. Prie to pridedame nekeičiamą kopiją: sutartą laiką jos neleidžiama ištrinti net kopijavimo sistemos administratoriui.',
      'Kopijavimo programa gali mėnesiais rodyti „sėkminga“, o atkurtas serveris vis tiek nepasileisti: trūks tvarkyklės, domeno arba šifravimo rakto. Tai paaiškėja tik bandant, todėl bandymas yra paslaugos dalis, o ne priedas prie jos.',
    ],
  },
  features: {
    heading: 'Kaip sudaryta apsauga',
    items: [
      {
        title: '„Veeam Backup & Replication“',
        text: 'Skirta „Hyper-V“, „VMware“ ir fiziniams serveriams. Kopijuojami tik pakitę blokai, o veikiančių programų duomenys per VSS užfiksuojami vientisai.',
      },
      {
        title: '„Proxmox Backup Server“',
        text: '„Proxmox VE“ aplinkai: pasikartojantys blokai saugomi vieną kartą, kontrolinės sumos tikrinamos, kopijos siunčiamos į antrą vietą.',
      },
      {
        title: 'Duomenų bazės',
        text: '„SQL Server“ žurnalai kopijuojami ir dieną, tarp naktinių pilnųjų kopijų, todėl galima grįžti į pasirinktą minutę.',
      },
      {
        title: '„Active Directory“',
        text: 'Kopijuojame domeno valdiklius ir patikriname DSRM slaptažodį – be jo domeno atkūrimas gali įstrigti pačioje pradžioje.',
      },
      {
        title: 'Nekeičiama saugykla',
        text: 'Sustiprintas „Linux“ serveris arba S3 talpykla su „Object Lock“ funkcija. Domeno paskyromis prie jų prisijungti negalima.',
      },
      {
        title: 'Ilgas saugojimas',
        text: 'Dienos, savaitės, mėnesio ir metų taškai pagal grafiką. Kiek metų laikyti buhalterijos duomenis, nurodo Jūsų finansininkas.',
      },
      {
        title: 'Automatinė patikra',
        text: '„Veeam SureBackup“ paleidžia virtualųjį serverį iš kopijos, sulaukia, kol atsilieps tarnybos, ir jį išjungia. „Proxmox“ aplinkoje tai atlieka mūsų scenarijus.',
      },
    ],
  },
  benefits: {
    heading: 'Ko prireiks atkūrimo dieną',
    items: [
      {
        title: 'Eiliškumas',
        text: 'Kas keliama pirmiausia: domenas, duomenų bazė, programa, failai. Sąrašas atspausdintas, nes per incidentą bendras diskas gali neveikti.',
      },
      {
        title: 'Tikra trukmė',
        text: 'Per bandymą išmatuojame, kiek truko paleisti serverį iš kopijos, ir palyginame su sutartu RTO.',
      },
      {
        title: 'Protokolas auditoriui',
        text: 'Bandymo data, atkurtos sistemos, patikrinti failai, pastabos ir parašas. Kaip dažnai bandome, įrašyta sutartyje; įprastai – kas ketvirtį.',
      },
      {
        title: 'Kas lemia sąmatą',
        text: 'Duomenų kiekis, RPO ir saugojimo trukmė. Pateikiame kelis variantus su skirtingu atkūrimo laiku, kad matytumėte, už ką primokate.',
      },
      {
        title: 'Ko kopija neatstoja',
        text: 'Sudegus įrangai, reikia turėti kur atkurti. Nuomą, debesiją ar atsarginį serverį aptariame iš anksto ir įrašome į planą.',
      },
    ],
  },
  firstWeek: {
    heading: 'Pirmos savaitės darbų eiga',
    steps: [
      'Surašome serverius, bazes ir bendrus aplankus, o su jų šeimininkais nustatome RPO ir RTO.',
      'Peržiūrime esamas užduotis: kas nukopijuota, kada ir ar tą kopiją įmanoma atverti.',
      'Nelaukdami galutinės schemos, vieną pilną kopiją perkeliame už pastato ribų.',
      'Kopijavimo serverį išimame iš domeno ir sukuriame jam atskiras paskyras su antruoju veiksniu.',
      'Bandomai paleidžiame vieną virtualųjį serverį ir pasirašome pirmąjį protokolą.',
    ],
  },
};
