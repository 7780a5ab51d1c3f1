import { businessTechNews } from '../demo-sources.ts';
import type { DemoUnpublishedArticle } from '../demo-unpublished-article.ts';

// Rules do not translate: what they prepare keeps the words of its Lithuanian source.
const html = `<p>Nepertraukiamo maitinimo šaltinis (UPS) stovi serverinės kampe ir primena apie save tik pypsėjimu. Būtent tada paaiškėja, kad jis niekada nebuvo išbandytas: baterija laiko dvi minutes, o serveriui saugiai išsijungti reikia dešimties.</p>
<h2>Kam jo iš tikrųjų reikia</h2>
<p>Šaltinis neskirtas tam, kad visą popietę dirbtumėte be elektros. Jo užduotis – padėti išlaukti trumpą elektros dingimą, išlyginti įtampą ir duoti laiko tvarkingai sustabdyti sistemas. Staiga išjungta duomenų bazė gali atsikurti pati, bet gali ir nebeatsikurti.</p>
<h2>Kaip pasirinkti galią</h2>
<ol>
<li>Susumuokite įrangos suvartojimą vatais: serveris, saugykla, komutatorius, maršrutizatorius.</li>
<li>Palikite maždaug trečdalio atsargą.</li>
<li>Gamintojo lentelėje pasižiūrėkite veikimo trukmę esant šiai apkrovai, o ne didžiausią galią ant dėžutės.</li>
<li>Prijunkite ir interneto įrangą: be jos įspėjimo niekas negaus.</li>
</ol>
<p>Spausdintuvų ir šildytuvų į šaltinį nejunkite. Lazerinio spausdintuvo kaitinimo momentas viršija tai, ką nedidelis įrenginys gali atiduoti.</p>
<h2>Automatinis išjungimas</h2>
<p>Šaltinį su serveriu sujunkite USB arba tinklo kabeliu ir įdiekite valdymo programą. Nustatykite eilę: pirmiausia stabdomos virtualiosios mašinos, paskui serveris, paskutinė – saugykla. Įjungiama atvirkščiai. Jei kyla klausimų, eiliškumą užrašykite ant spintos durelių.</p>
<h2>Priežiūra</h2>
<table>
<thead><tr><th>Kada</th><th>Ką daryti</th></tr></thead>
<tbody>
<tr><td>Kas mėnesį</td><td>Pažiūrėti į būsenos langą ir įspėjimus</td></tr>
<tr><td>Kas pusmetį</td><td>Atlikti savitikrą ir patikrinti, ar ateina laiškas</td></tr>
<tr><td>Kartą per metus</td><td>Suplanuotu laiku ištraukti kištuką ir išmatuoti trukmę</td></tr>
<tr><td>Kas trejus–penkerius metus</td><td>Pakeisti baterijas, senas atiduoti atliekų tvarkytojui</td></tr>
</tbody>
</table>
<p>Bandymą atlikite tada, kai kopijos jau padarytos, o kolegos įspėti.</p>
<p>Baterijos keitimo datą užrašykite ant korpuso. Karštoje patalpoje ji sensta gerokai greičiau, todėl vėsinimas yra ir maitinimo klausimas. Išsipūtusios baterijos patys neardykite – kvieskite specialistą. Jeigu biure elektra dingsta dažnai, verta kalbėtis jau ne apie didesnę bateriją, o apie generatorių arba apie sistemų perkėlimą ten, kur maitinimas dubliuotas.</p>`;

export const preparedUps: DemoUnpublishedArticle = {
  source_name: businessTechNews.name,
  source_rss_url: businessTechNews.rss_url,
  original_url: 'https://naujienos.example/serverine/ups-prieziura',
  original_title: 'UPS serverinėje: kaip pasirinkti, prižiūrėti ir kada ištraukti kištuką',
  original_excerpt:
    'Nepertraukiamo maitinimo šaltinis naudingas tik tada, kai baterija gyva, o serveris moka išsijungti pats. Aptariame galią, automatinį stabdymą ir kasmetinį bandymą.',
  source_language: 'lt',
  source_html: html,
  created_hours_ago: 73,
  preparation_state: 'prepared',
  prepared_by: 'rules',
  preparation_reason: null,
  ai_translated_title: 'UPS serverinėje: kaip pasirinkti, prižiūrėti ir kada ištraukti kištuką',
  ai_slug: 'ups-serverineje-kaip-pasirinkti-ir-priziureti',
  ai_translated_excerpt:
    'Nepertraukiamo maitinimo šaltinis naudingas tik tada, kai baterija gyva, o serveris moka išsijungti pats. Aptariame galią, automatinį stabdymą ir kasmetinį bandymą.',
  ai_translated_content: html,
  ai_category: 'IT paslaugos',
  ai_actuality_score: 55,
  auto_publish_blocked_hours_ago: null,
};
