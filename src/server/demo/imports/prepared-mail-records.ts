import { cloudAdminWeekly } from '../demo-sources.ts';
import type { DemoUnpublishedArticle } from '../demo-unpublished-article.ts';

export const preparedMailRecords: DemoUnpublishedArticle = {
  source_name: cloudAdminWeekly.name,
  source_rss_url: cloudAdminWeekly.rss_url,
  original_url: 'https://cloud-admin.example/posts/three-dns-records',
  original_title: 'Three DNS records that protect your name',
  original_excerpt:
    'SPF, DKIM and DMARC decide whether strangers can send mail that looks like yours. A calm order of work that does not lose a single invoice.',
  source_language: 'en',
  source_html: `<p>Anyone can write your address into the From line of a letter. Whether the receiver believes it depends on three records in the DNS of your domain.</p>
<h2>What each one says</h2>
<p>SPF lists the servers that may send for your domain. DKIM adds a signature which shows that the message was not changed on the way. DMARC ties the two to the address that a person sees, tells receivers what to do with failures, and asks them for reports.</p>
<h2>An order that loses nothing</h2>
<p>First list everything that sends in your name: the mail platform, the accounting program, the newsletter tool, the website form, the printer. Then publish SPF and switch on DKIM for each of them. Next publish DMARC with the policy none, which changes nothing but makes reports arrive. Read them for a few weeks, fix the senders you forgot, move to quarantine and finally to reject.</p>
<pre><code>v=DMARC1; p=none; rua=mailto:dmarc@firm.example</code></pre>
<h2>Typical mistakes</h2>
<p>Two SPF records on one domain make both invalid. SPF allows at most 10 DNS lookups, and large includes use them up. A policy left at none for ever protects nobody. Domains that never send mail need a record too, because impostors like them most.</p>
<p>None of this stops a lookalike domain or a stolen mailbox. It does close the cheapest door, and large mail providers expect it from everybody who sends in bulk.</p>`,
  created_hours_ago: 28,
  preparation_state: 'prepared',
  prepared_by: 'ai',
  preparation_reason: null,
  ai_translated_title: 'Trys DNS įrašai, saugantys Jūsų vardą: SPF, DKIM ir DMARC',
  ai_slug: 'trys-dns-irasai-saugantys-jusu-varda',
  ai_translated_excerpt:
    'Ar nepažįstamasis gali išsiųsti laišką, atrodantį lyg Jūsų, lemia trys domeno įrašai. Aprašome ramią diegimo eigą, per kurią nedingsta nė viena sąskaita, ir dažniausias klaidas.',
  ai_translated_content: `<p>Laiško siuntėjo eilutėje bet kas gali įrašyti Jūsų adresą. Ar gavėjas tuo patikės, priklauso nuo trijų įrašų Jūsų domeno DNS zonoje.</p>
<h2>Ką pasako kiekvienas įrašas</h2>
<table>
<thead><tr><th>Įrašas</th><th>Paskirtis</th></tr></thead>
<tbody>
<tr><td>SPF</td><td>Išvardija serverius, kuriems leidžiama siųsti domeno vardu</td></tr>
<tr><td>DKIM</td><td>Prideda parašą, rodantį, kad laiškas pakeliui nepakeistas</td></tr>
<tr><td>DMARC</td><td>Susieja abu su žmogui matomu adresu, nurodo, ką daryti su neatitikusiais laiškais, ir prašo ataskaitų</td></tr>
</tbody>
</table>
<h2>Eiliškumas, kuris nieko nepraranda</h2>
<ol>
<li>Surašykite viską, kas siunčia Jūsų vardu: pašto platformą, apskaitos programą, naujienlaiškių įrankį, svetainės formą, spausdintuvą.</li>
<li>Paskelbkite SPF ir kiekvienam siuntėjui įjunkite DKIM.</li>
<li>Paskelbkite DMARC su politika <code>none</code>. Ji nieko nekeičia, tik pradeda ateiti ataskaitos.</li>
<li>Kelias savaites jas skaitykite ir sutvarkykite pamirštus siuntėjus.</li>
<li>Pereikite prie <code>quarantine</code>, o galiausiai – prie <code>reject</code>.</li>
</ol>
<pre><code>v=DMARC1; p=none; rua=mailto:dmarc@firm.example</code></pre>
<p>Kiekvieną žingsnį užsirašykite su data, kad prireikus būtų aišku, prie ko grįžti.</p>
<h2>Būdingos klaidos</h2>
<ul>
<li>Du SPF įrašai viename domene: negalioja nė vienas.</li>
<li>Viršyta SPF leidžiama 10 DNS užklausų riba – ją greitai išnaudoja dideli įtraukimai.</li>
<li>Politika <code>none</code>, palikta visam laikui: ji nieko neapsaugo.</li>
<li>Pamiršti domenai, iš kurių laiškai niekada nesiunčiami. Įrašo reikia ir jiems, nes apsimetėliai tokius mėgsta labiausiai.</li>
</ul>
<p>Šie įrašai nesustabdys panašiai atrodančio domeno ar pavogtos pašto dėžutės. Tačiau pigiausias duris jie uždaro, o didieji pašto teikėjai jų tikisi iš kiekvieno, kas siunčia masiškai. Ataskaitas patogiausia skaityti ne ranka, o įrankiu, kuris sugrupuoja siuntėjus ir parodo, kurie iš jų dar nepasirašo savo laiškų. Keisdami politiką, darykite tai darbo dienos rytą, kad apie dingusį laišką sužinotumėte tą pačią dieną. Jei darbas patikėtas vienam atsakingam žmogui, jį užbaigsite per mėnesį ar du, o po to pakaks žvilgtelėti kaskart, kai įmonėje atsiranda nauja laiškus siunčianti sistema.</p>`,
  ai_category: 'Technologijos',
  ai_actuality_score: 81,
  auto_publish_blocked_hours_ago: null,
};
