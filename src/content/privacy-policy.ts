import { company } from './company.ts';
import type { LegalPage } from './legal-page.ts';
import { spaced } from './spacing.ts';

/**
 * Says what the product really does. A change of what is stored, for how long, or which third party a page calls
 * (contacts, limits, consent, map) changes this text too.
 */
export const privacyPolicy: LegalPage = spaced({
  path: '/privatumo-politika',
  name: 'Privatumo politika',
  meta: {
    title: `Privatumo politika – ${company.brand}`,
    description:
      'Kokius duomenis ši svetainė gauna, kur ir kiek laiko juos saugo, kas lieka Jūsų naršyklėje ir kaip pasinaudoti BDAR suteiktomis teisėmis.',
    keywords: 'privatumo politika, asmens duomenys, BDAR, slapukai',
  },
  heading: 'Privatumo politika',
  lead: 'Trumpai: naršyti galite neprisistatę, slapukų be Jūsų sutikimo nėra, o kontaktų formoje įrašytus duomenis naudojame tik atsakyti.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'valdytojas',
      heading: 'Kas tvarko duomenis',
      paragraphs: [
        `Duomenų valdytojas – ${company.legalName}, įmonės kodas ${company.registrationCode}, ${company.address.street}, ${company.address.postalCode} ${company.address.city}. Duomenų klausimais rašykite ${company.email} arba skambinkite ${company.phone}.`,
      ],
    },
    {
      id: 'zinutes',
      heading: 'Kai mums parašote',
      paragraphs: [
        'Kontaktų formoje prašome vardo, el. pašto ir žinutės; telefonas ir įmonės pavadinimas neprivalomi. Kartu įrašome gavimo laiką, ar žinutė perskaityta ir ar ji nepanaši į automatinę reklamą.',
        'Žinutę laikome savo serverio duomenų bazėje, o pranešimą apie ją el. paštu gauna darbuotojas, kuris atsako. Kitiems ji neperduodama ir rinkodarai nenaudojama.',
        'Pagrindas – veiksmai Jūsų prašymu prieš sudarant sutartį ir mūsų teisėtas interesas atsakyti tam, kas kreipėsi (BDAR 6 straipsnio 1 dalies b ir f punktai).',
        'Žinutes saugome ne ilgiau kaip dvejus metus, tada jos ištrinamos savaime; anksčiau ištriname, kai to paprašote. Atsarginėse kopijose ištrinti duomenys lieka dar iki pusės metų; atkūrę tokią kopiją, ištrynimą pakartojame.',
      ],
    },
    {
      id: 'ip-adresas',
      heading: 'IP adresas',
      paragraphs: [
        'Adresą, iš kurio jungiatės, serveris mato kaip ir kiekviena svetainė. Į apsilankymų žurnalą jo nerašome – tokio žurnalo nėra. Serveris užsirašo tik triktis ir nerastus adresus, be duomenų apie lankytoją.',
        'Kad svetainės neužplūstų robotai, skaičiuojame, kiek žinučių ir kitų užklausų per trumpą laiką ateina iš vieno tinklo. Skaitiklyje lieka ne pats adresas, o jo maišos reikšmė (SHA-256); ji ištrinama maždaug po paros.',
        'Įmonės darbuotojo prisijungimo įraše serveris laiko jo IP adresą (IPv6 – tik tinklą) ir naršyklės pavadinimą, kad darbuotojas matytų, kur yra prisijungęs.',
        'Prie peržiūrėto straipsnio viešai rašoma diena ir redaktorius be vardo; vardą rodome tik to darbuotojo, kuris pats jį nurodė, ir tol, kol jo neištrina. Darbuotojų veiksmų istorijoje rašomas paskyros numeris, ne vardas ar adresas.',
        'Puslapyje „Pagalba“ Jūsų adresą parodome tik Jums ir jo niekur neįrašome.',
      ],
    },
    {
      id: 'narsykle',
      heading: 'Kas lieka Jūsų naršyklėje',
      paragraphs: [
        'Vieši puslapiai savo slapukų nenaudoja. Būtinieji įrašai laikomi naršyklės saugykloje ir serveriui nesiunčiami:',
      ],
      table: {
        head: ['Įrašas', 'Kam', 'Kiek laiko'],
        rows: [
          [
            'cookieConsent',
            'Jūsų slapukų pasirinkimas, jo data ir versija',
            'Kol ištrinsite patys',
          ],
          ['contactDraft', 'Nebaigta rašyti žinutė', 'Kol išsiųsite arba uždarysite kortelę'],
          ['flashToast', 'Pranešimas, kurį parodo kitas puslapis', 'Kol bus parodytas'],
          ['runs', 'Tik įmonės darbuotojams: vykdomi darbai', 'Kol uždaroma kortelė'],
          [
            'session',
            'Tik įmonės darbuotojams: prisijungimas',
            '7 dienos nuo naudojimo, iš viso iki 30',
          ],
          [
            'knownBrowser',
            'Tik įmonės darbuotojams: ženklas, kad šia naršykle jau jungtasi',
            'Kol ištrinsite patys',
          ],
          [
            'filters',
            'Tik įmonės darbuotojams: kaip palikti sąrašų filtrai',
            '12 valandų arba kol atsijungiama',
          ],
          [
            'posts-view:…',
            'Tik įmonės darbuotojams: ar įrašai rodomi kortelėmis',
            'Kol ištrinsite patys',
          ],
          [
            'draft:…',
            'Tik įmonės darbuotojams: neišsaugotas straipsnis',
            'Kol straipsnis išsaugomas',
          ],
          [
            'two_factor',
            'Tik įmonės darbuotojams: antrasis prisijungimo žingsnis (slapukas)',
            '10 minučių',
          ],
          ['sidebar_state', 'Tik įmonės darbuotojams: meniu būsena (slapukas)', '7 dienos'],
        ],
      },
    },
    {
      id: 'sutikimas',
      heading: 'Statistika ir rinkodara – tik sutikus',
      paragraphs: [
        'Kol nepasirinkote, jokia statistikos ar rinkodaros programa neįkeliama. Jei sutinkate su statistika, gali būti naudojama „Google Analytics“ (slapukai „_ga“, iki dvejų metų); jei su rinkodara – „Microsoft Clarity“ (slapukai „_clck“ ir „_clsk“, iki vienų metų). Slapukų lange parašyta, kuri iš jų dabar įjungta.',
        'Šių programų gamintojai yra JAV įmonės, todėl duomenys gali būti perduodami į JAV pagal ES ir JAV duomenų privatumo sistemą.',
        'Sutikimą bet kada atšauksite puslapio apačioje paspaudę „Slapukų nustatymai“: programos sustabdomos, o jų slapukai ir įrašai ištrinami.',
      ],
    },
    {
      id: 'kiti',
      heading: 'Kiti tiekėjai',
      paragraphs: [],
      list: [
        'Žemėlapis: rodome piešinį. Tik paspaudus „Rodyti tikrą žemėlapį“, jį atsiunčia „OpenStreetMap“ fondas, kuris tada sužino Jūsų IP adresą.',
        'Vaizdo įrašai straipsniuose: rodome jų pavadinimą. Tik paspaudus vaizdo įrašą atsiunčia „YouTube“ arba „Vimeo“, kurie tada sužino Jūsų IP adresą.',
        'Nuotolinio prisijungimo programos: nuorodos veda į jų gamintojų puslapius, ten galioja gamintojų taisyklės.',
        'Dalijimosi nuorodos po straipsniais: kol nepaspaudžiate, „LinkedIn“ ir „Facebook“ apie Jūsų apsilankymą nieko nesužino.',
        'Šriftai, piešiniai ir scenarijai įkeliami iš mūsų serverio.',
        'Tinklaraščio straipsniams rengti pasitelkiame dirbtinio intelekto paslaugas. Joms siunčiami tik straipsnių tekstai, lankytojų duomenys – ne.',
      ],
    },
    {
      id: 'teises',
      heading: 'Jūsų teisės',
      paragraphs: [
        'Galite prašyti parodyti, ką apie Jus turime, ištaisyti, ištrinti, apriboti tvarkymą, perduoti duomenis Jums ar kitam, taip pat nesutikti, kad juos tvarkytume. Atsakome per vieną mėnesį, nemokamai. Kad duomenų neatiduotume svetimam, galime paprašyti patvirtinti, kas esate.',
        'Jei atsakymas netenkina, kreipkitės į Valstybinę duomenų apsaugos inspekciją (vdai.lrv.lt) arba į teismą.',
      ],
    },
    {
      id: 'keitimai',
      heading: 'Kai ši politika keičiasi',
      paragraphs: [
        'Naują tekstą skelbiame šiame puslapyje ir pakeičiame datą viršuje. Jei atsirastų naujas įrankis, kuriam reikia sutikimo, paklausime iš naujo.',
      ],
    },
  ],
});
