import type { DemoPublishedArticle } from '../demo-articles.ts';

export const officeSuiteArticle: DemoPublishedArticle = {
  title: '„Microsoft 365“ ar „Google Workspace“: kaip apsispręsti be begalinių ginčų',
  slug: 'microsoft-365-ar-google-workspace',
  excerpt:
    'Abu paketai turi paštą, kalendorių, failus ir vaizdo skambučius. Skirtumus lemia tai, kaip Jūsų žmonės dirba šiandien. Palyginame praktiškai ir pateikiame klausimus, padedančius pasirinkti.',
  category: 'Technologijos',
  score: 79,
  publishedDaysAgo: 47,
  importType: 'manual',
  source: null,
  html: `<p>Klausimas „kuris geresnis?“ turi mažai prasmės: abi platformos subrendusios, abi turi duomenų centrų Europos Sąjungoje ir abi kainuoja panašiai. Prasmingas klausimas kitas – kuri <em>Jūsų</em> įmonei kainuos mažiau pastangų per artimiausius trejus metus.</p>
<h2>Kur stipresnis „Microsoft 365“</h2>
<p><strong>Darbastalio programos.</strong> Jeigu finansininkai naudoja „Excel“ su makrokomandomis, suvestinėmis ir ryšiais su apskaitos sistema, pakaitalo ieškoti neverta. Tas pats galioja sudėtingiems „Word“ dokumentams su keitimų sekimu.</p>
<p><strong>Kompiuterių valdymas.</strong> „Business Premium“ planas apima „Intune“ įrenginių valdymą, sąlyginę prieigą ir išplėstą apsaugą nuo kenkėjiškų programų. Įmonei su „Windows“ parku tai dažnai pakeičia kelis atskirus produktus.</p>
<p><strong>Lietuviški ryšiai.</strong> Nemaža dalis vietinių apskaitos ir dokumentų valdymo sprendimų pirmiausia pritaikyti „Outlook“ ir „Entra ID“.</p>
<h2>Kur stipresnis „Google Workspace“</h2>
<p><strong>Bendras rašymas.</strong> Keli žmonės tame pačiame dokumente – gimtoji šios platformos būsena. Nereikia aiškintis, kur naujausia versija.</p>
<p><strong>Paprastumas.</strong> Viskas vyksta naršyklėje, tad kompiuteris gali būti bet koks, o naujokas pradeda dirbti per pusvalandį. Administravimo konsolė aiškesnė mažai komandai be IT skyriaus.</p>
<p><strong>Paieška.</strong> Seną laišką ar lentelę čia paprastai surandate greičiau.</p>
<h2>Palyginimas vienu žvilgsniu</h2>
<table>
<thead><tr><th>Kriterijus</th><th>„Microsoft 365“</th><th>„Google Workspace“</th></tr></thead>
<tbody>
<tr><td>Pagrindinis darbo būdas</td><td>Programos kompiuteryje ir naršyklėje</td><td>Naršyklė</td></tr>
<tr><td>Failai</td><td>„OneDrive“ asmeniniams, „SharePoint“ bendriems</td><td>„Drive“ ir bendrieji diskai</td></tr>
<tr><td>Susitikimai</td><td>„Teams“</td><td>„Meet“ ir „Chat“</td></tr>
<tr><td>Verslo planų riba</td><td>300 naudotojų</td><td>300 naudotojų</td></tr>
<tr><td>Įrenginių valdymas</td><td>Išsamus, ypač „Windows“</td><td>Pakankamas telefonams ir „ChromeOS“</td></tr>
<tr><td>Failų vieta</td><td>Skiriama kiekvienam naudotojui</td><td>Bendras organizacijos kiekis</td></tr>
</tbody>
</table>
<p>Kainos ir planų sudėtis keičiasi kelis kartus per metus, todėl skaičių čia sąmoningai nerašome. Lygindami imkite metinę sumą su visais priedais: kopijomis, pašto apsauga, archyvavimu.</p>
<h2>Septyni klausimai prieš renkantis</h2>
<ol>
<li>Kokiose programose žmonės praleidžia didžiąją dienos dalį?</li>
<li>Ar yra „Excel“ failų, be kurių sustotų darbas?</li>
<li>Kokius formatus siunčia klientai ir valstybės institucijos?</li>
<li>Kiek įrenginių reikės valdyti ir kokių?</li>
<li>Ar apskaita, CRM, durų kontrolė jungiasi prie vienos iš platformų?</li>
<li>Kas administruos – savas žmogus ar partneris?</li>
<li>Kaip duomenis išsivežtumėte, jei po kelerių metų persigalvotumėte?</li>
</ol>
<h2>Kiek darbo slypi migracijoje</h2>
<p>Laiškai, kontaktai ir kalendoriai persikelia beveik savaime, daugiausia laiko atima smulkmenos aplinkui. Failų bendrinimo teisės perkeliamos netobulai, makrokomandas tenka perrašyti, spausdintuvai ir svetainės formos siunčia per senąjį serverį, o parašai telefonuose lieka seni. Skirkite savaitę inventoriui, perjungimą atlikite ketvirtadienio vakarą ir pasirūpinkite, kad penktadienį būtų kam paskambinti. Senąją platformą palikite skaitymo režimu bent mėnesį.</p>
<h2>Ko nepadaro nė vienas iš jų</h2>
<p>Tiekėjas atsako už platformos veikimą, bet ne už tai, kad darbuotojas ištrynė aplanką ir prisiminė po pusmečio. Šiukšliadėžė ir versijos turi terminus, tad savarankiška kopija reikalinga abiem atvejais. Taip pat abiem atvejais patys turite įjungti kelių veiksnių autentifikavimą, uždrausti automatinį pašto persiuntimą į išorę ir peržiūrėti, kokiais failais dalijamasi nuoroda „visiems“.</p>
<p>BDAR požiūriu tiekėjas yra duomenų tvarkytojas: priimkite jo duomenų tvarkymo sąlygas, patikrinkite, kuriame regione laikomi duomenys, ir įrašykite paslaugą į savo duomenų tvarkymo veiklos įrašus.</p>
<h2>Mūsų patarimas</h2>
<p>Jeigu šiandien dirbate su viena platforma ir ji netrukdo, likite. Migracija verta pastangų tada, kai ji išsprendžia įvardytą bėdą – pavyzdžiui, du lygiagrečius paštus po įmonių susijungimo ar nevaldomus asmeninius failų diskus. Renkantis nuo nulio, dviejų savaičių bandymas su tikru projektu ir penkiais žmonėmis pasako daugiau negu bet kuri lentelė, įskaitant šią.</p>`,
};
