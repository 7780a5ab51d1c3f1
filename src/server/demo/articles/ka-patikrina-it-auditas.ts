import type { DemoPublishedArticle } from '../demo-articles.ts';

export const auditArticle: DemoPublishedArticle = {
  title: 'Ką iš tikrųjų patikrina IT auditas ir kaip jam pasirengti',
  slug: 'ka-patikrina-it-auditas',
  excerpt:
    'IT auditas nėra egzaminas administratoriui. Tai nuotrauka, parodanti, kur įmonė rizikuoja ir už ką permoka. Aprašome audito sritis, eigą, pasirengimo sąrašą ir naudingos ataskaitos požymius.',
  category: 'IT paslaugos',
  score: 82,
  publishedDaysAgo: 58,
  importType: 'manual',
  source: null,
  html: `<p>Audito dažniausiai prireikia lūžio taške: keičiasi vadovas, išeina vienintelis administratorius, stambus klientas atsiunčia saugumo klausimyną arba perkama kita bendrovė. Blogiausia proga – savaitė po incidento, kai tikrinama jau tai, ko neliko.</p>
<h2>Septynios sritys</h2>
<h3>Turtas ir licencijos</h3>
<p>Auditorius sulygina tris sąrašus: kas įrašyta buhalterijoje, kas matoma tinkle ir už ką mokama kas mėnesį. Skirtumai kalba patys – nurašytas serveris, kuris tebeveikia, arba prenumeratos žmonėms, seniai nedirbantiems įmonėje.</p>
<h3>Prieigos</h3>
<p>Kas turi administratoriaus teises ir kodėl? Ar išėjusių darbuotojų paskyros išjungtos tą pačią dieną? Ar rangovai jungiasi asmeninėmis paskyromis? Čia dažnai randama ir bendrų slaptažodžių skaičiuoklėje.</p>
<h3>Tinklas</h3>
<p>Ugniasienės taisyklės, iš interneto pasiekiamos paslaugos, svečių belaidis ryšys, kameros ir spausdintuvai tame pačiame segmente kaip serveriai. Išorinis skenavimas parodo, ką mato nepažįstamasis.</p>
<h3>Atnaujinimai ir pažeidžiamumai</h3>
<p>Kiek įrenginių neturi pastarųjų mėnesių pataisų, kurių gamintojai nebepalaiko ir ar yra tvarka, pagal kurią tai pastebima be auditoriaus.</p>
<h3>Kopijos ir veiklos tęstinumas</h3>
<p>Tikrinami ne nustatymai, o įrodymai: paskutinio atkūrimo bandymo protokolas, kopijos vieta, šifravimo raktų saugojimas.</p>
<h3>Debesijos paslaugos</h3>
<p>Pašto ir failų platformos saugumo parametrai, išoriniai bendrinimai, programėlės, kurioms darbuotojai suteikė prieigą prie savo pašto.</p>
<h3>Dokumentai ir žmonės</h3>
<p>Tinklo schema, slaptažodžių perdavimo tvarka, incidentų planas, mokymai, sutartys su tiekėjais ir asmens duomenų tvarkymo susitarimai.</p>
<h2>Kaip vyksta darbas</h2>
<ol>
<li><strong>Apimtis.</strong> Raštu sutariama, kas tikrinama, kas netikrinama ir pagal ką – gerąją praktiką, ISO/IEC 27001 priedą, NIS2 reikalavimų aprašą.</li>
<li><strong>Pokalbiai.</strong> Po valandą su vadovu, finansais, gamyba ir tuo, kas prižiūri kompiuterius.</li>
<li><strong>Techninis rinkimas.</strong> Skaitymo teisėmis. Auditas neturi nieko perkonfigūruoti.</li>
<li><strong>Patikra vietoje.</strong> Serverinė, spintos, kabelių žymos, nepertraukiamo maitinimo šaltinio baterijos data.</li>
<li><strong>Ataskaita ir aptarimas.</strong> Pirmiausia su IT žmogumi, kad neliktų faktinių klaidų, paskui su vadovybe.</li>
</ol>
<p>Mažoje įmonėje visa tai trunka kelias dienas, vidutinėje – kelias savaites. Įsilaužimo bandymas yra atskira paslauga: auditas žiūri plačiai, o bandymas gilinasi į konkretų taikinį.</p>
<h2>Ką paruošti iš anksto</h2>
<ul>
<li>įrangos ir programų sąrašą, kad ir netobulą;</li>
<li>galiojančias IT sutartis ir pastarųjų trijų mėnesių sąskaitas;</li>
<li>žmogų, galintį suteikti laikiną skaitymo prieigą;</li>
<li>sąžiningą sąrašą vietų, kurios pačius neramina.</li>
</ul>
<p>Tvarkytis prieš pat auditą nebūtina. Sutvarkytas fasadas slepia kaip tik tai, už ko suradimą mokate.</p>
<h2>Iš ko pažinsite gerą ataskaitą</h2>
<table>
<thead><tr><th>Gera</th><th>Silpna</th></tr></thead>
<tbody>
<tr><td>Vieno puslapio santrauka vadovui</td><td>Šimtas puslapių skenerio išrašo</td></tr>
<tr><td>Radinys, įrodymas, galimas poveikis verslui</td><td>„Rekomenduojama gerinti saugumą“</td></tr>
<tr><td>Darbai išrikiuoti: šią savaitę, šį ketvirtį, šiais metais</td><td>Viskas pažymėta kaip kritiška</td></tr>
<tr><td>Nurodyta apytikslė kaina ir atsakingas asmuo</td><td>Baigiasi gamintojo pasiūlymu</td></tr>
</tbody>
</table>
<p>Paklauskite ir apie nepriklausomumą. Jei audituoja ta pati bendrovė, kuri vėliau parduos sprendimus, tai nebūtinai blogai, tačiau radiniai turi būti aprašyti taip, kad pataisyti galėtų ir kas nors kitas.</p>
<h2>Kaip dažnai kartoti</h2>
<p>Visą patikrą verta atlikti kas dvejus trejus metus arba po didelio pokyčio: persikraustymo, susijungimo, perėjimo į debesiją. Tarp jų pakanka trumpesnės metinės peržiūros, apimančios prieigas, kopijas ir pataisas – tai, kas per metus išsibalansuoja labiausiai.</p>
<h2>Po audito</h2>
<p>Vertę sukuria ne dokumentas, o antrasis susitikimas po trijų mėnesių. Atsiverskite darbų sąrašą, pažymėkite, kas padaryta, ir sąmoningai nuspręskite dėl likusių: taisome, perkeliame riziką arba ją prisiimame. Prisiimta rizika su vadovo parašu yra valdymas, o pamiršta – tik laiko klausimas.</p>`,
};
