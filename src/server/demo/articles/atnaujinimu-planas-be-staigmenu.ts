import type { DemoPublishedArticle } from '../demo-articles.ts';

export const patchingArticle: DemoPublishedArticle = {
  title: 'Atnaujinimų planas be staigmenų: ritmas, kurio gali laikytis ir nedidelė įmonė',
  slug: 'atnaujinimu-planas-be-staigmenu',
  excerpt:
    'Atnaujinti viską iš karto rizikinga, neatnaujinti – dar rizikingiau. Siūlome mėnesio ritmą su bandomąja grupe, aiškiais terminais pagal spragos pavojingumą ir išimčių sąrašu.',
  category: 'IT paslaugos',
  score: 76,
  publishedDaysAgo: 69,
  importType: 'automatic',
  source: {
    name: 'Verslo technologijų naujienos',
    url: 'https://naujienos.example/prieziura/atnaujinimu-ritmas',
  },
  html: `<p>Ginčas visada tas pats. Saugumo specialistas nori diegti šiandien, buhalterija – po mėnesio uždarymo, o administratorius prisimena pataisą, po kurios nustojo veikti spausdintuvai. Visi trys teisūs, todėl reikia ne drąsos, o tvarkaraščio.</p>
<h2>Kas apskritai atnaujinama</h2>
<p>„Windows“ yra tik matomiausia dalis. Į planą įtraukite:</p>
<ul>
<li>darbo vietų ir serverių operacines sistemas;</li>
<li>naršykles, PDF skaitykles, biuro programas, archyvatorius;</li>
<li>ugniasienių, maršrutizatorių, tinklinių saugyklų ir belaidžio ryšio taškų mikroprogramas;</li>
<li>virtualizacijos platformą ir serverių valdymo sąsajas;</li>
<li>interneto svetainės turinio valdymo sistemą su papildiniais;</li>
<li>telefonus, kuriuose yra darbo paštas.</li>
</ul>
<p>Užpuolikams ypač patogūs įrenginiai, atsukti į internetą. VPN vartų spraga pavojingesnė už tokią pat spragą vidiniame kompiuteryje, nes prie jos galima prieiti iš bet kur.</p>
<h2>Terminai pagal pavojų, o ne pagal nuotaiką</h2>
<table>
<thead><tr><th>Spraga</th><th>Kur</th><th>Terminas</th></tr></thead>
<tbody>
<tr><td>Jau išnaudojama</td><td>Pasiekiama iš interneto</td><td>Iki 48 valandų</td></tr>
<tr><td>Jau išnaudojama</td><td>Vidiniame tinkle</td><td>Iki 7 dienų</td></tr>
<tr><td>Kritinė ar didelė</td><td>Bet kur</td><td>Iki 14 dienų</td></tr>
<tr><td>Visos kitos</td><td>Bet kur</td><td>Per mėnesio ciklą</td></tr>
</tbody>
</table>
<p>Ar spraga jau naudojama atakose, galima pasitikrinti viešame JAV agentūros CISA kataloge <em>Known Exploited Vulnerabilities</em>; apie svarbiausias Lietuvoje įspėja ir NKSC. Vien CVSS balas to nepasako: devynetas teoriškai gali būti mažiau skubus negu septynetas, kuriam internete jau platinamas kodas.</p>
<h2>Mėnesio ritmas</h2>
<p>„Microsoft“ pataisas skelbia antrąjį mėnesio antradienį. Pagal jį patogu sudėlioti visą ciklą:</p>
<ol>
<li><strong>Trečiadienis.</strong> Perskaitomi pranešimai, pasižymimos skubios pataisos ir žinomos problemos.</li>
<li><strong>Ketvirtadienis.</strong> Diegiama bandomojoje grupėje – maždaug kas dešimtame kompiuteryje, po vieną iš kiekvieno skyriaus.</li>
<li><strong>Kitos savaitės antradienis.</strong> Jei skundų nėra, gauna visos darbo vietos. Paleidimo iš naujo laiką galima pasirinkti per dvi dienas, vėliau kompiuteris iš naujo pasileidžia pats.</li>
<li><strong>Kitos savaitės šeštadienis.</strong> Serveriai: kopija, pataisa, paleidimas iš naujo, patikra pagal trumpą sąrašą – ar jungiasi programa, ar spausdina, ar išsiunčiamas laiškas.</li>
<li><strong>Mėnesio pabaiga.</strong> Ataskaita: kiek įrenginių atnaujinta, kurie liko ir kodėl.</li>
</ol>
<h2>Kas ką daro</h2>
<p>Ritmas subyra, kai neaišku, kieno eilė. Pakanka trijų vaidmenų. Techninis žmogus skaito pranešimus, diegia ir tikrina. Skyriaus atstovas, dalyvaujantis bandomojoje grupėje, per tris dienas pasako, ar jo programos veikia; tyla čia nelaikoma pritarimu. Vadovas tvirtina serverių darbų langą ir išimtis. Jei įmonę prižiūri partneris, tuos pačius vaidmenis surašykite sutarties priede, kad nekiltų klausimo, kas turėjo pastebėti nesėkmę.</p>
<p>Automatizuokite tai, kas kartojasi. „Windows“ kompiuteriams tai „Intune“, „Autopatch“ arba WSUS, kitoms programoms – centrinė valdymo priemonė, gebanti atnaujinti ir trečiųjų gamintojų produktus. Tinklo įrangai dažniausiai lieka kalendorius ir rankos, todėl įrašykite ją atskira eilute.</p>
<h2>Kaip pasirengti atsitraukti</h2>
<p>Prieš serverio darbus padaroma kopija arba virtualiosios mašinos momentinė būsena, ir užrašoma, kas pasakys „grįžtame“ ir iki kelintos valandos. Momentinės būsenos nelaikykite savaitėmis: ji auga, lėtina diskus ir kopijos nepakeičia.</p>
<h2>Išimtys turi pabaigos datą</h2>
<p>Kiekvienoje įmonėje yra sistema, kurios atnaujinti negalima: gamintojas neleidžia, programa sena, įrenginys medicininis. Tokiai sistemai parašykite tris eilutes – kodėl, kokia kompensuojanti apsauga (atskiras segmentas, apribota prieiga, griežtesnė stebėsena) ir kada klausimas svarstomas iš naujo. Išimtis be datos virsta taisykle.</p>
<h2>Jei pataisa vis dėlto sugadino</h2>
<p>Pirmiausia sustabdykite platinimą, kad bėda neišplistų į kitus kompiuterius. Tuomet patikrinkite gamintojo žinomų problemų puslapį: sprendimas ten dažnai atsiranda per parą. Pataisą šalinkite tik iš tų įrenginių, kuriuose ji trukdo dirbti, ir iš karto įrašykite juos į išimtis, antraip po savaitės niekas neprisimins, kad jie liko be apsaugos.</p>
<h2>Vienas skaičius vadovui</h2>
<p>Nereikia siųsti šimto eilučių. Pakanka vieno rodiklio: kokia dalis įrenginių atnaujinta per sutartą terminą. Jeigu jis tris mėnesius iš eilės krenta, bėda greičiausiai ne pataisose, o žmonių trūkume arba įrangoje, kuri seniai prašosi pakeičiama.</p>
<p>Ir dar: nešiojamieji, gulintys stalčiuje, atnaujinimų negauna. Kartą per mėnesį juos įjunkite arba išimkite iš sąrašo.</p>`,
};
