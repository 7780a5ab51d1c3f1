import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

/** The business hub: its six areas are the six related services, in the same order. */
export const itPaslaugosVersluiPage: ServicePage = {
  slug: 'it-paslaugos-verslui',
  name: 'IT paslaugos verslui',
  title: 'IT paslaugos verslui: šešios sritys, viena sutartis',
  description:
    'IT paslaugos 5–250 darbuotojų įmonėms: kompiuteriai, serveriai, tinklas, saugumas, kopijos ir „Microsoft 365“. Rinkitės vieną sritį arba visas iš karto.',
  keywords: [
    'it paslaugos verslui',
    'it paslaugos įmonėms',
    'it priežiūra',
    'it partneris',
    'išorinis it skyrius',
  ],
  hero: {
    heading: 'IT paslaugos verslui',
    lead: 'Ne kiekvienai įmonei reikia savo IT skyriaus. Čia rasite šešias sritis, kurias galite patikėti mums po vieną arba visas, ir patarimą, nuo kurios pradėti.',
    facts: facts({
      regularClients: 'klientų Lietuvoje',
      availability: 'sutartyje (SLA) įrašytas prieinamumas',
    }),
  },
  problem: {
    heading: 'Kas atsako, kai viskas sustoja?',
    paragraphs: [
      'Internetą tvarko vieni, serverį – kiti, svetainę kažkada padarė pažįstamas, o licencijas užsako buhalterija. Kol viskas veikia, to nepastebite. Sutrikus darbui, kiekvienas rodo į kitą.',
      'Perėmę IT, surašome, kas kam priklauso, kada baigiasi sutartys ir garantijos, kas ką daro. Net jei dalį darbų paliekate savo specialistui, ribos būna aiškios visiems.',
    ],
    signs: [
      'Sąskaitas už IT gaunate iš trijų ar daugiau įmonių.',
      'Domeno slaptažodį žino tik vienas žmogus.',
      'Apie IT išlaidas sužinote tada, kai kas nors sugenda.',
      'Kompiuterius perkate po vieną ir paskubomis.',
    ],
  },
  included: {
    heading: 'Šešios sritys, iš kurių renkatės',
    items: [
      {
        title: 'Kompiuterių priežiūra',
        text: 'Pataisas skirstome per „Windows Update for Business“, o naują kompiuterį darbuotojas gauna jau paruoštą su „Autopilot“.',
      },
      {
        title: 'Serverių priežiūra',
        text: 'Prižiūrime „Hyper-V“ ir „Proxmox“ virtualiąsias mašinas kartu su jų fizine įranga; „Zabbix“ perspėja, kol diskas dar neprisipildė.',
      },
      {
        title: 'IT ūkio priežiūra',
        text: 'Sudarome tinklo schemą, prižiūrime „MikroTik“ ar „UniFi“ įrangą, VPN ir registrą, kuriame matyti garantijų datos.',
      },
      {
        title: 'Kibernetinis saugumas',
        text: 'Saugumo operacijų centras (SOC) visą parą stebi „Wazuh“ ir „Microsoft Defender“ įspėjimus ir atskiria ataką nuo triukšmo.',
      },
      {
        title: 'Atsarginės kopijos',
        text: '„Veeam“ užduotis sudarome pagal 3-2-1 taisyklę, o po kiekvieno bandomojo atkūrimo atiduodame protokolą.',
      },
      {
        title: 'Microsoft 365',
        text: 'Paštas, „Teams“, bendri failai ir prisijungimai – su vienu atsakingu administratoriumi.',
      },
    ],
  },
  process: {
    heading: 'Pirmasis mėnuo kartu',
    steps: [
      {
        title: 'Pokalbis',
        text: 'Per pusvalandį išsiaiškiname, kas vargina labiausiai, kiek žmonių dirba ir kurios sistemos prastova kainuotų brangiausiai.',
      },
      {
        title: 'Pirmoji savaitė',
        text: 'Apžiūrime biurą, prieigas surenkame į „Bitwarden“ saugyklą ir patikriname, ar iš turimos kopijos pavyksta atkurti bent vieną aplanką.',
      },
      {
        title: 'Antroji ir trečioji savaitės',
        text: 'Įdiegiame stebėseną, užtaisome pavojingiausias spragas ir supažindiname darbuotojus su pagalbos numeriu.',
      },
      {
        title: 'Mėnesio pabaiga',
        text: 'Jums lieka įrangos bei sutarčių sąrašas, ketvirčio darbų planas ir pirmoji ataskaita.',
      },
    ],
  },
  suits: {
    heading: 'Su kuo dirbame',
    text: 'Mūsų darbo tvarka pritaikyta organizacijoms, kuriose yra nuo penkių iki maždaug 250 darbo vietų.',
    yes: [
      'Valdote gamybos, prekybos ar paslaugų įmonę be vidinio IT skyriaus.',
      'Vieninteliam Jūsų IT specialistui reikia pavaduotojo ir antros nuomonės.',
      'Padaliniai įsikūrę keliuose miestuose.',
    ],
    no: [
      'Ieškote programuotojų naujai verslo sistemai kurti.',
      'Norite, kad mūsų darbuotojas kasdien sėdėtų Jūsų biure.',
    ],
  },
  questions: [
    {
      question: 'Nuo ko pradėti, jei reikia visko?',
      answer:
        'Nuo kopijų: kol nežinome, kad duomenis pavyks atkurti, kiti pakeitimai rizikingi. Toliau – prisijungimai ir kompiuterių pataisos, paskui tinklas.',
    },
    {
      question: 'Ar privaloma pirkti visas sritis?',
      answer: 'Ne. Galite pasirinkti vieną, o kitas prijungti, kai įsitikinsite, kaip dirbame.',
    },
    {
      question: 'Ką reiškia 99,9 % prieinamumas?',
      answer:
        'Per 30 dienų sutarta sistema gali būti nepasiekiama ne ilgiau kaip maždaug 43 minutes. Kurioms sistemoms tai taikoma ir kaip skaičiuojami suplanuoti darbai, surašoma SLA priede.',
    },
    {
      question: 'Kaip skaičiuojama kaina?',
      answer:
        'Pagal darbo vietų ir serverių skaičių bei reikiamą reagavimo laiką. Kiekvieną sritį įkainojame atskirai, todėl matote, už ką mokate.',
    },
    {
      question: 'Kas bus, jei nuspręsime išeiti?',
      answer:
        'Naujajam tiekėjui perduosime slaptažodžius, schemas ir konfigūracijas. Šie dokumentai nuo pirmos dienos yra Jūsų nuosavybė.',
    },
  ],
  related: [
    'kompiuteriu-prieziura',
    'serverio-prieziura',
    'it-ukio-prieziura',
    'kibernetinis-saugumas',
    'atsargines-kopijos',
    'microsoft-365',
  ],
  contactMessage:
    'Laba diena, ieškome partnerio, kuris perimtų mūsų įmonės IT. Norėtume trumpo pokalbio ir patarimo, nuo kurios srities pradėti.',
};
