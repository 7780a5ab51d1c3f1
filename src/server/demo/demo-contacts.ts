/** One row of `contacts`; people, companies and numbers are invented, domains are reserved. */
interface DemoContact {
  name: string;
  email: string;
  /** Empty string when the visitor left it out, as the table stores it. */
  phone: string;
  company: string;
  message: string;
  status: 'new' | 'read';
  is_suspect: boolean;
  created_hours_ago: number;
}

// Close to the form's limit of 2000 characters, so that the list and the detail view show how they cope.
const longMessage = `Laba diena,

rašau gamybos įmonės, kurioje dirba 86 žmonės, vardu. Turime dvi vietas: biurą su 34 darbo vietomis ir cechą už keturių kilometrų, kuriame yra dar 12 kompiuterių prie staklių. Iki šiol viską prižiūrėjo vienas kolega, kuris nuo kito mėnesio išeina, todėl ieškome partnerio nuolatinei priežiūrai.

Trumpai apie tai, ką turime:
1. Du fiziniai serveriai biure. Viename – apskaitos programa ir failai, kitame – virtualios mašinos. Vienam iš jų garantija baigėsi pernai.
2. Paštas – „Microsoft 365“, 60 licencijų. Kelių veiksnių autentifikavimas įjungtas tik vadovams.
3. Atsarginės kopijos daromos į tinklinę saugyklą tame pačiame kambaryje. Kiek žinau, atkurti niekas nėra bandęs.
4. Ceche trys kompiuteriai su sena sistema, kurių keisti negalime, nes staklių gamintojas naujesnės versijos nepalaiko.
5. VPN naudoja apie dvidešimt žmonių, visi jungiasi slaptažodžiu.

Mums svarbu:
– kad perėmimas vyktų sklandžiai, kol dar dirba mūsų kolega, t. y. per artimiausias tris savaites;
– kad būtų žmogus, kuriam galima skambinti ir vakarais, nes ceche dirbama dviem pamainomis;
– kad per pirmą mėnesį gautume aiškų sąrašą, ką taisyti pirmiausia ir kiek tai kainuos;
– kad kartą per ketvirtį kas nors mums, ne IT žmonėms, suprantamai papasakotų, kokia padėtis.

Taip pat vienas klientas atsiuntė kibernetinio saugumo klausimyną, kurį turime užpildyti iki mėnesio pabaigos. Dalies klausimų paprasčiausiai nesuprantame, todėl norėtume pagalbos ir čia. Ar galite pasakyti, ar mums apskritai taikomas Kibernetinio saugumo įstatymas?

Ar galėtumėte atvykti apžiūrėti abiejų vietų kitą antradienį arba trečiadienį po 10 val.? Prieš susitikimą galiu atsiųsti įrangos sąrašą ir dabartines sutartis. Pasiūlymą norėtume gauti su dviem variantais: fiksuotas mėnesio mokestis ir valandinis įkainis su minimaliu valandų skaičiumi.

Iš anksto dėkoju už atsakymą.`;

export const demoContacts: readonly DemoContact[] = [
  {
    name: 'Rasa Kavaliauskienė',
    email: 'rasa@statybu-partneriai.example',
    phone: '+370 600 00011',
    company: 'UAB „Statybų partneriai“',
    message:
      'Sveiki, nuo ryto neveikia bendras failų diskas, o du darbuotojai negali prisijungti prie pašto. Gal galite paskambinti kuo greičiau? Esame Kaune, biure 14 žmonių.',
    status: 'new',
    is_suspect: false,
    created_hours_ago: 1,
  },
  {
    name: 'Tomas Jankauskas',
    email: 'tomas.jankauskas@gamykla.example',
    phone: '+370 600 00012',
    company: 'UAB „Detalių gamykla“',
    message: longMessage,
    status: 'new',
    is_suspect: false,
    created_hours_ago: 5,
  },
  {
    name: 'Aistė Urbonaitė-Grigienė',
    email: 'aiste@odontologija.example',
    phone: '',
    company: '',
    message:
      'Laba diena, ar galite įvertinti, ar mūsų klinikos kopijos daromos teisingai? Kaip suprantu, jos laikomos tame pačiame kompiuteryje.',
    status: 'new',
    is_suspect: false,
    created_hours_ago: 9,
  },
  {
    name: 'Victor Marketing',
    email: 'offers@fast-ranking.example',
    phone: '',
    company: 'Fast Ranking',
    message:
      'Dear owner, we checked your website and found many errors. We guarantee first place in search results in 7 days. Reply YES today and get 500 links for free: https://fast-ranking.example/offer',
    status: 'new',
    is_suspect: true,
    created_hours_ago: 14,
  },
  {
    name: 'Darius Mikalauskas',
    email: 'darius@logistika.example',
    phone: '+370 (600) 00014',
    company: 'UAB „Kelių logistika“',
    message:
      'Gavome iš partnerio klausimyną dėl NIS2. Įmonėje 62 darbuotojai, pervežame krovinius. Norėtume IT audito ir pagalbos pildant atsakymus. Kiek tai truktų ir kainuotų?',
    status: 'new',
    is_suspect: false,
    created_hours_ago: 27,
  },
  {
    name: 'Simona Rimkutė',
    email: 'simona.rimkute@example.lt',
    phone: '+370 600 00015',
    company: 'MB „Šviesos studija“',
    message:
      'Planuojame pereiti iš asmeninių pašto dėžučių į „Google Workspace“, 7 žmonės. Ar padedate perkelti senus laiškus ir kalendorius?',
    status: 'read',
    is_suspect: false,
    created_hours_ago: 52,
  },
  {
    name: 'Petras Žukauskas',
    email: 'petras@baldai.example',
    phone: '+370 600 00016',
    company: 'UAB „Ąžuolo baldai“',
    message:
      'Turime 9 kompiuterius su „Windows 10“. Prašau atsiųsti pasiūlymą, kuriuos dar galima atnaujinti, o kuriuos teks keisti.',
    status: 'read',
    is_suspect: false,
    created_hours_ago: 98,
  },
  {
    name: "Jurgita O'Neill",
    email: 'jurgita@vertimai.example',
    phone: '',
    company: 'Vertimų biuras „Trys kalbos“',
    message:
      'Ačiū už greitą pagalbą praėjusią savaitę. Norėčiau pasiteirauti dėl mėnesinės priežiūros šešioms darbo vietoms.',
    status: 'read',
    is_suspect: false,
    created_hours_ago: 171,
  },
  {
    name: 'Linas Stankevičius',
    email: 'linas@sandelis.example',
    phone: '+370 600 00018',
    company: 'UAB „Sandėlių sprendimai“',
    message:
      'Sandėlyje nuolat trūkinėja belaidis ryšys prie skenerių. Plotas apie 2400 kv. m, lubos 8 m aukščio. Ar atliekate ryšio matavimus vietoje?',
    status: 'read',
    is_suspect: false,
    created_hours_ago: 320,
  },
];
