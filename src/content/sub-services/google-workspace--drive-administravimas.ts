import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const driveAdministravimasPage: SubServicePage = {
  parent: 'google-workspace',
  slug: 'drive-administravimas',
  name: '„Drive“ administravimas',
  title: '„Google Drive“ administravimas: teisės ir bendrinimas',
  description:
    'Sutvarkome įmonės „Google Drive“: bendrinami diskai, teisės pagal skyrius, viešos nuorodos, išeinančių žmonių failai, atkūrimas ir nepriklausoma kopija.',
  keywords: [
    'google drive administravimas',
    'bendrinami diskai',
    'google drive teisės',
    'failų bendrinimas įmonėje',
    'google drive atsarginė kopija',
  ],
  hero: {
    heading: '„Drive“, kuriame failai priklauso įmonei',
    lead: 'Perkeliame dokumentus iš asmeninių paskyrų į bendrinamus diskus, uždarome viešas nuorodas ir nustatome, kas ką gali matyti, keisti ar išsinešti.',
    facts: facts({
      copyRule: 'taisyklė, pagal kurią kopijuojame ir „Drive“',
      clients: 'klientų, kurių IT prižiūrime',
    }),
  },
  intro: {
    heading: 'Kieno tas failas?',
    paragraphs: [
      'Dokumentas „Mano diske“ priklauso jį sukūrusiam žmogui. Jam išėjus ir paskyrą ištrynus, kartu gali dingti ir sutarčių aplankas; paskyrai atkurti „Google“ palieka 20 dienų. Bendrinamo disko savininkė yra įmonė: žmonės keičiasi, failai lieka.',
      'Antra bėda – nuorodos, atsidarančios visiems, kas jas turi. Jos persiunčiamos, nukopijuojamos į susirašinėjimą ir galioja dar ilgai po projekto. Rankomis tūkstančio tokių nesurinksite, todėl naudojame administratoriaus ataskaitas ir GAM scenarijus.',
      'Šiukšliadėžė ištuštinama po 30 dienų, tada administratorius turi dar 25 dienas failui grąžinti. Vėliau padės tik atskira kopija. Sinchronizavimas ja nelaikomas, nes kartu persiduoda ir ištrynimas.',
      'Perkėlus failą į bendrinamą diską, jo nuoroda nesikeičia, tačiau iš senojo aplanko paveldėta prieiga dingsta, todėl ją patikriname iš anksto. Kainą lemia ne gigabaitai, o žmonių ir diskų skaičius ir tai, kiek metų viskas kaupėsi be tvarkos.',
    ],
  },
  features: {
    heading: 'Ko imamės „Drive“ aplinkoje',
    items: [
      {
        title: 'Diskų struktūra',
        text: 'Vienas bendrinamas diskas skyriui ar projektui, o ne vienas milžiniškas visiems. Jame telpa iki 500\u00A0000 objektų, tačiau patogu dirbti, kai jų gerokai mažiau.',
      },
      {
        title: 'Teisės per grupes',
        text: 'Prieigą gauna pareigos, ne pavardė. Kiekvienam diskui paliekame du tvarkytojus, nes vienas gali susirgti.',
      },
      {
        title: 'Bendrinimas už įmonės ribų',
        text: 'Leidžiame patikimiems domenams arba iki nustatytos datos. Jautriuose diskuose peržiūrinčiam žmogui išjungiame atsisiuntimą, spausdinimą ir kopijavimą.',
      },
      {
        title: 'Išeinančiojo palikimas',
        text: 'Prieš uždarydami paskyrą failų nuosavybę perduodame vadovui ir patikriname, ar nuo jos nepriklauso formos bei scenarijai.',
      },
      {
        title: 'Failai kompiuteryje',
        text: '„Drive for desktop“ nustatome veikti srautiniu režimu: aplankai matomi kaip įprastas diskas, bet vietos neužima. Reikalingus kelionėje pažymime kaip pasiekiamus be interneto.',
      },
      {
        title: 'Nepriklausoma kopija',
        text: '„Synology Active Backup“ kas naktį nukopijuoja diskus į atskirą saugyklą, o iš jos – į kitą vietą; su originalu susidaro trys egzemplioriai. Kas ketvirtį atkuriame atsitiktinį aplanką ir surašome, kiek tai truko.',
      },
      {
        title: 'Programos, skaitančios failus',
        text: 'Randame, kurie PDF keitikliai, užrašinės ir naršyklės plėtiniai gavo leidimą matyti visą diską. Paliekame tik tuos, kurių kam nors tikrai reikia.',
      },
    ],
  },
  benefits: {
    heading: 'Kaip tai pajusite',
    items: [
      {
        title: 'Paieška trumpėja',
        text: 'Naujokas per pirmą valandą supranta, kur kas guli, nes diskai pavadinti pagal vieną taisyklę.',
      },
      {
        title: 'Matote, kas iškeliauja',
        text: 'Kas mėnesį gaunate viešai ir už įmonės ribų bendrinamų failų sąrašą, kuriame nurodyti jų savininkai.',
      },
      {
        title: 'Vieta perkama laiku',
        text: 'Parodome, kas užima bendrą saugyklą, ir ką ištrynus papildomos vietos dar neprireiks.',
      },
      {
        title: 'Jokių tuščių pažadų',
        text: 'Automatinėms DLP taisyklėms reikia „Enterprise“ lygio plano. Jei Jūsų planas žemesnis, dirbame su draudimais ir ataskaitomis ir taip pat pasakome, ko jie nesugaus.',
      },
    ],
  },
  firstWeek: {
    heading: 'Pirmieji žingsniai',
    steps: [
      'Eksportuojame bendrinimo ataskaitą: vieši, svetimiems prieinami ir seniai neatverti failai.',
      'Randame buvusių darbuotojų paskyras ir dokumentus, likusius be šeimininko.',
      'Su skyrių vadovais nupiešiame diskų struktūrą popieriuje, dar nieko neperkėlę.',
      'Įkuriame bandomąjį diską, perkeliame į jį tikrą projektą ir žiūrime, kaip juo dirbama.',
      'Patvirtiname bendrinimo taisykles bei kitų skyrių perkėlimo eilę.',
    ],
  },
  contactMessage:
    'Sveiki, mūsų „Google Drive“ failai išsibarstę po asmenines paskyras ir nežinome, kas bendrinama viešai. Norėtume susitvarkyti struktūrą ir teises.',
};
