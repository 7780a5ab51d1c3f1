import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const svetainesPrieziuraPage: ServicePage = {
  slug: 'svetaines-prieziura',
  name: 'Svetainių priežiūra',
  title: 'Svetainės priežiūra: „WordPress“ ir el. parduotuvės',
  description:
    'Prižiūrime „WordPress“, „WooCommerce“ ir „PrestaShop“ svetaines: atnaujinimai per bandomąją kopiją, ugniasienė, kopijos kitur ir pasiekiamumo tikrinimas.',
  keywords: [
    'svetainės priežiūra',
    'wordpress priežiūra',
    'el. parduotuvės priežiūra',
    'svetainės atnaujinimas',
    'svetainės saugumas',
    'woocommerce',
    'prestashop',
  ],
  hero: {
    heading: 'Svetainės priežiūra nuo paleidimo dienos',
    lead: 'Atnaujiname „WordPress“, „WooCommerce“ ir „PrestaShop“ svetaines ir tikriname, ar lankytojas iš tikrųjų gali išsiųsti formą bei apmokėti krepšelį.',
    facts: facts({
      watch: 'tikriname, ar svetainė atsidaro',
      experience: 'metų patirties turintys specialistai',
      clients: 'klientų mus jau pasirinko',
    }),
  },
  problem: {
    heading: 'Svetainė sensta ir tada, kai joje nieko nekeičiate',
    paragraphs: [
      'Įskiepiuose randama spragų, priegloboje pasensta PHP versija, artėja domeno galiojimo pabaiga. Kūrėjas darbą seniai atidavė, o prieglobos tiekėjas atsako tik už serverį.',
      'Todėl apie triktį pirmas sužino klientas: pamato naršyklės įspėjimą, svetimą reklamą ar tuščią užsakymo langą. Dažnai jis neparašo, o tiesiog perka kitur.',
    ],
    signs: [
      'Valdymo skydelyje susikaupė atnaujinimų, kuriuos baisu paleisti.',
      'Neaišku, kieno vardu registruotas domenas ir kas moka už prieglobą.',
      'Užklausos iš formos patenka tarp šlamšto arba dingsta.',
      'Vienintelė kopija guli toje pačioje prieglobos paskyroje.',
    ],
  },
  included: {
    heading: 'Kuo rūpinamės kas mėnesį',
    items: [
      {
        title: 'Atnaujinimai be netikėtumų',
        text: 'Sistemą, temą ir įskiepius pirmiausia atnaujiname svetainės kopijoje, išbandome formas, paiešką ir krepšelį, tik tada keičiame veikiančią svetainę.',
      },
      {
        title: 'Pasiekiamumas',
        text: '„Uptime Kuma“ atidaro puslapį ir ieško sutarto žodžio, todėl pastebime ir tuščią langą, kurį serveris laiko tvarkingu. Apie domeno galiojimo pabaigą įspėjame iš anksto.',
      },
      {
        title: 'Apsauga',
        text: '„Cloudflare“ arba „Wordfence“ ugniasienė, dviejų veiksnių prisijungimas, uždraustas failų redagavimas iš skydelio, paskyros tik tiems, kam jų reikia.',
      },
      {
        title: 'Kopijos',
        text: 'Failus ir duomenų bazę kasnakt išsaugome atskirai nuo svetainės. Kas ketvirtį vieną iš kopijų paleidžiame bandomajame serveryje.',
      },
      {
        title: 'Greitis',
        text: '„Lighthouse“ matavimas rodo, ką taisyti: per dideles nuotraukas, talpyklos nustatymus, nereikalingus scenarijus.',
      },
      {
        title: 'Smulkūs pakeitimai',
        text: 'Nauji kontaktai, darbo laikas, darbuotojo nuotrauka ar skelbimas – pagal sutartą valandų skaičių.',
      },
    ],
  },
  process: {
    heading: 'Perėmimas nestabdant svetainės',
    steps: [
      {
        title: 'Surandame raktus',
        text: 'Pirmą dieną kartu surenkame domeno, prieglobos ir turinio valdymo sistemos prisijungimus. Savininkė visur lieka Jūsų įmonė.',
      },
      {
        title: 'Nukopijuojame ir patikriname',
        text: 'Iki trečios dienos turime visą kopiją. „WPScan“ įrankiu ieškome žinomų spragų, WP-CLI komandomis lyginame failus su originalais.',
      },
      {
        title: 'Sutvarkome',
        text: 'Per pirmąją savaitę atnaujiname, ką galima saugiai, o nesuderinamus įskiepius surašome kartu su pakaitalais.',
      },
    ],
  },
  suits: {
    heading: 'Kada verta kreiptis',
    text: 'Paslauga skirta svetainei, kuri įmonei dirba: atneša užklausų, priima užsakymus ar registruoja lankytojus.',
    yes: [
      'Svetainės kūrėjas nebeatsiliepia arba dirba kitur.',
      'Rinkodaros žmonės rašo tekstus, bet PHP versijomis rūpintis neturėtų.',
      'El. parduotuvė priima mokėjimus ir saugo pirkėjų duomenis.',
    ],
    no: [
      'Svetainė sukurta naudojantis „Wix“ ar „Squarespace“: ten atnaujinimus diegia pats tiekėjas.',
      'Reikia naujo dizaino ar reklamos kampanijos – to nedarome.',
    ],
  },
  questions: [
    {
      question: 'Ar imatės svetainių, kurias kūrė kiti?',
      answer:
        'Taip. Iš pradžių įvertiname kodą. Jei tema perdaryta taip, kad jos nebegalima atnaujinti, pasakome tai dar prieš sutartį.',
    },
    {
      question: 'Į svetainę jau įsilaužta. Ką darote?',
      answer:
        'Laikinai ją uždarome, išsaugome pėdsakus, įkeliame švarius failus, pakeičiame slaptažodžius ir ieškome, pro kurią spragą įsilaužta. Jei dėl nutekėjusių asmens duomenų kyla pavojus žmonėms, Valstybinei duomenų apsaugos inspekcijai turite apie tai pranešti per 72 valandas.',
    },
    {
      question: 'Ar reikės keisti prieglobą?',
      answer:
        'Tik tada, kai joje nėra palaikomos PHP versijos arba negalima pasidaryti kopijos. Prieš perkeldami sutrumpiname DNS įrašų galiojimą, kad lankytojai perėjimo nepajustų.',
    },
    {
      question: 'Kodėl dingsta formos laiškai?',
      answer:
        'Dažna priežastis – svetainė siunčia paštą domeno vardu, nors jo SPF ir DKIM įrašuose ji nenurodyta. Siuntimą nukreipiame per įmonės pašto serverį ir išbandome su keliomis pašto dėžutėmis.',
    },
  ],
  related: ['atsargines-kopijos', 'kibernetinis-saugumas', 'it-ukio-prieziura', 'it-pagalba'],
  contactMessage:
    'Sveiki, mūsų svetainės niekas reguliariai neatnaujina. Ar galėtumėte ją peržiūrėti ir pasiūlyti priežiūrą? Svetainės adresas:',
};
