import type { DemoPublishedArticle } from '../demo-articles.ts';

export const mfaArticle: DemoPublishedArticle = {
  title: 'Nuo SMS kodo iki prieigos rakto: kurį prisijungimo būdą rinktis įmonei',
  slug: 'keliu-veiksniu-autentifikavimas-ir-prieigos-raktai',
  excerpt:
    'Kelių veiksnių autentifikavimas būna labai skirtingas: vienus būdus sukčiai apeina lengvai, kiti netikroje svetainėje paprasčiausiai neveikia. Palyginame juos ir siūlome diegimo eigą.',
  category: 'Kibernetinis saugumas',
  score: 88,
  publishedDaysAgo: 23,
  importType: 'automatic',
  source: {
    name: 'Kibernetinės saugos žinios',
    url: 'https://kibersauga.example/2026/prieigos-raktai-versle',
  },
  html: `<p>Slaptažodis nuteka, jį atspėja arba išvilioja. Todėl prie jo pridedamas antras veiksnys: tai, ką turite (telefonas, raktas), arba tai, kas esate (piršto atspaudas, veidas). Angliškai tai vadinama MFA. Pats trumpinys dar nieko negarantuoja, nes skirtingi būdai atlaiko skirtingas atakas.</p>
<h2>Būdai nuo silpniausio iki stipriausio</h2>
<table>
<thead><tr><th>Būdas</th><th>Privalumas</th><th>Kur lūžta</th></tr></thead>
<tbody>
<tr><td>SMS kodas</td><td>Nieko nereikia diegti</td><td>Kodą galima išvilioti, numerį – perimti pas operatorių</td></tr>
<tr><td>Programėlės kodas (TOTP)</td><td>Veikia be ryšio</td><td>Kodą darbuotojas pats suveda netikroje svetainėje</td></tr>
<tr><td>Patvirtinimas telefone</td><td>Patogu</td><td>Žmogus iš nuovargio paspaudžia „Patvirtinti“; padeda skaičiaus įvedimas</td></tr>
<tr><td>Prieigos raktas arba FIDO2 saugos raktas</td><td>Susietas su tikruoju adresu, nėra ko išvilioti</td><td>Reikia tvarkos prarastam įrenginiui</td></tr>
</tbody>
</table>
<p>Bet kuris antras veiksnys yra geriau negu vien slaptažodis. Vis dėlto jeigu renkatės šiandien, administratorių, vadovų ir finansininkų paskyroms rinkitės paskutinę eilutę.</p>
<h2>Kas yra prieigos raktas</h2>
<p>Prieigos raktas (angl. <em>passkey</em>) – tai kriptografinių raktų pora. Viešoji dalis atiduodama svetainei, privačioji lieka įrenginyje arba slaptažodžių tvarkyklėje. Jungdamasis darbuotojas atrakina ją piršto atspaudu, veidu ar PIN kodu. Biometriniai duomenys svetainei nesiunčiami.</p>
<p>Svarbiausia savybė ta, kad raktas pririštas prie domeno. Jeigu nuoroda atvedė į panašiai atrodantį, bet svetimą adresą, naršyklė rakto tiesiog nepasiūlys. Žmogui nereikia pastebėti vienos pakeistos raidės – tai padaro kompiuteris.</p>
<h3>Sinchronizuojamas ar pririštas prie įrenginio?</h3>
<p>Sinchronizuojamas raktas keliauja per „iCloud“ raktinę, „Google“ ar kitą tvarkyklę, tad pametus telefoną jis nedingsta. Prie įrenginio pririštas raktas – fizinis USB raktas arba „Windows Hello for Business“ – niekur nekopijuojamas. Daugumai darbuotojų tinka pirmasis, administratoriams – antrasis, ir būtinai du: vienas kišenėje, kitas seife.</p>
<h2>Diegimas per keturias savaites</h2>
<ol>
<li><strong>Pirma savaitė – inventorius.</strong> Surašykite sistemas, į kurias jungiamasi iš interneto: paštas, VPN, apskaita, domenų registratorius, bankas, svetainės valdymas.</li>
<li><strong>Antra savaitė – administratoriai.</strong> Jiems MFA įjungiamas iš karto, be išimčių. Parenkite dvi avarines paskyras su fiziniais raktais, laikomais voke.</li>
<li><strong>Trečia savaitė – bandomoji grupė.</strong> Penki žmonės iš skirtingų skyrių, įskaitant tą, kuris labiausiai nemėgsta naujovių. Jų klausimai taps instrukcija.</li>
<li><strong>Ketvirta savaitė – visi.</strong> Kartu išjunkite senuosius prisijungimo protokolus, kurie antro veiksnio nepalaiko: priešingu atveju šoninės durys lieka atviros.</li>
</ol>
<h2>Kur užstringama</h2>
<p>Bendros paskyros – „info“, „sandelis“ – dažniausias kliuvinys. Pašto dėžutę geriau paversti bendrąja ir teises suteikti asmeninėms paskyroms, tada antras veiksnys priklauso žmogui, o ne lipniam lapeliui. Darbuotojas, nenorintis darbui naudoti asmeninio telefono, turi teisę paprašyti alternatyvos; saugos raktas kainuoja kelias dešimtis eurų.</p>
<p>Dar viena spraga – pagalbos tarnyba. Jei balsas telefonu gali paprašyti atkurti prieigą ir ją gauna, stipriausias raktas nieko nebereiškia. Nustatykite, kaip atpažįstamas žmogus: vaizdo skambutis, vadovo patvirtinimas arba vizitas vietoje.</p>
<h2>Ką pasakyti darbuotojams</h2>
<p>Žmonės priešinasi ne saugumui, o netikėtumui. Savaitę prieš diegimą išsiųskite trumpą laišką: kas keisis, kiek minučių truks nustatymas, kam skambinti. Parodykite gyvai – prieigos rakto sukūrimas trunka trumpiau negu slaptažodžio keitimas, o vėliau jungtis paprasčiau, nes nebereikia nieko perrašinėti. Būtinai pasakykite vieną taisyklę: jei telefonas prašo patvirtinti prisijungimą, kurio nepradėjote, spauskite „Atmesti“ ir praneškite. Tai reiškia, kad Jūsų slaptažodį kažkas jau žino.</p>
<p>Pametus telefoną, žmogus turi žinoti numerį, kuriuo jam laikinai išduos vienkartinį kodą. Be šio numerio pirmą savaitę kils daugiausia pykčio.</p>
<p>Baigę diegimą, peržiūrėkite, ar sistema reikalauja antro veiksnio visur, ar tik „rekomenduoja“. Ataskaita su paskyromis be MFA turi būti tuščia, ir ją verta atsiversti kiekvieną mėnesį.</p>`,
};
