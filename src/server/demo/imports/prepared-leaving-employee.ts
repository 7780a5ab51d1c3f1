import { dataProtectionPractice } from '../demo-sources.ts';
import type { DemoUnpublishedArticle } from '../demo-unpublished-article.ts';

// Rules do not translate: what they prepare keeps the words of its Lithuanian source.
const html = `<p>Paskutinę darbo dieną visi prisimena raktus ir tortą. Paskyros prisimenamos vėliau – kartais po pusmečio, kai kas nors pastebi, kad buvęs kolega tebegauna klientų laiškus. Sąrašas žemiau skirtas biuro vadovui, kuris IT nėra specialistas, bet atsako už tvarką.</p>
<h2>Savaitę prieš</h2>
<ul>
<li>Praneškite IT žmogui tikslią išėjimo dieną ir valandą.</li>
<li>Sudarykite sąrašą sistemų, kuriose žmogus turėjo prieigą: paštas, failai, apskaita, klientų bazė, bankas, socialiniai tinklai, tiekėjų portalai.</li>
<li>Susitarkite, kas perima vykdomus darbus ir kam keliaus nauji laiškai.</li>
<li>Peržiūrėkite, ar svarbūs failai neliko tik asmeniniame diske arba telefone.</li>
</ul>
<h2>Paskutinę dieną</h2>
<ol>
<li>Išjunkite paskyrą ir nutraukite aktyvius seansus. Vien pakeisti slaptažodį nepakanka: telefonas gali likti prisijungęs.</li>
<li>Pakeiskite bendrus slaptažodžius, kuriuos žmogus žinojo, įskaitant belaidžio ryšio ir signalizacijos.</li>
<li>Atšaukite VPN sertifikatus ir saugos raktus.</li>
<li>Iš asmeninio telefono nuotoliniu būdu pašalinkite tik darbo duomenis, o ne visą turinį.</li>
<li>Priimkite techniką pagal sąrašą ir pasirašykite perdavimo aktą.</li>
</ol>
<h2>Paštas po išėjimo</h2>
<p>Buvusio darbuotojo dėžutės negalima skaityti be ribų. Joje gali būti ir asmeninių laiškų, todėl tvarka turi būti žinoma iš anksto. Įprasta įjungti automatinį atsakymą su nauju kontaktu, ribotą laiką persiųsti naujus dalykinius laiškus, o paskui adresą uždaryti. Terminą nustatykite rašytinėje taisyklėje ir supažindinkite su ja dar priimdami į darbą.</p>
<h2>Po mėnesio</h2>
<table>
<thead><tr><th>Patikrinkite</th><th>Kodėl</th></tr></thead>
<tbody>
<tr><td>Licencijos</td><td>Už išjungtą paskyrą dažnai tebemokama</td></tr>
<tr><td>Persiuntimo taisyklės</td><td>Laikinos taisyklės linkusios likti</td></tr>
<tr><td>Bendrinimo nuorodos</td><td>Failai gali būti pasiekiami per asmeninį paštą</td></tr>
<tr><td>Domenų ir paslaugų savininkas</td><td>Sąskaita gali būti registruota žmogaus vardu</td></tr>
</tbody>
</table>
<p>Sąrašą verta laikyti ten pat, kur ir įsidarbinimo dokumentai. Tada jis neprasideda nuo tuščio lapo, nes priimant žmogų jau užrašyta, ką jis gavo. Jei išsiskiriama nedraugiškai, eiliškumas apsiverčia: prieigos uždaromos pokalbio metu, o darbai perduodami po to.</p>`;

export const preparedLeavingEmployee: DemoUnpublishedArticle = {
  source_name: dataProtectionPractice.name,
  source_rss_url: dataProtectionPractice.rss_url,
  original_url: 'https://duomenu-apsauga.example/naujienos/darbuotojo-isejimas',
  original_title: 'Darbuotojas išeina: IT darbų sąrašas biuro vadovui',
  original_excerpt:
    'Paskyros, bendri slaptažodžiai, pašto dėžutė, licencijos. Trumpas sąrašas, ką padaryti savaitę prieš išėjimą, paskutinę dieną ir po mėnesio, kad neliktų atvirų durų.',
  source_language: 'lt',
  source_html: html,
  created_hours_ago: 49,
  preparation_state: 'prepared',
  prepared_by: 'rules',
  preparation_reason: null,
  ai_translated_title: 'Darbuotojas išeina: IT darbų sąrašas biuro vadovui',
  ai_slug: 'darbuotojas-iseina-it-darbu-sarasas-biuro-vadovui',
  ai_translated_excerpt:
    'Paskyros, bendri slaptažodžiai, pašto dėžutė, licencijos. Trumpas sąrašas, ką padaryti savaitę prieš išėjimą, paskutinę dieną ir po mėnesio, kad neliktų atvirų durų.',
  ai_translated_content: html,
  ai_category: 'IT paslaugos',
  ai_actuality_score: 74,
  auto_publish_blocked_hours_ago: null,
};
