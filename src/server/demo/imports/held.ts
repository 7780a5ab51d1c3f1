import { missingFact } from '../../../domain/articles/publish-reasons.ts';
import { cyberSafetyNews, patchNotesDigest } from '../demo-sources.ts';
import { type DemoUnpublishedArticle, problem } from '../demo-unpublished-article.ts';

/** Translated, but a check found a number that the source does not have. */
export const needsReviewArticle: DemoUnpublishedArticle = {
  source_name: patchNotesDigest.name,
  source_rss_url: patchNotesDigest.rss_url,
  original_url: 'https://patch-notes.example/2026/certificates-get-shorter',
  original_title: 'Certificates get shorter: why renewals must run by themselves',
  original_excerpt:
    'The permitted lifetime of public TLS certificates falls step by step to 47 days in 2029. Renewing by hand from a calendar will stop being realistic.',
  source_language: 'en',
  source_html: `<p>Browsers and certificate authorities have agreed to shorten public TLS certificates in steps. Since 15 March 2026 a new certificate may live for at most 200 days, from 15 March 2027 for 100 days, and from 15 March 2029 for 47 days.</p>
<p>A firm that renews by hand once a year can live with the first step. It cannot live with the last one. Start by listing every place where a certificate is installed: the website, the mail gateway, the VPN, the firewall page, the telephone system.</p>
<p>For each place note whether renewal can be automatic. Web servers usually speak ACME already. For a device that does not, a proxy in front of it may be easier than a script. Where neither works, write down who renews it and who is told when it fails.</p>
<p>Finally, monitor the expiry date from outside. Automatic renewal fails silently, and visitors should not be the ones to find out.</p>`,
  created_hours_ago: 44,
  preparation_state: 'needs_review',
  prepared_by: 'ai',
  preparation_reason: problem(missingFact('90 dienų'), true),
  ai_translated_title:
    'Sertifikatai trumpėja: kodėl juos atnaujinti turi kompiuteris, o ne kalendorius',
  ai_slug: 'sertifikatai-trumpeja-atnaujinimas-turi-buti-automatinis',
  ai_translated_excerpt:
    'Viešųjų TLS sertifikatų galiojimas pakopomis mažėja iki 47 dienų 2029 metais. Rankinis atnaujinimas pagal kalendorių taps nebeįmanomas, todėl pasirengti verta jau dabar.',
  ai_translated_content: `<p>Naršyklių kūrėjai ir sertifikatų išdavėjai sutarė viešųjų TLS sertifikatų galiojimą trumpinti pakopomis. Nuo 2026 m. kovo 15 d. naujas sertifikatas gali galioti ne ilgiau kaip 200 dienų, nuo 2027 m. kovo 15 d. – 100 dienų, o nuo 2029 m. kovo 15 d. – 47 dienas. Daugelis jau šiandien renkasi 90 dienų.</p>
<p>Įmonė, kartą per metus sertifikatą atnaujinanti rankomis, pirmąją pakopą dar pakels, paskutinės – nebe. Pradėkite nuo sąrašo: svetainė, pašto vartai, VPN, ugniasienės langas, telefonijos sistema.</p>
<p>Prie kiekvienos vietos pažymėkite, ar atnaujinimas gali būti automatinis. Interneto serveriai dažniausiai jau moka ACME protokolą. Jei įrenginys nemoka, paprasčiau prieš jį pastatyti tarpinį serverį negu rašyti scenarijų. Kur netinka nė vienas kelias, užrašykite, kas atnaujina ir kam pranešama nepavykus.</p>
<p>Galiojimo datą stebėkite iš išorės: automatika sugenda tyliai, ir pirmieji tai pastebėti neturėtų lankytojai.</p>`,
  ai_category: 'Technologijos',
  ai_actuality_score: 71,
  auto_publish_blocked_hours_ago: null,
};

const draftHtml = `<p>Prieš ilgąjį savaitgalį biuras ištuštėja, o užpuolikai tuo naudojasi: į įspėjimą niekas neatsako kelias paras. Pasirengti galima per valandą.</p>
<h2>Ketvirtadienį</h2>
<ul>
<li>Patikrinkite, ar pavyko paskutinės atsarginės kopijos, ir vieną jų atjunkite nuo tinklo.</li>
<li>Įdiekite skubias pataisas – bet ne penktadienio vakarą, kai nebus kam taisyti pasekmių.</li>
<li>Išjunkite kompiuterius, kurių per šventes nereikės.</li>
</ul>
<h2>Penktadienį</h2>
<ul>
<li>Sutarkite, kas budi ir kokiu numeriu jam skambinti.</li>
<li>Priminkite kolegoms: direktorius iš atostogų neprašo skubių pavedimų.</li>
<li>Automatiniame atsakyme nenurodykite, kad biure nieko nebus iki konkrečios dienos.</li>
</ul>
<p>Grįžę pirmiausia peržiūrėkite prisijungimų žurnalą ir nepavykusių kopijų pranešimus, ir tik tada – paštą.</p>`;

/** Was public once; a person took it back, so automation leaves it alone. */
export const returnedDraft: DemoUnpublishedArticle = {
  source_name: cyberSafetyNews.name,
  source_rss_url: cyberSafetyNews.rss_url,
  original_url: 'https://kibersauga.example/patarimai/pries-ilgaji-savaitgali',
  original_title: 'Valanda prieš ilgąjį savaitgalį: ką patikrinti, kad pirmadienis būtų ramus',
  original_excerpt:
    'Kopijos, pataisos, budėtojas ir automatinis atsakymas. Trumpas sąrašas, kurį biuras gali įveikti per vieną valandą prieš kelias laisvas dienas iš eilės.',
  source_language: 'lt',
  source_html: draftHtml,
  created_hours_ago: 24 * 9,
  preparation_state: 'prepared',
  prepared_by: 'rules',
  preparation_reason: null,
  ai_translated_title: 'Valanda prieš ilgąjį savaitgalį: ką patikrinti, kad pirmadienis būtų ramus',
  ai_slug: 'valanda-pries-ilgaji-savaitgali',
  ai_translated_excerpt:
    'Kopijos, pataisos, budėtojas ir automatinis atsakymas. Trumpas sąrašas, kurį biuras gali įveikti per vieną valandą prieš kelias laisvas dienas iš eilės.',
  ai_translated_content: draftHtml,
  ai_category: 'Kibernetinis saugumas',
  ai_actuality_score: 63,
  auto_publish_blocked_hours_ago: 40,
};
