import type { DemoPublishedArticle } from '../demo-articles.ts';

export const serverOrCloudArticle: DemoPublishedArticle = {
  title: 'Nuosavas serveris ar debesija: skaičiuojame penkeriems metams',
  slug: 'nuosavas-serveris-ar-debesija',
  excerpt:
    'Serverio kaina sąskaitoje ir debesijos kaina už mėnesį nelygintinos tiesiogiai. Parodome, kokias išlaidas sudėti, kokius darbus palikti biure ir kada protingiausia rinktis mišrų variantą.',
  category: 'Technologijos',
  score: 73,
  publishedDaysAgo: 83,
  importType: 'automatic',
  source: {
    name: 'Verslo technologijų naujienos',
    url: 'https://naujienos.example/infrastruktura/serveris-ar-debesija',
  },
  html: `<p>Senas serveris ūžia spintoje, garantija baigiasi pavasarį, o ant stalo guli du pasiūlymai: naujas už penkiaženklę sumą ir debesija „nuo keliasdešimties eurų per mėnesį“. Abu skaičiai teisingi ir abu nepilni.</p>
<h2>Ką įtraukti į nuosavo serverio kainą</h2>
<ul>
<li>pati įranga su pratęsta garantija ir atsarginiais diskais;</li>
<li>operacinės sistemos, prieigos ir duomenų bazių licencijos;</li>
<li>nepertraukiamo maitinimo šaltinis, kurio baterijos keičiamos kas kelerius metus;</li>
<li>elektra ir vėsinimas visą parą;</li>
<li>antra kopijų vieta už biuro sienų;</li>
<li>žmogaus darbas: priežiūra, pataisos, gedimai;</li>
<li>prastovos kaina, kol atveš detalę.</li>
</ul>
<p>Elektrą įvertinti nesunku. Serveris, vidutiniškai naudojantis 250 W, per metus sunaudoja apie 2 190 kWh (0,25 kW × 8 760 valandų), o su vėsinimu – daugiau. Padauginkite iš savo tarifo.</p>
<h2>Ką įtraukti į debesijos kainą</h2>
<ul>
<li>skaičiavimo išteklius visoms valandoms, o ne tik darbo laikui, jei mašina niekada neišjungiama;</li>
<li>diskus ir jų spartą – pigiausias lygis duomenų bazei dažniausiai per lėtas;</li>
<li>išeinantį duomenų srautą;</li>
<li>kopijas ir jų saugojimą;</li>
<li>greitesnį arba dubliuotą interneto ryšį biure;</li>
<li>administravimą: virtualusis serveris pats neatsinaujina.</li>
</ul>
<p>Paprasčiausia klaida – perkelti serverį tokį, koks yra, ir mokėti už jį kas valandą. Debesija atsiperka, kai keičiasi ir pats sprendimas: failai keliauja į bendrinimo platformą, paštas – į paslaugą, o mašinoje lieka tik tai, kam jos tikrai reikia.</p>
<h2>Kur kieno vieta</h2>
<table>
<thead><tr><th>Darbas</th><th>Dažniausiai tinka</th><th>Kodėl</th></tr></thead>
<tbody>
<tr><td>Paštas ir kalendoriai</td><td>Debesija</td><td>Patiems prižiūrėti per brangu ir rizikinga</td></tr>
<tr><td>Biuro dokumentai</td><td>Debesija</td><td>Prieiga iš bet kur, versijos</td></tr>
<tr><td>Apskaitos sistema</td><td>Abu variantai</td><td>Lemia gamintojo palaikymas ir ryšys</td></tr>
<tr><td>Dideli brėžiniai, vaizdo medžiaga</td><td>Vietoje</td><td>Failai gigabaitais, svarbi tinklo sparta</td></tr>
<tr><td>Gamybos įrenginių valdymas</td><td>Vietoje</td><td>Cechas turi dirbti ir dingus internetui</td></tr>
<tr><td>Svetainė, el. parduotuvė</td><td>Debesija</td><td>Netolygi apkrova, matomumas iš išorės</td></tr>
</tbody>
</table>
<h2>Mišrus kelias</h2>
<p>Daugeliui 20–100 žmonių įmonių geriausiai tinka nedidelis vietinis serveris gamybai ir dideliems failams, o visa kita – paslaugos. Kopijos iš biuro keliauja į debesiją, o debesijos duomenų kopija – į biurą arba pas kitą teikėją. Taip nė vienas gedimas neatima visko.</p>
<h2>Ką pakeičia interneto ryšys</h2>
<p>Perkėlus sistemas už biuro ribų, ryšys tampa elektra: be jo nedirba niekas. Prieš spręsdami, išmatuokite ne tik greitį, bet ir vėlavimą bei ryšio nutrūkimus per darbo savaitę. Sena apskaitos programa, su duomenų baze susikalbanti šimtais smulkių užklausų, per lėtesnį ryšį gali tapti nenaudojama, nors megabitų per sekundę atrodo daug. Tokią programą saugiau perkelti kartu su jos ekranu, tai yra dirbti per nuotolinį darbalaukį šalia duomenų. Antra linija turėtų eiti kitu keliu – dažniausiai pakanka mobiliojo ryšio maršrutizatoriaus, kuris įsijungia pats.</p>
<h2>Klausimai teikėjui</h2>
<ol>
<li>Kurioje šalyje bus duomenys ir kas gali juos pasiekti?</li>
<li>Kokį prieinamumą įsipareigojama užtikrinti ir kas kompensuojama?</li>
<li>Kiek kainuos visus duomenis atsiimti? ES Duomenų aktas, taikomas nuo 2025 m. rugsėjo 12 d., palengvina teikėjo keitimą, o nuo 2027 m. sausio 12 d. už patį keitimą mokesčių imti nebebus galima.</li>
<li>Ar kaina fiksuota, ir kokiam laikui?</li>
</ol>
<h2>Dažnas nutylėjimas – žmonės</h2>
<p>Nuosavą įrangą moka prižiūrėti daugelis specialistų, tačiau kažkam vis tiek reikia nuvažiuoti, kai nakties metu sustoja maitinimo blokas. Debesijoje važiuoti nereikia, užtat viena neteisingai pažymėta varnelė gali atverti duomenis visam pasauliui. Tai skirtingi įgūdžiai. Paklauskite savo administratoriaus ar partnerio, kiek panašių sistemų jis jau tvarko ir kas jį pavaduoja.</p>
<h2>Kaip nuspręsti</h2>
<p>Surašykite abu sąrašus į vieną lentelę, padauginkite iš 60 mėnesių ir pridėkite perkėlimo darbus. Jeigu skirtumas mažesnis negu penktadalis, kaina nebeturi lemti: rinkitės tai, ką Jūsų žmonės ar partneris moka prižiūrėti geriau. Pigiausias sprendimas, kurio niekas nesupranta, penkerių metų neišgyvena.</p>`,
};
