import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const tinkluPrieziuraPage: SubServicePage = {
  parent: 'it-ukio-prieziura',
  slug: 'tinklu-prieziura',
  name: 'Tinklų priežiūra',
  title: 'Įmonės tinklo ir „Wi-Fi“ priežiūra',
  description:
    'Stebime maršrutizatorius, komutatorius ir „Wi-Fi“ stoteles, saugome jų nustatymus ir randame lėto ryšio priežastį. Gaunate tinklo schemą ir adresų planą.',
  keywords: [
    'tinklų priežiūra',
    'įmonės tinklo administravimas',
    'wi-fi biure',
    'mikrotik priežiūra',
    'unifi konfigūravimas',
    'vlan',
  ],
  hero: {
    heading: 'Biuro tinklas, apie kurį nereikia galvoti',
    lead: 'Prižiūrime maršrutizatorius, komutatorius ir belaidžio ryšio stoteles. Kai ryšys sulėtėja ar dingsta, žinome, kurioje grandyje ieškoti.',
    facts: facts({
      watch: 'stebimi Jūsų tinklo mazgai',
      urgentReply: 'ir atsiliepiame, jei biuras liko be ryšio',
    }),
  },
  intro: {
    heading: 'Kodėl „internetas lėtas“ dar nėra diagnozė',
    paragraphs: [
      'Vaizdo skambutis gali trūkinėti dėl tiekėjo linijos, perkrauto komutatoriaus, pažeisto kabelio arba dviejų „Wi-Fi“ stotelių, dirbančių tame pačiame kanale. Kol niekas nematuoja, kaltas lieka tiekėjas, o tikroji priežastis – spintoje.',
      'Kiekvieną grandį matuojame atskirai: vėlinimą iki maršrutizatoriaus ir iki interneto, prarastus paketus, prievadų klaidas, stotelių apkrovą. Todėl gedimo paieška prasideda nuo grafiko, o ne nuo spėjimo.',
      'Dirbame su „MikroTik“ ir „UniFi“ įranga, kitų gamintojų įrenginius įvertiname per pirmąjį patikrinimą. Tiekėjo linijos sutaisyti negalime, bet gedimą užregistruojame patys ir pridedame matavimus, kad pokalbis su tiekėju būtų trumpas.',
      'Kaina priklauso nuo patalpų, komutatorių ir stotelių skaičiaus. Nauji kabeliai bei įranga įrašomi atskira eilute, todėl mėnesio mokestis dėl jų nesikeičia. Sąmatą raštu gaunate po apžiūros.',
    ],
  },
  features: {
    heading: 'Ką darome su Jūsų tinklu',
    items: [
      {
        title: 'Matavimai ir įspėjimai',
        text: '„Zabbix“ per SNMPv3 seka įrenginių pasiekiamumą, prievadų apkrovą, temperatūrą ir PoE galią. Ribą peržengęs rodiklis iškart tampa pranešimu budinčiam specialistui.',
      },
      {
        title: 'Tinklo skaidymas',
        text: 'Kompiuterius, serverius, telefonus, kameras ir svečius atskiriame VLAN tinklais. Svečio telefonas, kad ir užkrėstas, buhalterijos serverio nemato.',
      },
      {
        title: 'Belaidis ryšys',
        text: 'Išmatuojame aprėptį, parenkame kanalus bei siuntimo galią, įjungiame WPA3. Kur reikia, vieną bendrą slaptažodį pakeičia asmeninė paskyra (802.1X ir RADIUS).',
      },
      {
        title: 'Nustatymų kopijos',
        text: '„Oxidized“ kasnakt išsaugo maršrutizatorių bei komutatorių konfigūracijas ir parodo, kas pasikeitė; „UniFi“ valdiklis kopijuojamas atskirai. Sudegusį įrenginį keičiame nauju su tais pačiais nustatymais.',
      },
      {
        title: 'Programinė įranga',
        text: 'Naujiname ne darbo metu, po vieną įrenginį, pasilikę kelią atgal. Pavojingos saugumo spragos eilės nelaukia.',
      },
      {
        title: 'Antrasis interneto kelias',
        text: 'Prijungiame kitą tiekėją arba 5G modemą ir kas ketvirtį išbandome, ar persijungimas tikrai įvyksta. Neišbandytas rezervas dažnai pasirodo esąs neapmokėta SIM kortelė.',
      },
      {
        title: 'Ugniasienė',
        text: 'Maršrutizatoriaus taisykles surašome suprantamai: kas atidaryta, kam ir iki kada. Įrangos valdymas pasiekiamas tik per VPN, kiekvienas mūsų specialistas jungiasi savo paskyra.',
      },
    ],
  },
  benefits: {
    heading: 'Kas pasikeis biure',
    items: [
      {
        title: 'Gedimas turi adresą',
        text: 'Pasakome, kuris prievadas, kabelis ar tiekėjas kaltas, ir parodome tai patvirtinantį grafiką.',
      },
      {
        title: 'Dokumentai priklauso Jums',
        text: 'Tinklo schema, IP adresų planas, sužymėti prievadai ir prieigos duomenys lieka įmonei, net jei sutartis kada nors baigsis.',
      },
      {
        title: 'Pirkiniai turi pagrindą',
        text: 'Kasmet peržiūrime, kuri įranga nebegauna saugumo pataisų, ką keisti pirmiausia ir kas dar ramiai dirbs.',
      },
      {
        title: 'Svečiams – savas tinklas',
        text: 'Lankytojams skirtas „Wi-Fi“ turi greičio ribą ir slaptažodį, kurį galite drąsiai pakabinti registratūroje.',
      },
    ],
  },
  firstWeek: {
    heading: 'Pirmosios penkios dienos Jūsų biure',
    steps: [
      'Atvykstame, apžiūrime spintas ir surašome įrenginius su modeliais bei programinės įrangos versijomis.',
      'Perimame prieigas, pakeičiame gamyklinius slaptažodžius ir išjungiame iš interneto pasiekiamą valdymą.',
      'Išsaugome esamas konfigūracijas, prijungiame mazgus prie stebėsenos ir pradedame kaupti matavimus.',
      'Patikriname „Wi-Fi“ stiprumą darbo vietose, sandėlyje ir pasitarimų kambariuose.',
      'Pateikiame schemą bei darbų sąrašą: kas skubu, kas gali palaukti, ko daryti neverta.',
    ],
  },
  contactMessage:
    'Sveiki, biure dažnai stringa „Wi-Fi“ ir vaizdo skambučiai. Norėtume, kad apžiūrėtumėte tinklą ir pasakytumėte, kiek kainuotų nuolatinė jo priežiūra.',
};
