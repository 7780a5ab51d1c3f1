import { smallOfficeSecurity } from '../demo-sources.ts';
import type { DemoUnpublishedArticle } from '../demo-unpublished-article.ts';

export const preparedSocEdr: DemoUnpublishedArticle = {
  source_name: smallOfficeSecurity.name,
  source_rss_url: smallOfficeSecurity.rss_url,
  original_url: 'https://office-security.example/articles/soc-and-edr',
  original_title: 'SOC and EDR without the acronyms',
  original_excerpt:
    'One is a tool on every computer, the other is the people who answer when it rings at night. Why buying the first without the second disappoints.',
  source_language: 'en',
  source_html: `<p>Vendors sell two things with three-letter names, and buyers often believe that they are the same. They are not. One is a sensor, the other is somebody who reacts to it.</p>
<h2>What EDR does</h2>
<p>Classic antivirus compares files with a list of known bad ones. EDR watches behaviour: a text document that starts a command line, a program that reads thousands of files in a minute, a service that switches off backups. It records the chain of events, so that an investigator can see how the attack began, and it can cut one computer off the network while leaving the management channel open.</p>
<h2>What a SOC does</h2>
<p>A security operations centre is a team with a rota. It receives alerts from computers, mail, the firewall and cloud accounts, throws away the noise and acts on the rest. At three in the morning it isolates the machine and calls the person you named.</p>
<h2>Where firms go wrong</h2>
<p>They buy the sensor and leave the alerts in a mailbox that nobody opens before Monday. Or they hire a team and connect only half of the computers. Before signing, ask who may isolate a machine without your approval, how fast, what exactly is monitored, how long records are kept, and what the monthly report looks like. Then ask for a drill.</p>
<p>A small office does not need its own centre. It needs full coverage, a contract with clear hours, and a telephone number that is answered.</p>`,
  created_hours_ago: 27,
  preparation_state: 'prepared',
  prepared_by: 'ai',
  preparation_reason: null,
  ai_translated_title: 'SOC ir EDR paprastai: kas stebi kompiuterius ir kas atsiliepia naktį',
  ai_slug: 'soc-ir-edr-paprastai',
  ai_translated_excerpt:
    'EDR yra jutiklis kiekviename kompiuteryje, SOC – žmonės, kurie sureaguoja į jo signalą. Aiškiname, kodėl pirmasis be antrojo nuvilia ir ko paklausti prieš pasirašant sutartį.',
  ai_translated_content: `<p>Gamintojai parduoda du dalykus trijų raidžių pavadinimais, ir pirkėjai neretai mano, kad tai tas pats. Taip nėra: vienas yra jutiklis, kitas – žmogus, kuris į jį sureaguoja.</p>
<h2>Ką daro EDR</h2>
<p>Įprasta antivirusinė programa lygina failus su žinomų kenkėjų sąrašu. EDR (angl. <em>endpoint detection and response</em>) stebi elgseną: tekstinį dokumentą, paleidžiantį komandinę eilutę, programą, per minutę perskaitančią tūkstančius failų, arba paslaugą, kuri išjungia atsargines kopijas. Sistema užrašo visą įvykių grandinę, todėl tyrėjas mato, nuo ko ataka prasidėjo. Prireikus ji atkerta vieną kompiuterį nuo tinklo, palikdama tik valdymo ryšį.</p>
<h2>Ką daro SOC</h2>
<p>Saugumo operacijų centras – tai budinti komanda. Ji gauna įspėjimus iš kompiuterių, pašto, ugniasienės ir debesijos paskyrų, atmeta triukšmą, o į likusius sureaguoja. Trečią valandą nakties būtent ji izoliuoja įrenginį ir paskambina Jūsų nurodytam žmogui.</p>
<h2>Kur suklystama</h2>
<ul>
<li>Nuperkamas jutiklis, o jo įspėjimai krenta į pašto dėžutę, kurios iki pirmadienio niekas neatidaro.</li>
<li>Pasamdoma komanda, tačiau prijungiama tik pusė kompiuterių.</li>
</ul>
<h2>Ko paklausti prieš pasirašant</h2>
<ol>
<li>Kas gali izoliuoti kompiuterį be Jūsų pritarimo ir kaip greitai tai padaroma?</li>
<li>Kas tiksliai stebima: tik darbo vietos ar ir serveriai, paštas, debesija?</li>
<li>Kiek laiko saugomi įrašai?</li>
<li>Kaip atrodo mėnesio ataskaita?</li>
</ol>
<p>Gavę atsakymus, paprašykite pratybų: tegul teikėjas imituoja įvykį ir parodo, po kiek laiko suskamba telefonas. Popieriuje visi greiti, o pratybos atskleidžia, kur trūksta telefono numerio, įgaliojimo ar prieigos.</p>
<p>Nedideliam biurui nuosavo centro nereikia. Jam reikia, kad būtų prijungti visi įrenginiai, kad sutartyje būtų aiškios valandos ir kad nurodytu numeriu kas nors atsilieptų. Pradėti galima nuo kompiuterių, kuriais dirba vadovai, finansininkai ir administratoriai, o per mėnesį prijungti likusius: taip komanda spėja susipažinti su įprasta biuro diena ir vėliau greičiau pastebi tai, kas neįprasta.</p>`,
  ai_category: 'Kibernetinis saugumas',
  ai_actuality_score: 92,
  auto_publish_blocked_hours_ago: null,
};
