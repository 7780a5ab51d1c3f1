import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const edrSprendimaiPage: SubServicePage = {
  parent: 'kibernetinis-saugumas',
  slug: 'edr-sprendimai',
  name: 'EDR sprendimai',
  title: 'EDR sprendimai: įsilaužimo aptikimas kompiuteriuose',
  description:
    'Diegiame ir prižiūrime „Microsoft Defender for Business“: jutikliai kompiuteriuose ir serveriuose, įrenginių izoliavimas, tyrimas ir pažeidžiamumų sąrašas.',
  keywords: [
    'edr',
    'edr sprendimai',
    'microsoft defender for business',
    'įrenginio izoliavimas',
    'galinių įrenginių apsauga',
  ],
  hero: {
    heading: 'EDR žiūri, ką programa daro, o ne kaip ji vadinasi',
    lead: 'Įdiegiame „Microsoft Defender for Business“, sutvarkome taisykles ir reaguojame į jo radinius. Užpultas kompiuteris atjungiamas, kol bėda dar tik vieno žmogaus.',
    facts: facts({ watch: 'radinių stebėsena', urgentReply: 'atsakas į skubų pranešimą' }),
  },
  contactMessage:
    'Sveiki, kol kas naudojame tik antivirusinę ir svarstome apie EDR. Ar galėtumėte įvertinti, ką jau apima mūsų turimos „Microsoft 365“ licencijos?',
  intro: {
    heading: 'Ataka be viruso failo',
    paragraphs: [
      'Užpuolikui nebūtina atsiųsti viruso. Kartais pakanka „PowerShell“, nuotolinės pagalbos programos ir darbuotojo slaptažodžio – antivirusinei visa tai atrodo leistina. EDR (angl. endpoint detection and response) įrašo procesų grandinę: dokumentas paleido komandą, ši atsisiuntė failą, failas ėmė skaityti atmintyje laikomus slaptažodžius.',
      'Iš grandinės matyti, nuo ko prasidėjo ir ką spėta paliesti. Todėl po incidento žinome, ar užtenka išvalyti vieną kompiuterį, ar slaptažodžius reikia keisti visai įmonei.',
      'Įsivaizduokite: naktį kažkas, prisijungęs pavogta administratoriaus paskyra, dviejuose kompiuteriuose paleidžia šifravimo įrankį. Antivirusinė tyli, nes programa pasirašyta tikro gamintojo. EDR pastebi neįprastą veiksmų seką, o budintis specialistas atjungia abu įrenginius ir užblokuoja paskyrą.',
    ],
  },
  features: {
    heading: 'Ką diegiame ir prižiūrime',
    items: [
      {
        title: 'Jutikliai',
        text: '„Windows“ kompiuterius prijungiame per „Intune“ arba grupių strategiją, „macOS“ – per „Intune“. Serveriams reikia atskiros licencijos, todėl ją iš karto įtraukiame į sąmatą.',
      },
      {
        title: 'Mažesnis atakos paviršius',
        text: 'Taisyklės neleidžia biuro programoms paleisti kitų procesų ar vykdyti scenarijų iš pašto. Iš pradžių jos tik fiksuoja, o blokuoti ima tada, kai įsitikiname, kad netrukdo darbui.',
      },
      {
        title: 'Automatinis tyrimas',
        text: 'Dalį radinių sistema sutvarko pati: sustabdo procesą, perkelia failą į karantiną. Rezultatą peržiūri specialistas.',
      },
      {
        title: 'Izoliavimas',
        text: 'Vienu veiksmu įrenginys atskiriamas nuo tinklo, bet iš „Defender“ portalo jį vis dar galima tirti.',
      },
      {
        title: 'Pažeidžiamumai',
        text: 'Pasenusias programas ir silpnus nustatymus matome surikiuotus pagal riziką, todėl pataisas planuojame nuo svarbiausios.',
      },
      {
        title: 'Išimčių apskaita',
        text: 'Senai gamybos ar sandėlio programai kartais reikia išimties. Kiekviena turi priežastį, šeimininką ir peržiūros datą.',
      },
      {
        title: 'Telefonai',
        text: '„Android“ ir „iPhone“ programėlė perspėja apie pavojingas nuorodas. Į asmeninius telefonus ją diegiame tik darbuotojui sutikus.',
      },
    ],
  },
  benefits: {
    heading: 'Ką EDR prideda prie antivirusinės',
    items: [
      {
        title: 'Atsakymas į klausimą „kas įvyko?“',
        text: 'Vietoj žinutės „grėsmė pašalinta“ gaunate įvykių eigą: laiką, naudotoją, pirmąjį žingsnį ir paliestus failus.',
      },
      {
        title: 'Biuras dirba toliau',
        text: 'Stabdomas tik tas kompiuteris, kuriame vyksta ataka, o ne visas tinklas.',
      },
      {
        title: 'Gal jau turite',
        text: '„Microsoft 365 Business Premium“ plane EDR kompiuteriams jau yra. Prieš siūlydami pirkti, patikriname turimus planus.',
      },
      {
        title: 'Ko prireiks iš Jūsų',
        text: 'Administratoriaus prieigos prie „Microsoft 365“, įrenginių sąrašo ir žmogaus, kuris atsakys į klausimus apie senas programas. Kainą lemia kompiuterių bei serverių skaičius.',
      },
      {
        title: 'Ko EDR nemato',
        text: 'Spausdintuvai, maršrutizatoriai ir neprijungti asmeniniai telefonai lieka nuošalyje. „Defender for Business“ skirtas įmonėms iki 300 naudotojų; didesnėms parenkame kitą planą.',
      },
    ],
  },
  firstWeek: {
    heading: 'Diegimo savaitė',
    steps: [
      'Palyginame „Entra ID“, „Intune“ ir tikrąjį įrenginių sąrašą: ieškome kompiuterių, kurių niekas neprižiūri.',
      'Prijungiame bandomąją grupę – įprastai po vieną žmogų iš kiekvieno skyriaus.',
      'Pašaliname kitų gamintojų apsaugas, kad dvi programos nestabdytų viena kitos.',
      'Paleidžiame nekenksmingą „Microsoft“ aptikimo testą ir sekame, kaip radinys pasiekia mūsų budintį specialistą.',
      'Raštu sutariame, ką izoliuojame iš karto, o dėl ko – pavyzdžiui, kasos ar gamybos serverio – pirmiau skambiname.',
    ],
  },
};
