import { cloudAdminWeekly } from '../demo-sources.ts';
import type { DemoUnpublishedArticle } from '../demo-unpublished-article.ts';

export const preparedAiChat: DemoUnpublishedArticle = {
  source_name: cloudAdminWeekly.name,
  source_rss_url: cloudAdminWeekly.rss_url,
  original_url: 'https://cloud-admin.example/posts/what-not-to-paste',
  original_title: 'What not to paste into an AI chat',
  original_excerpt:
    'Banning assistants does not work, and silence works even less. A one-page rule that people remember, with a list of what must stay out.',
  source_language: 'en',
  source_html: `<p>Your colleagues already use assistants to shorten letters and untangle spreadsheets. The question is not whether, but through which account and with which data.</p>
<h2>Why the account matters</h2>
<p>A free personal account and a business plan may look identical, yet the terms differ. With a business plan the provider usually promises not to train on your content, signs a data processing agreement and lets an administrator control access. With a personal account the firm has no contract and no say, and the history leaves together with the employee.</p>
<h2>What stays out</h2>
<p>Personal codes, health data and salaries. Passwords, keys and configuration files. Contracts under a confidentiality clause. Source code of clients. Unpublished financial results. If in doubt, replace names and sums with letters before asking.</p>
<h2>What is welcome</h2>
<p>Drafts of general texts, formulas, translations of public material, checklists, explanations of error messages without server names. The answer is always read by a person who is responsible for it, because assistants invent facts in a confident voice.</p>
<h2>One page of rules</h2>
<p>Name the permitted tool. Name the forbidden data. Say who answers questions. Say that results are checked before they reach a client. Review the page every half a year, because tools change faster than policies. And check which plug-ins people have already connected to their mailboxes.</p>`,
  created_hours_ago: 29,
  preparation_state: 'prepared',
  prepared_by: 'ai',
  preparation_reason: null,
  ai_translated_title:
    'Ko neįklijuoti į dirbtinio intelekto pokalbį: vieno puslapio taisyklė biurui',
  ai_slug: 'ko-neiklijuoti-i-dirbtinio-intelekto-pokalbi',
  ai_translated_excerpt:
    'Drausti pagalbininkus nepadeda, o tylėti – juo labiau. Siūlome vieno puslapio taisyklę, kurią žmonės įsimena: kokiu įrankiu naudotis, kokių duomenų neatskleisti ir kas tikrina atsakymus.',
  ai_translated_content: `<p>Jūsų kolegos jau naudojasi dirbtinio intelekto pagalbininkais: trumpina laiškus, narplioja skaičiuokles. Klausimas ne tas, ar jie tai daro, o per kokią paskyrą ir su kokiais duomenimis.</p>
<h2>Kodėl svarbi paskyra</h2>
<p>Nemokama asmeninė paskyra ir verslo planas gali atrodyti vienodai, tačiau jų sąlygos skiriasi. Verslo plano teikėjas paprastai įsipareigoja nemokyti modelių Jūsų turiniu, pasirašo duomenų tvarkymo sutartį ir leidžia administratoriui valdyti prieigą. Naudojant asmeninę paskyrą, įmonė neturi nei sutarties, nei įtakos, o pokalbių istorija išeina kartu su darbuotoju.</p>
<h2>Kas lieka už durų</h2>
<ul>
<li>asmens kodai, sveikatos duomenys ir atlyginimai;</li>
<li>slaptažodžiai, raktai ir konfigūracijos failai;</li>
<li>sutartys, kurioms taikoma konfidencialumo sąlyga;</li>
<li>klientų programų kodas;</li>
<li>nepaskelbti finansiniai rezultatai.</li>
</ul>
<p>Jei abejojate, prieš klausdami vardus ir sumas pakeiskite raidėmis.</p>
<h2>Kas sveikintina</h2>
<p>Bendro pobūdžio tekstų juodraščiai, formulės, viešos medžiagos vertimai, kontroliniai sąrašai, klaidų pranešimų paaiškinimai be serverių pavadinimų. Atsakymą visada perskaito žmogus, kuris už jį atsako, nes pagalbininkai faktus prasimano labai įtikinamu balsu.</p>
<p>Ypač atsargiai elkitės su skaičiais, įstatymų straipsniais ir nuorodomis: visa tai patikrinama pirminiame šaltinyje, net jei atsakymas skamba visiškai užtikrintai.</p>
<h2>Vienas taisyklių puslapis</h2>
<ol>
<li>Įvardykite leidžiamą įrankį.</li>
<li>Įvardykite duomenis, kurių pateikti negalima.</li>
<li>Nurodykite, kas atsako į klausimus.</li>
<li>Pasakykite, kad rezultatas tikrinamas prieš pasiekdamas klientą.</li>
<li>Peržiūrėkite puslapį kas pusmetį: įrankiai keičiasi greičiau negu tvarkos.</li>
</ol>
<p>Taip pat patikrinkite, kokius papildinius žmonės jau prijungė prie savo pašto dėžučių. Toks papildinys gali skaityti visus laiškus, nors niekas to nebeatsimena. Sąrašą rasite pašto platformos administravimo lange. Nereikalingas prieigas atšaukite, o naujų leidimą patikėkite administratoriui. Pabaigoje su komanda aptarkite vieną tikrą pavyzdį: ką galima buvo paklausti kitaip, kad atsakymas liktų naudingas, o kliento vardas – neatskleistas.</p>`,
  ai_category: 'Technologijos',
  ai_actuality_score: 66,
  auto_publish_blocked_hours_ago: null,
};
