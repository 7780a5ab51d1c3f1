import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const antivirusaiPage: SubServicePage = {
  parent: 'kompiuteriu-prieziura',
  slug: 'antivirusai',
  name: 'Antivirusinė apsauga',
  title: 'Antivirusinė apsauga įmonei iš vienos konsolės',
  description:
    'Parenkame, įdiegiame ir nuolat prižiūrime antivirusinę: „Microsoft Defender“, „ESET PROTECT“ ar „Bitdefender GravityZone“, vienodos taisyklės ir ataskaitos.',
  keywords: [
    'antivirusinė įmonei',
    'antivirusinė programa',
    'eset protect',
    'microsoft defender',
    'bitdefender gravityzone',
    'kompiuterių apsauga',
  ],
  hero: {
    heading: 'Antivirusinė, kurią kažkas iš tikrųjų prižiūri',
    lead: 'Įdiegti programą lengva. Sunkiau žinoti, kad ji veikia kiekviename kompiuteryje ir kad į jos pranešimus kas nors atsako. Šį darbą atliekame mes.',
    facts: facts({ urgentReply: 'iki atsako į skubų pranešimą', clients: 'klientų Lietuvoje' }),
  },
  contactMessage:
    'Laba diena, mūsų kompiuteriuose įdiegtos skirtingos antivirusinės ir jų niekas neprižiūri. Norėtume vieno sprendimo su ataskaitomis – ar galėtumėte pateikti pasiūlymą?',
  intro: {
    heading: 'Renkamės pagal tai, ką jau turite',
    paragraphs: [
      'Dirbame su „Microsoft Defender“, „ESET PROTECT“ ir „Bitdefender GravityZone“. Jei „Defender“ įeina į Jūsų licencijas, jo gali ir pakakti – tereikia sutvarkyti nustatymus. Kitų gamintojų programas siūlome tada, kai kompiuteriai neįtraukti į „Intune“, jų operacinės sistemos skirtingos arba filialams reikia atskirų taisyklių.',
      'Nemokama namų versija įmonei netinka. Ją naudoti verslui paprastai draudžia licencija, o įspėjimą mato vienintelis žmogus – tas, kuris jį uždaro neperskaitęs.',
      'Kai ateina pranešimas apie grėsmę, tikriname tris dalykus: ar failas buvo paleistas, iš kur jis atsirado ir ar tokį gavo kiti. Neatidarytą priedą pakanka ištrinti. Jei programa spėjo veikti, kompiuterį atjungiame, keičiame naudotojo slaptažodžius ir peržiūrime gretimus įrenginius.',
    ],
  },
  features: {
    heading: 'Priežiūros darbai',
    items: [
      {
        title: 'Vienodos taisyklės',
        text: 'Tikrinimas realiuoju laiku, debesijos analizė ir apsauga nuo išjungimo galioja visiems. Naudotojas jų nekeičia, net turėdamas administratoriaus teises.',
      },
      {
        title: 'Senų programų šalinimas',
        text: 'Ankstesnę antivirusinę pašaliname jos gamintojo valymo įrankiu, kad likučiai nelėtintų kompiuterio ir netrukdytų naujajai.',
      },
      {
        title: 'Išimčių peržiūra',
        text: 'Tikriname, kas netikrinama ir kodėl. Visas C diskas išimčių sąraše – retas, bet pavojingas radinys.',
      },
      {
        title: 'Atmintinės ir atsisiuntimai',
        text: 'Nepažįstamą USB atmintinę galima leisti tik skaityti arba visai uždrausti, o vykdomuosius failus iš pašto – sulaikyti.',
      },
      {
        title: 'Karantinas',
        text: 'Darbo dienomis peržiūrime sulaikytus failus. Jei programa suklydo, failą grąžiname ir apie klaidą pranešame gamintojui.',
      },
      {
        title: 'Telefonai ir „Mac“',
        text: 'Jiems skirtos atskiros programos. „iPhone“ telefonuose tikrinami ne failai, o pavojingos nuorodos ir paties įrenginio būklė.',
      },
      {
        title: 'Serveriai',
        text: 'Jiems diegiame serverinę versiją ir nustatome gamintojų nurodytas išimtis duomenų bazėms bei virtualiosioms mašinoms, kad apsauga nesulėtintų darbo.',
      },
    ],
  },
  benefits: {
    heading: 'Kas iš to Jums',
    items: [
      {
        title: 'Du skaičiai, kurie turi sutapti',
        text: 'Ataskaitos viršuje – kiek kompiuterių turite ir kiek jų apsaugota. Skirtumą paaiškiname vardais, ne procentais.',
      },
      {
        title: 'Patikra ne piko metu',
        text: 'Išsamus disko tikrinimas vyksta per pietus ar po darbo, o ne pirmadienio rytą.',
      },
      {
        title: 'Jokių dvigubų licencijų',
        text: 'Pasitaiko, kad įmonė moka už antrą antivirusinę, nors pirmoji jau įskaičiuota į jos planą. Paliekame vieną.',
      },
      {
        title: 'Iš ko susideda kaina',
        text: 'Iš licencijų ir priežiūros pagal įrenginių skaičių. Jei licencijas jau turite, skaičiuojame tik sutvarkymą ir tolesnį darbą.',
      },
      {
        title: 'Kur baigiasi jos galia',
        text: 'Programa nesulaikys žmogaus, kuris slaptažodį suvedė netikrame puslapyje. Tam reikia dviejų veiksnių prisijungimo ir mokymų, o įtartinai elgsenai tirti – EDR.',
      },
    ],
  },
  firstWeek: {
    heading: 'Kaip perimame apsaugą',
    steps: [
      'Surašome dabartines antivirusines, jų versijas ir licencijų galiojimo datas.',
      'Parenkame vieną sprendimą ir patikriname, ar su juo sutaria Jūsų programos.',
      'Perkeliame kelis kompiuterius, tada likusius – po skyrių, ne visus vienu metu.',
      'Kiekviename išbandome aptikimą EICAR failu: jis nekenksmingas, bet sureaguoti į jį privalo bet kuri antivirusinė.',
      'Darbuotojams įteikiame trumpą instrukciją: ką daryti išvydus įspėjimą, ko nespausti ir kam skambinti.',
    ],
  },
};
