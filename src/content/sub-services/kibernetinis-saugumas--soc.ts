import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const socPage: SubServicePage = {
  parent: 'kibernetinis-saugumas',
  slug: 'soc',
  name: 'Saugumo operacijų centras (SOC)',
  title: 'SOC paslauga įmonei: saugumo stebėsena visą parą',
  description:
    'Serverių, „Microsoft 365“ ir ugniasienės įrašus surenkame į vieną vietą, įtartinus įvykius tikriname dieną ir naktį, o prireikus stabdome ataką.',
  keywords: [
    'soc',
    'saugumo operacijų centras',
    'siem',
    'wazuh',
    'saugumo įvykių stebėsena',
    'nis2 incidentai',
  ],
  hero: {
    heading: 'Saugumo operacijų centras: kas budi, kai biuras tuščias',
    lead: 'Įsilaužėliui patogiausia veikti naktį ar savaitgalį, kai į ekraną niekas nežiūri. Mūsų analitikai žiūri: įsilaužimą atskiria nuo paprastos klaidos ir imasi sutartų veiksmų.',
    facts: facts({
      watch: 'saugumo įvykių stebėsena',
      nis2Report: 'NIS2 įpareigoja pranešti apie didelį incidentą',
    }),
  },
  contactMessage:
    'Laba diena, norėtume, kad mūsų serverių ir „Microsoft 365“ saugumas būtų stebimas ne tik darbo valandomis. Kokių duomenų Jums reikia SOC pasiūlymui parengti?',
  intro: {
    heading: 'Žurnalai rašomi visur. Juos skaito retai kas.',
    paragraphs: [
      'Serveris, „Entra ID“ ir ugniasienė kasdien užrašo tūkstančius įvykių. Tarp jų pasislepia prisijungimas iš šalies, kurioje neturite darbuotojų, naujas administratorius ar pašto taisyklė, persiunčianti sąskaitas nepažįstamam žmogui. Po vieną tokie įrašai atrodo nekalti, o sudėti į bendrą laiko juostą išduoda ataką.',
      'SOC juos surenka „Wazuh“ platformoje, palygina su žinomų atakų požymiais ir parodo analitikui. Toliau sprendžia žmogus: ar tai kolega per atostogas prisijungė iš viešbučio, ar kažkas naudojasi jo slaptažodžiu.',
      'Paslauga labiausiai praverčia įmonėms, kuriose IT rūpinasi vienas ar du žmonės. Pakaitomis budėti jie negali, bet per kelias minutes priims sprendimą, jei kas nors paskambins ir aiškiai pasakys, kas vyksta.',
    ],
  },
  features: {
    heading: 'Ką apima SOC paslauga',
    items: [
      {
        title: 'Žurnalų surinkimas',
        text: '„Wazuh“ agentai „Windows“, „Linux“ ir „macOS“ įrenginiuose, „Microsoft 365“ audito įrašai, „MikroTik“ ar „FortiGate“ ugniasienių pranešimai.',
      },
      {
        title: 'Taisyklės pagal Jūsų įmonę',
        text: 'Aprašome, kas pas Jus įprasta: iš kur jungiasi buhalterija, kada dirba kopijavimo paskyra, kuriems serveriams nereikia interneto. Nukrypimai kelia įspėjimą.',
      },
      {
        title: 'Analitiko išvada',
        text: 'Kiekvienas rimtas įspėjimas turi įrašą: kas pastebėta, kaip įvertinta, kas padaryta. Atmestas įspėjimas taip pat pagrindžiamas.',
      },
      {
        title: 'Reagavimas',
        text: 'Turėdami Jūsų leidimą, užblokuojame „Entra ID“ paskyrą, nutraukiame jos seansus, atjungiame kompiuterį nuo tinklo arba uždarome prievadą ugniasienėje.',
      },
      {
        title: 'Pranešimai pagal NIS2',
        text: 'Jei Jums taikomas Kibernetinio saugumo įstatymas, parengiame ankstyvąjį perspėjimą Nacionaliniam kibernetinio saugumo centrui, paskui – 72 valandų pranešimą ir galutinę ataskaitą.',
      },
      {
        title: 'Mėnesio ataskaita',
        text: 'Glaustai vadovui: įvykiai pagal svarbą, atlikti veiksmai, dar neprijungti įrenginiai ir darbai, kuriuos verta suplanuoti.',
      },
      {
        title: '„Microsoft 365“ paskyros',
        text: 'Atskirai sekame nesėkmingų prisijungimų serijas, naujus antrojo veiksnio įrenginius, programoms suteiktas teises ir laiškų persiuntimą į išorę.',
      },
    ],
  },
  benefits: {
    heading: 'Kas pasikeičia įmonėje',
    items: [
      {
        title: 'Ataka pastebima anksčiau',
        text: 'Tarp pirmojo svetimo prisijungimo ir užšifruotų failų dažnai lieka laiko pakeisti slaptažodį ir uždaryti prieigą. Tai kur kas pigiau, nei atkurti serverį.',
      },
      {
        title: 'Planas vietoj improvizacijos',
        text: 'Surašyta, kam skambiname antrą valandą nakties, ką galime išjungti neklausę ir kas kalba su Jūsų klientais.',
      },
      {
        title: 'Įrodymai išlieka',
        text: 'Įrašus laikome atskirai nuo stebimų sistemų, todėl pėdsakus ištrinti sunku. Kiek laiko juos saugome, nurodyta sutartyje.',
      },
      {
        title: 'Nuo ko priklauso kaina',
        text: 'Nuo stebimų įrenginių skaičiaus, įrašų kiekio ir jų saugojimo trukmės. Pirmam įvertinimui pakanka serverių, darbo vietų ir debesijos paskyrų sąrašo.',
      },
      {
        title: 'Aiškios ribos',
        text: 'Matome tik prijungtus šaltinius. SOC neatstoja antivirusinės, dviejų veiksnių prisijungimo ar atsarginių kopijų.',
      },
    ],
  },
  firstWeek: {
    heading: 'Pirmoji savaitė su SOC',
    steps: [
      'Surašome įvykių šaltinius: serverius, „Microsoft 365“, ugniasienes, nuotolinę prieigą.',
      'Įdiegiame agentus bandomojoje grupėje ir prijungiame audito įrašus.',
      'Sudarome skambučių sąrašą: du žmonės iš Jūsų pusės, jų pavaduotojai ir teisė spręsti.',
      'Surengiame bandomąjį incidentą ir patikriname, ar įspėjimas pasiekia budintį žmogų.',
      'Atiduodame aprėpties lapą: kas jau stebima, ko dar trūksta ir kodėl.',
    ],
  },
};
