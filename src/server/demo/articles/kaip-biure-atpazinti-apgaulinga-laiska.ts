import type { DemoPublishedArticle } from '../demo-articles.ts';

export const phishingArticle: DemoPublishedArticle = {
  title: 'Kaip biure atpažinti apgaulingą laišką: septyni ženklai ir viena taisyklė',
  slug: 'kaip-biure-atpazinti-apgaulinga-laiska',
  excerpt:
    'Šiuolaikiniai sukčių laiškai parašyti be klaidų ir su tikru Jūsų tiekėjo logotipu. Parodome, į ką žiūrėti vietoj rašybos, kaip patikrinti nuorodą ir ką daryti, kai jau paspausta.',
  category: 'Kibernetinis saugumas',
  score: 91,
  publishedDaysAgo: 11,
  importType: 'manual',
  source: null,
  html: `<p>Dar neseniai darbuotojams sakydavome: ieškokite gramatikos klaidų. Šis patarimas paseno. Dirbtinio intelekto įrankiai rašo taisyklinga lietuvių kalba, o logotipą, parašą ir net ankstesnį susirašinėjimą sukčiai paima iš nulaužtos partnerio pašto dėžutės. Todėl žiūrėti reikia ne į tai, <em>kaip</em> laiškas parašytas, o į tai, <em>ko</em> jis prašo.</p>
<h2>Septyni ženklai</h2>
<ol>
<li><strong>Skubinimas.</strong> „Paskyra bus užblokuota per 2 valandas“, „pavedimas būtinas iki pietų“. Skuba išjungia atsargumą – tam ji ir naudojama.</li>
<li><strong>Prašymas apeiti tvarką.</strong> Direktorius neva susitikime, prašo niekam nesakyti ir sąskaitą apmokėti tuojau pat.</li>
<li><strong>Pasikeitę rekvizitai.</strong> Pažįstamas tiekėjas praneša apie naują banko sąskaitą.</li>
<li><strong>Domenas, kuris beveik sutampa.</strong> Vietoj <code>imone.example</code> – <code>imone-lt.example</code> arba raidė „l“ pakeista vienetu. Žiūrėkite į dalį po ženklo @, o ne į rodomą vardą.</li>
<li><strong>Nuoroda veda kitur.</strong> Kompiuteryje užveskite pelę, telefone – palaikykite pirštą ir perskaitykite tikrąjį adresą.</li>
<li><strong>Prisijungimo langas ten, kur jo neturėtų būti.</strong> Peržiūrėti PDF sąskaitai nereikia darbo pašto slaptažodžio.</li>
<li><strong>Netikėtas priedas ar QR kodas.</strong> Kodas laiške perkelia Jus iš saugomo kompiuterio į asmeninį telefoną – sukčiams to ir reikia.</li>
</ol>
<h2>Viena taisyklė, sustabdanti brangiausias apgaules</h2>
<blockquote>Bet koks prašymas pervesti pinigus, pakeisti banko sąskaitą ar atskleisti prisijungimą patvirtinamas kitu kanalu, naudojant kontaktą, kurį turėjote anksčiau.</blockquote>
<p>Kitas kanalas – tai skambutis numeriu iš sutarties arba iš Jūsų kontaktų knygos, bet ne iš to paties laiško. Tegul taisyklę pasirašo vadovas ir tegul ji galioja jam pačiam: buhalterė turi jaustis saugiai, kai paskambina direktoriui perklausti dėl 300 eurų.</p>
<h2>Kaip skaityti nuorodos adresą</h2>
<p>Svarbiausia yra dalis prieš pirmąjį pasvirąjį brūkšnį, skaitoma iš dešinės:</p>
<pre><code>https://prisijungimas.bankas.example.mokejimai.test/lt
                                     ^^^^^^^^^^^^^^
                                     tikrasis šeimininkas</code></pre>
<p>Visa, kas parašyta kairiau, domeno savininkas gali susigalvoti pats. Spynelė naršyklėje reiškia tik tai, kad ryšys užšifruotas; sukčių svetainės ją taip pat turi.</p>
<h2>Jeigu jau paspaudėte</h2>
<p>Klaidų pasitaiko visiems, o žala dažniausiai priklauso nuo to, kiek minučių buvo tylima.</p>
<ul>
<li>Įvedėte slaptažodį – nedelsdami pakeiskite jį iš kito įrenginio ir paprašykite IT specialisto nutraukti visus aktyvius seansus. Vien slaptažodžio keitimo gali nepakakti, jei pavogtas seanso raktas.</li>
<li>Atidarėte priedą – atjunkite kompiuterį nuo tinklo, bet neišjunkite: darbinėje atmintyje gali likti pėdsakų.</li>
<li>Pervedėte pinigus – pirmiausia skambinkite bankui, tada policijai. Ankstyvas skambutis kartais leidžia lėšas sustabdyti.</li>
<li>Bet kuriuo atveju praneškite kolegoms: tą patį laišką tikriausiai gavo ne vienas žmogus.</li>
</ul>
<p>Administratorius tuo metu turi patikrinti pašto dėžutės persiuntimo taisykles: užpuolikai mėgsta palikti taisyklę, kuri tyliai persiunčia arba slepia laiškus su žodžiu „sąskaita“.</p>
<h2>Skambučiai ir žinutės – tas pats scenarijus</h2>
<p>Apgaulė nebūtinai ateina paštu. SMS apie neva sulaikytą siuntą, skambutis iš „banko saugumo skyriaus“, pokalbių programėlėje parašęs „vadovas“ su nauju numeriu remiasi ta pačia skuba ir tuo pačiu prašymu. Balsą šiandien įmanoma suklastoti, todėl pažįstamas tembras nebėra įrodymas. Baikite pokalbį ir paskambinkite patys. Mokėjimo kortelės duomenų, „Smart-ID“ ar „Mobile-ID“ PIN kodų nei bankas, nei policija telefonu neprašo, o prisijungimo, kurio patys nepradėjote, tvirtinti negalima jokiomis aplinkybėmis.</p>
<h2>Ką padaro technika</h2>
<p>Žmogus neturi būti vienintelė apsauga. Domeno įrašai SPF, DKIM ir DMARC apsunkina Jūsų vardo klastojimą, pašto filtras sulaiko žinomas kampanijas, o sukčiavimui atsparus prisijungimas – prieigos raktas ar saugos raktas – paprasčiausiai nesuveikia netikroje svetainėje. Trumpas pokalbis su komanda kartą per ketvirtį, naudojant tikrus įmonės gautus pavyzdžius, duoda daugiau naudos negu metinis testas, kurį visi atlieka nežiūrėdami. Apie įtartinus laiškus galima pranešti ir <a href="https://www.nksc.lt/">NKSC</a>.</p>`,
};
