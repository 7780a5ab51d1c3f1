import type { DemoPublishedArticle } from '../demo-articles.ts';

export const nis2Article: DemoPublishedArticle = {
  title: 'NIS2 Lietuvoje: kam taikoma ir nuo ko pradėti',
  slug: 'nis2-lietuvoje-kam-taikoma-ir-nuo-ko-pradeti',
  excerpt:
    'Atnaujintas Kibernetinio saugumo įstatymas galioja nuo 2024 m. spalio 18 d. Paaiškiname, kokioms įmonėms jis taikomas, kokių terminų laikytis įvykus incidentui ir kokius darbus atlikti pirmiausia.',
  category: 'Kibernetinis saugumas',
  score: 97,
  publishedDaysAgo: 6,
  importType: 'manual',
  source: null,
  html: `<p>Europos Sąjungos direktyva (ES) 2022/2555, plačiau žinoma kaip NIS2, į Lietuvos teisę perkelta nauja Kibernetinio saugumo įstatymo redakcija. Ji galioja nuo 2024 m. spalio 18 d. Konkrečius reikalavimus nustato Vyriausybės patvirtintas Kibernetinio saugumo reikalavimų aprašas, o priežiūrą vykdo Nacionalinis kibernetinio saugumo centras (NKSC).</p>
<h2>Ar įstatymas taikomas mano įmonei?</h2>
<p>Paprastai reikia atsakyti „taip“ į abu klausimus.</p>
<p><strong>Ar veikiate sektoriuje, kuris išvardytas įstatymo prieduose?</strong> Tarp jų – energetika, transportas, sveikatos priežiūra, geriamasis vanduo ir nuotekos, skaitmeninė infrastruktūra, IRT paslaugų valdymas verslui, pašto ir kurjerių paslaugos, atliekų tvarkymas, chemijos ir maisto pramonė, dalis gamybos šakų, skaitmeninių paslaugų teikėjai.</p>
<p><strong>Ar esate bent vidutinė įmonė?</strong> Orientyras – 50 ir daugiau darbuotojų arba metinės pajamos ir balanse nurodyto turto vertė viršija 10 mln. eurų. Vertinant skaičiuojami ir susijusių įmonių duomenys, tad maža dukterinė bendrovė gali viršyti ribą kartu su grupe.</p>
<p>Kai kurioms veikloms dydis nesvarbus: įstatymas taikomas, pavyzdžiui, patikimumo užtikrinimo paslaugų ir DNS paslaugų teikėjams, aukščiausio lygio domenų registrams. NKSC taip pat gali identifikuoti subjektą pagal specialiuosius kriterijus.</p>
<h2>Netiesioginis poveikis mažesniems</h2>
<p>Jeigu Jums įstatymas netaikomas, jis gali ateiti per sutartį. Kibernetinio saugumo subjektai privalo rūpintis tiekimo grandinės saugumu, todėl iš tiekėjų – apskaitos, logistikos, programavimo, IT priežiūros įmonių – vis dažniau prašo užpildyti klausimynus ir sutartyje įsipareigoti laikytis reikalavimų. Pasirengti verta ir dešimties žmonių biurui.</p>
<h2>Esminiai ir svarbūs subjektai</h2>
<table>
<thead><tr><th>Kas lyginama</th><th>Esminis subjektas</th><th>Svarbus subjektas</th></tr></thead>
<tbody>
<tr><td>Priežiūra</td><td>Ir planinė, ir po įvykio</td><td>Daugiausia gavus duomenų apie pažeidimą</td></tr>
<tr><td>Didžiausia bauda</td><td>Iki 10 mln. eurų arba 2 % pasaulinės metinės apyvartos</td><td>Iki 7 mln. eurų arba 1,4 % pasaulinės metinės apyvartos</td></tr>
</tbody>
</table>
<p>Taikoma didesnioji iš dviejų sumų. Ne mažiau svarbu, kad už rizikos valdymo priemonių patvirtinimą atsako vadovas: šios pareigos negalima visiškai „nuleisti“ IT skyriui ar rangovui.</p>
<h2>Pranešimo terminai</h2>
<p>Apie didelį kibernetinį incidentą NKSC pranešama etapais:</p>
<ul>
<li>per 24 valandas nuo sužinojimo – ankstyvasis perspėjimas;</li>
<li>per 72 valandas – pranešimas apie incidentą su pirminiu vertinimu;</li>
<li>per vieną mėnesį – galutinė ataskaita.</li>
</ul>
<p>Jeigu kartu nukentėjo asmens duomenys, atskirai galioja BDAR terminai ir pranešimas Valstybinei duomenų apsaugos inspekcijai.</p>
<h2>Penki pirmieji darbai</h2>
<ol>
<li><strong>Nustatykite statusą raštu.</strong> Vieno puslapio išvada su sektoriumi, darbuotojų skaičiumi ir finansiniais rodikliais. Ar esate registruoti kaip subjektas, pasitikrinkite NKSC valdomoje Kibernetinio saugumo informacinėje sistemoje. Terminai reikalavimams įgyvendinti susieti su įrašymu į registrą, todėl pranešimo apie įrašymą datą išsaugokite.</li>
<li><strong>Paskirkite atsakingus žmones.</strong> Įstatymas numato kibernetinio saugumo vadovo ir saugos įgaliotinio vaidmenis. Dalį darbų gali atlikti išorės paslaugų teikėjas, tačiau atsakomybė lieka įmonei.</li>
<li><strong>Surašykite turtą.</strong> Serveriai, darbo vietos, debesijos paslaugos, tiekėjai su prieiga. Neįmanoma apsaugoti to, ko nėra sąraše.</li>
<li><strong>Įvertinkite riziką ir spragas.</strong> Palyginkite esamą padėtį su reikalavimų aprašu: prieigos valdymas, kelių veiksnių autentifikavimas, kopijos, žurnalai, pažeidžiamumų valdymas, mokymai.</li>
<li><strong>Parenkite incidento kortelę.</strong> Kas skambina NKSC, kas atjungia serverį, kur saugomi kontaktai, jei paštas neveikia.</li>
</ol>
<h2>Ko neskubėti pirkti</h2>
<p>Dažna klaida – pradėti nuo brangios programos. Reikalavimų aprašas pirmiausia kalba apie valdymą: kas atsako, kaip vertinama rizika, kaip tvarkomos prieigos, kaip mokomi žmonės. Kibernetinės higienos mokymus darbuotojai turi išklausyti ne rečiau kaip kartą per metus, ir tam nereikia jokios įrangos. Technines priemones rinkitės tada, kai spragų sąrašas jau parodė, ko trūksta. Paprastai paaiškėja, kad nemažą dalį galima įjungti turimose sistemose: pašto platformoje, ugniasienėje, serverių žurnaluose.</p>
<p>Darbų planą su terminais ir atsakingais žmonėmis tegul patvirtina vadovas. Patvirtintas ir vykdomas planas, net jei dar nebaigtas, tikrintojui pasako daugiau negu storas tvarkų segtuvas, kurio niekas neatsivertė.</p>
<p>Oficialią informaciją skelbia <a href="https://www.nksc.lt/">NKSC svetainė</a>. Šis tekstas padeda susiorientuoti, bet nepakeičia teisinės konsultacijos dėl konkrečios įmonės statuso.</p>`,
};
