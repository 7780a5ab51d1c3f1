import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const gmailValdymasPage: SubServicePage = {
  parent: 'google-workspace',
  slug: 'gmail-valdymas',
  name: '„Gmail“ valdymas',
  title: '„Gmail“ administravimas ir pašto apsauga įmonei',
  description:
    'Administruojame įmonės „Gmail“: SPF, DKIM ir DMARC, šlamštas ir sukčių laiškai, bendros dėžutės, persiuntimo taisyklės, parašai, dingusių laiškų paieška.',
  keywords: [
    'gmail valdymas',
    'įmonės gmail administravimas',
    'dmarc nustatymas',
    'spf ir dkim',
    'laiškai patenka į šlamštą',
    'bendra pašto dėžutė',
  ],
  hero: {
    heading: 'Įmonės „Gmail“ be klastočių ir paklydusių laiškų',
    lead: 'Rūpinamės, kad Jūsų laiškai pasiektų gavėją, apsimetėliai Jūsų vardu nerašytų, o klientų užklausos negulėtų vieno atostogaujančio žmogaus dėžutėje.',
    facts: facts({
      urgentReply: 'iki atsakymo, kai paštas neveikia',
      availability: 'prieinamumo įsipareigojimas sutartyje',
    }),
  },
  intro: {
    heading: 'Kodėl laiškas atsiduria šlamšto aplanke',
    paragraphs: [
      'Gavėjo serveris tikrina, ar siuntėjas yra tas, kuo prisistato. SPF nurodo, kas gali siųsti Jūsų domeno vardu, DKIM laišką pasirašo, DMARC pasako, ką daryti su klastote. Kai bent vieno trūksta, tikra sąskaita gali nukeliauti į šlamštą, o sukčiaus – į gautuosius.',
      'DMARC griežtiname pamažu: pradžioje „p=none“ ir ataskaitų skaitymas, vėliau „quarantine“, galiausiai „reject“. Skubant lengva užblokuoti savo pačių naujienlaiškių ar apskaitos sistemą.',
      '„Gmail“ turi ribų, kurias verta žinoti: siunčiamas priedas – iki 25 MB, iš vienos dėžutės per parą – iki 2\u00A0000 laiškų. Masiniam siuntimui reikia atskiros paslaugos, ir tai pasakome iš karto.',
      'Vienkartinis sutvarkymas trunka kelias savaites, nes DMARC ataskaitas tenka stebėti, kol paaiškėja visi siuntėjai. Vėliau galite pasilikti nuolatinę priežiūrą arba kreiptis prireikus; abi kainas pagal dėžučių ir domenų skaičių nurodome iškart.',
    ],
  },
  features: {
    heading: 'Pašto priežiūros darbai',
    items: [
      {
        title: 'Siuntėjo patikra',
        text: '2048 bitų DKIM raktas, tvarkingas SPF (standartas leidžia ne daugiau kaip dešimt DNS užklausų) ir reguliari DMARC ataskaitų peržiūra.',
      },
      {
        title: 'Apsauga nuo apgavysčių',
        text: 'Įjungiame įspėjimus dėl panašių domenų, suklastotų vardų ir šifruotų priedų. Abejotini laiškai keliauja į karantiną, kurį peržiūri įgaliotas žmogus.',
      },
      {
        title: 'Bendri adresai',
        text: 'Pardavimų ar buhalterijos adresui parenkame „Google“ grupės dėžutę arba prieigos delegavimą, kad slaptažodžiu niekas nesidalytų.',
      },
      {
        title: 'Maršrutai ir taisyklės',
        text: 'Persiuntimas, kopijos archyvui, draudžiami priedų tipai, perspėjimas rašant už įmonės ribų – visa tai nustatoma vieną kartą visiems, o ne kiekvieno naršyklėje.',
      },
      {
        title: 'Dingusio laiško paieška',
        text: 'Administratoriaus žurnale matome, ar laiškas atėjo, kas jį sulaikė ir kur nukreipė. Išsami paieška apima pastarąsias 30 dienų.',
      },
      {
        title: 'Atkūrimas ir archyvas',
        text: 'Iš šiukšliadėžės ištrintus laiškus administratorius dar 25 dienas gali grąžinti. Ilgiau saugo „Google Vault“, jeigu jis įtrauktas į Jūsų planą.',
      },
      {
        title: 'Išėjusio žmogaus paštas',
        text: 'Senus laiškus išsaugome, paskui adresą priskiriame kolegai arba grupei. Grupės automatinis atsakymas nurodo klientui, į ką kreiptis toliau.',
      },
    ],
  },
  benefits: {
    heading: 'Kas pagerės',
    items: [
      {
        title: 'Sąskaitos pasiekia klientus',
        text: 'Siuntėjo įrašai tvarkingi, o jei laiškų siunčiate daug, domeno reputaciją sekame per „Postmaster Tools“.',
      },
      {
        title: 'Užklausa turi šeimininką',
        text: 'Grupės dėžutėje matyti, kuriam kolegai laiškas priskirtas ir į kuriuos dar neatsakyta.',
      },
      {
        title: 'Vienodi parašai',
        text: 'Rekvizitus ir logotipą visiems įkeliame GAM įrankiu. Pasikeitus telefono numeriui, nereikia prašyti kiekvieno atskirai.',
      },
      {
        title: 'Užfiksuota tvarka',
        text: 'Gaunate pašto taisyklių sąrašą su paaiškinimu, kam kiekviena skirta, ir pakeitimų istoriją.',
      },
    ],
  },
  firstWeek: {
    heading: 'Nuo ko pradedame tvarkyti paštą',
    steps: [
      'Patikriname DNS įrašus ir surašome programas, kurios siunčia laiškus Jūsų domeno vardu.',
      'Įjungiame DMARC ataskaitų rinkimą – kol kas niekas neblokuojama.',
      'Peržiūrime persiuntimą į asmenines dėžutes, prijungtas trečiųjų šalių programas, POP ir IMAP prieigą.',
      'Sukuriame karantiną, nustatome įspėjimus ir sutariame, kas juos gauna.',
      'Perduodame radinių sąrašą su siūlomais pakeitimais ir jų eile.',
    ],
  },
  contactMessage:
    'Laba diena, dalis mūsų laiškų klientams patenka į šlamštą, be to, kažkas rašo mūsų vardu. Prašome patikrinti „Gmail“ ir domeno nustatymus.',
};
