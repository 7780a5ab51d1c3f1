import { businessTechNews, cyberSafetyNews, dataProtectionPractice } from '../demo-sources.ts';
import { type DemoUnpublishedArticle, unprepared } from '../demo-unpublished-article.ts';

export const importedLithuanian: readonly DemoUnpublishedArticle[] = [
  {
    ...unprepared,
    source_name: businessTechNews.name,
    source_rss_url: businessTechNews.rss_url,
    original_url: 'https://naujienos.example/biuras/spausdintuvas-irgi-kompiuteris',
    original_title:
      'Spausdintuvas irgi kompiuteris: penki nustatymai, kuriuos verta pakeisti šiandien',
    original_excerpt:
      'Biuro spausdintuvas turi diską, slaptažodį ir prieigą prie tinklo. Dažniausiai niekas jo neprižiūri, nors per jį praeina sutartys ir algalapiai.',
    source_language: 'lt',
    source_html: `<p>Spausdintuvą biure pastebi tik tada, kai stringa popierius. Tačiau tai visavertis kompiuteris: jis turi operacinę sistemą, dažnai diską, interneto naršyklėje atveriamą valdymo langą ir prieigą prie bendrų aplankų.</p>
<h2>Penki darbai</h2>
<ol>
<li>Pakeiskite gamyklinį administratoriaus slaptažodį. Jį žino kiekvienas, perskaitęs instrukciją.</li>
<li>Įdiekite naujausią mikroprogramą iš gamintojo svetainės.</li>
<li>Išjunkite nenaudojamas paslaugas: FTP, „Telnet“, spausdinimą iš interneto.</li>
<li>Skenavimui į aplanką sukurkite atskirą paskyrą, turinčią teisę rašyti tik į tą aplanką.</li>
<li>Įjunkite spausdinimą su PIN kodu, kad atlyginimų lapelis negulėtų dėkle iki pietų.</li>
</ol>
<p>Grąžinant nuomotą įrenginį, paprašykite raštu patvirtinti, kad jo diskas ištrintas. Jei spausdintuvas gali likti atskirame tinklo segmente, dar geriau: kompiuteriams pakanka pasiekti vieną jo prievadą.</p>`,
    created_hours_ago: 2,
    preparation_state: 'imported',
    preparation_reason: null,
  },
  {
    ...unprepared,
    source_name: cyberSafetyNews.name,
    source_rss_url: cyberSafetyNews.rss_url,
    original_url: 'https://kibersauga.example/komanda/slaptazodziu-tvarkykle',
    original_title:
      'Slaptažodžių tvarkyklė komandai: kaip pradėti, kad po mėnesio ja tebesinaudotų',
    original_excerpt:
      'Įrankį nusipirkti lengva, sunkiau atsisakyti skaičiuoklės su slaptažodžiais. Diegimą pradėkite nuo bendrų prisijungimų ir vieno noriai padedančio žmogaus.',
    source_language: 'lt',
    source_html: `<p>Beveik kiekviena komanda turi failą, kurio pavadinime yra žodis „prisijungimai“. Slaptažodžių tvarkyklė jį pakeičia saugykla, kurioje aišku, kas ką mato ir kada keista.</p>
<p>Pradėkite nuo bendrų paskyrų: tiekėjų portalų, siuntų tarnybų, socialinių tinklų. Čia nauda matoma iš karto, nes nebereikia klausinėti kolegų. Asmeninius darbo slaptažodžius perkelkite antrą savaitę.</p>
<h2>Ką nuspręsti iš anksto</h2>
<ul>
<li>Kas yra saugyklos savininkai. Jų turi būti bent du.</li>
<li>Kaip atkuriama prieiga, jei žmogus pamiršo pagrindinį slaptažodį.</li>
<li>Kokios grupės matys kokius įrašus.</li>
<li>Kas nutinka su įrašais, kai darbuotojas išeina.</li>
</ul>
<p>Pagrindinį slaptažodį sudarykite iš keturių ar daugiau atsitiktinių žodžių ir papildykite antru veiksniu. Po mėnesio senąjį failą ištrinkite, o matytus slaptažodžius pakeiskite – kitaip jie liks visų kopijose.</p>`,
    created_hours_ago: 7,
    preparation_state: 'imported',
    preparation_reason: null,
  },
  {
    ...unprepared,
    source_name: dataProtectionPractice.name,
    source_rss_url: dataProtectionPractice.rss_url,
    original_url: 'https://duomenu-apsauga.example/naujienos/vaizdo-stebejimas-biure',
    original_title: 'Vaizdo kameros biure: ką parašyti ant durų ir kiek laikyti įrašus',
    original_excerpt:
      'Kamera prie įėjimo yra asmens duomenų tvarkymas. Primename, kokios informacijos reikia lankytojui, kodėl saugojimo terminas turi būti trumpas ir kur kamerų būti negali.',
    source_language: 'lt',
    source_html: `<p>Vaizdo įraše matomas žmogus yra atpažįstamas, todėl stebėjimui taikomas Bendrasis duomenų apsaugos reglamentas. Pirmas klausimas – kam kameros reikia. „Dėl saugumo“ yra per platu; „apsaugoti sandėlį nuo vagysčių ne darbo metu“ – jau tikslas, pagal kurį galima nuspręsti, kur kabinti ir kada filmuoti.</p>
<h2>Informacija prie įėjimo</h2>
<p>Ženklas turi būti matomas dar neįėjus į stebimą zoną. Jame nurodomas duomenų valdytojas, tikslas, kontaktai ir vieta, kur galima perskaityti daugiau.</p>
<h2>Terminas</h2>
<p>Įrašai laikomi tik tiek, kiek reikia tikslui. Jei vagystė pastebima per kelias dienas, mėnesių archyvas nepagrįstas. Įrenginyje nustatykite automatinį trynimą.</p>
<h2>Kur nefilmuojama</h2>
<p>Persirengimo kambariuose, tualetuose ir poilsio vietose kamerų neturi būti. Darbuotojai apie stebėjimą darbo vietoje informuojami pasirašytinai arba kitu būdu, įrodančiu, kad jie supažindinti.</p>`,
    created_hours_ago: 30,
    preparation_state: 'imported',
    preparation_reason: null,
  },
];
