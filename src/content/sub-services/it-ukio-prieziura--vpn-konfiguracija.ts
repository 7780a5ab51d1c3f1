import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const vpnKonfiguracijaPage: SubServicePage = {
  parent: 'it-ukio-prieziura',
  slug: 'vpn-konfiguracija',
  name: 'VPN konfigūracija',
  title: 'VPN konfigūracija: saugus darbas iš namų ir filialų',
  description:
    'Įrengiame VPN nuotoliniam darbui ir biurams sujungti: „WireGuard“ arba IPsec, prisijungimas dviem veiksniais, prieiga tik prie reikalingų sistemų.',
  keywords: [
    'vpn konfigūracija',
    'vpn įmonei',
    'nuotolinio darbo prieiga',
    'wireguard',
    'ipsec ikev2',
    'biurų sujungimas',
  ],
  hero: {
    heading: 'VPN, kuris įleidžia tik savus',
    lead: 'Sukonfigūruojame nuotolinę prieigą taip, kad buhalterė iš namų pasiektų apskaitos programą, o atsitiktinis interneto praeivis – ne.',
    facts: facts({
      experience: 'metų patirties turi tinklo specialistai',
      watch: 'sekame, ar tuneliai tarp biurų veikia',
    }),
  },
  intro: {
    heading: 'Praviros durys, kurias visi pamiršo',
    paragraphs: [
      'Skubotai įvestas nuotolinis darbas palieka pėdsakų: iš interneto matomą nuotolinio darbalaukio prievadą 3389, vieną slaptažodį visiems arba seną PPTP prisijungimą, kurio šifravimas jau nelaikomas saugiu. Tokių adresų automatiškai ieško išpirkos reikalaujantys programišiai.',
      'Pirmiausia klausiame, ar VPN apskritai reikia. Jei failai guli „SharePoint“, o apskaita veikia debesijoje, užtenka griežtesnių paskyros taisyklių. Jei serveris stovi biure, protokolą renkamės pagal įrangą: biurams sujungti – „WireGuard“ arba IPsec su IKEv2, darbuotojams – „OpenVPN“ arba IKEv2.',
      'Sakome ir tai, ko VPN nepadarys. Jis neišgydo užkrėsto kompiuterio ir nepagreitina interneto: spartą riboja lėtesnė iš dviejų linijų, dažniausiai – biuro išsiuntimo greitis.',
      'Sąmatą sudarome suskaičiavę darbuotojus, biurus ir turimą įrangą. Dažnai pakanka esamo maršrutizatoriaus. Jei jo procesorius šifruoto srauto neatlaikys, pirma parodysime matavimą ir tik tada siūlysime keisti.',
    ],
  },
  features: {
    heading: 'Ką sukonfigūruojame',
    items: [
      {
        title: 'Darbuotojų prieiga',
        text: 'Kiekvienas gauna asmeninį raktą ar sertifikatą ir tapatybę patvirtina telefone. „WireGuard“ antrojo veiksnio pats neturi, o „OpenVPN“ ir IKEv2 jį gauna per RADIUS ir „Entra ID“.',
      },
      {
        title: 'Biurų sujungimas',
        text: 'Nuolatinis tunelis tarp biuro, sandėlio ir gamybos. Jeigu viena pusė neturi viešo IP adreso, ryšį pradeda ji.',
      },
      {
        title: 'Prieigos ribos',
        text: 'Ugniasienės taisyklės rašomos grupėms: projektuotojas mato brėžinių serverį, rangovas – vieną kompiuterį, ir tik sutartomis valandomis.',
      },
      {
        title: 'Adresų tvarka',
        text: 'Namų maršrutizatoriai mėgsta 192.168.0.0/24 ir 192.168.1.0/24. Biurui parenkame kitą potinklį, kitaip kelias iki serverio baigsis darbuotojo namuose.',
      },
      {
        title: 'Srauto padalijimas',
        text: 'Tuneliu keliauja tik įmonės sistemos, vaizdo skambučiai – tiesiai. Jei visą srautą reikia tikrinti biure, iš anksto įvertiname, ar linija atlaikys.',
      },
      {
        title: 'Prisijungimų žurnalas',
        text: 'Įrašus renka „Wazuh“. Neįprasta šalis ar šimtas nesėkmingų bandymų virsta įspėjimu, o ne eilute, kurios niekas neskaito.',
      },
      {
        title: 'Atnaujinimas ir galiojimas',
        text: 'Sertifikatams nustatome galiojimo laiką ir pakeičiame juos iš anksto. Šliuzo programinę įrangą naujiname planuotai, nes pasenęs VPN šliuzas pats tampa įsilaužimo keliu.',
      },
    ],
  },
  benefits: {
    heading: 'Kuo tai naudinga kasdien',
    items: [
      {
        title: 'Mažiau matomų taikinių',
        text: 'Iš interneto lieka matomas tik VPN šliuzas, o ne serverio darbalaukis, kameros ir spausdintuvas.',
      },
      {
        title: 'Buvęs darbuotojas neprisijungs',
        text: 'Raktų registras rodo, kam, kada ir kuriam įrenginiui prieiga suteikta. Atšaukiame ją vienu veiksmu, kitų netrikdydami.',
      },
      {
        title: 'Instrukcija viename lape',
        text: 'Paveikslėliai ir trys atsakymai: kaip prisijungti, ką daryti nepavykus, kam skambinti.',
      },
      {
        title: 'Dokumentai saugumo bylai',
        text: 'Perduodame tunelių schemą, prieigų lentelę ir šifravimo nustatymų aprašą.',
      },
    ],
  },
  firstWeek: {
    heading: 'Darbų eiga nuo pirmadienio iki penktadienio',
    steps: [
      'Pirmadienis: iš išorės patikriname, kokie Jūsų prievadai matomi, ir pavojingus uždarome.',
      'Antradienis: surašome, kas, iš kur ir prie kurių sistemų turi jungtis.',
      'Trečiadienis: paruošiame VPN šliuzą, adresus ir ugniasienės taisykles.',
      'Ketvirtadienis: su keliais kolegomis išbandome ryšį iš namų, mobiliojo tinklo ir viešo „Wi-Fi“.',
      'Penktadienis: išdalijame prieigas kitiems. Senąjį būdą išjungsime tik įsitikinę, kad naujasis veikia visiems.',
    ],
  },
  contactMessage:
    'Sveiki, keli mūsų darbuotojai iš namų jungiasi prie biuro serverio ir abejojame, ar tai saugu. Prašome patikrinti ir pasiūlyti VPN sprendimą.',
};
