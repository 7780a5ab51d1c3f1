import type { DemoPublishedArticle } from '../demo-articles.ts';

export const backupArticle: DemoPublishedArticle = {
  title: '3-2-1 atsarginės kopijos: kaip įsitikinti, kad duomenis tikrai atkursite',
  slug: 'atsargines-kopijos-3-2-1-ir-atkurimo-bandymas',
  excerpt:
    'Kopija, iš kurios niekas nebandė nieko atkurti, yra tik viltis. Paaiškiname 3-2-1 taisyklę ir pateikiame atkūrimo bandymo eigą, kurią mažoje įmonėje galima atlikti per vieną popietę.',
  category: 'IT paslaugos',
  score: 94,
  publishedDaysAgo: 2,
  importType: 'manual',
  source: null,
  html: `<p>Beveik kiekvienoje įmonėje kas nors pasakys: „Taip, kopijas darome.“ Gerokai rečiau kas nors atsako į du kitus klausimus: kada paskutinį kartą iš jų ką nors atkūrėte ir kiek laiko tai truko? Kol atsakymo nėra, kopijų nauda neįrodyta.</p>
<h2>Ką reiškia trys skaičiai</h2>
<p>Taisyklė 3-2-1 paprasta ir nepriklauso nuo to, kokią programą naudojate:</p>
<ul>
<li><strong>3 duomenų egzemplioriai</strong> – vienas darbinis ir dvi kopijos;</li>
<li><strong>2 skirtingos laikmenos</strong> – pavyzdžiui, tinklinė saugykla biure ir debesijos saugykla, kad vienos technologijos gedimas nesunaikintų visko;</li>
<li><strong>1 kopija kitoje vietoje</strong> – kad gaisras, vagystė ar užlietas serverinės kampas neatimtų visų egzempliorių iš karto.</li>
</ul>
<p>Šiandien prie taisyklės verta pridėti dar vieną sąlygą: bent viena kopija turi būti <strong>nepakeičiama arba atjungta</strong>. Išpirkos reikalaujantys programišiai pirmiausia ieško būtent kopijų. Jeigu jas galima ištrinti ta pačia administratoriaus paskyra, kuria valdomas serveris, užpuolikas jas ir ištrins.</p>
<h2>Sinchronizavimas nėra atsarginė kopija</h2>
<p>„OneDrive“ ar „Google Drive“ aplankas ištrintą arba užšifruotą failą sąžiningai ištrins ir užšifruos visuose įrenginiuose. Versijų istorija padeda, tačiau ji saugoma ribotą laiką ir toje pačioje paskyroje. Panašiai ir su RAID: diskų masyvas apsaugo nuo vieno disko gedimo, bet ne nuo žmogaus klaidos, viruso ar sugedusio valdiklio.</p>
<h2>Du skaičiai, dėl kurių reikia susitarti</h2>
<p>Prieš rinkdamiesi įrangą, su padalinių vadovais sutarkite:</p>
<table>
<thead><tr><th>Rodiklis</th><th>Klausimas</th><th>Pavyzdys</th></tr></thead>
<tbody>
<tr><td>RPO</td><td>Kiek darbo galime prarasti?</td><td>Apskaita – 1 valanda, archyvas – 1 diena</td></tr>
<tr><td>RTO</td><td>Per kiek laiko turime vėl dirbti?</td><td>Užsakymų sistema – 4 valandos, failai – 1 diena</td></tr>
</tbody>
</table>
<p>Jeigu apskaitos duomenys kopijuojami kartą per parą naktį, RPO negali būti viena valanda, kad ir kas būtų parašyta tvarkoje. Šie du skaičiai nulemia ir kainą, todėl juos turi tvirtinti vadovas, o ne IT administratorius.</p>
<h2>Atkūrimo bandymas per vieną popietę</h2>
<ol>
<li>Pasirinkite vieną svarbią sistemą, pavyzdžiui, apskaitos duomenų bazę, ir vieną atsitiktinį darbuotojo aplanką.</li>
<li>Užsirašykite pradžios laiką.</li>
<li>Atkurkite duomenis į <em>atskirą</em> virtualiąją mašiną ar aplanką. Darbinės sistemos nelieskite.</li>
<li>Paprašykite buhalterės atidaryti paskutinę sąskaitą, o aplanko šeimininko – tris failus. Programos pranešimas „kopija sėkminga“ nieko neįrodo, žmogaus patvirtinimas – įrodo.</li>
<li>Užrašykite pabaigos laiką ir palyginkite jį su sutartu RTO.</li>
<li>Surašykite kliūtis: trūko slaptažodžio, licencijos rakto, disko vietos, instrukcijos.</li>
</ol>
<p>Pirmasis bandymas dažniausiai parodo ne sugedusią kopiją, o smulkmenas: šifravimo raktas laikomas tame pačiame serveryje arba vienintelis žmogus, žinantis tvarką, atostogauja. Tokias smulkmenas pigiau rasti antradienį po pietų negu avarijos naktį.</p>
<h2>Kiek senų versijų laikyti</h2>
<p>Viena naujausia kopija nepadeda, jei sugadintas failas pastebėtas po trijų savaičių. Įprasta laikyti kelis sluoksnius: kasdienes kopijas už dvi savaites, savaitines – už porą mėnesių, mėnesines – už metus. Apskaitos dokumentams ir personalo byloms taikomi teisės aktų nustatyti saugojimo terminai, todėl archyvą planuokite atskirai nuo avarinių kopijų. Ir atvirkščiai: asmens duomenys, kurių terminas baigėsi, neturėtų amžinai gulėti senose laikmenose. Tvarkoje parašykite, po kiek laiko kopija savaime išnyksta, ir tai patvirtinkite programos nustatymuose.</p>
<h2>Ką tikrinti kas mėnesį</h2>
<ul>
<li>Ar visi nauji serveriai ir darbo vietos įtraukti į kopijavimo planą?</li>
<li>Ar kas nors skaito pranešimus apie nepavykusias kopijas?</li>
<li>Ar „Microsoft 365“ arba „Google Workspace“ paštas ir failai kopijuojami atskirai?</li>
<li>Ar kopijų saugyklai naudojama atskira paskyra su kelių veiksnių autentifikavimu?</li>
</ul>
<p>Pilną atkūrimo bandymą atlikite bent kartą per metus, o po kiekvieno didesnio sistemų pakeitimo – papildomai. Rezultatą užfiksuokite viename puslapyje: data, sistema, trukmė, kas tikrino, ką taisysime. Tokio lapo paprašys ir auditorius, ir draudikas, ir reiklesnis klientas.</p>`,
};
