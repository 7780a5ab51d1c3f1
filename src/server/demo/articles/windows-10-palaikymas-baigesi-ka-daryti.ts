import type { DemoPublishedArticle } from '../demo-articles.ts';

export const windows10Article: DemoPublishedArticle = {
  title: '„Windows 10“ palaikymas baigėsi: ką daryti su likusiais kompiuteriais',
  slug: 'windows-10-palaikymas-baigesi-ka-daryti',
  excerpt:
    'Nuo 2025 m. spalio 14 d. „Windows 10“ nebegauna įprastų saugumo pataisų. Apžvelgiame keturis kelius – atnaujinti, pakeisti, laikinai pratęsti, izoliuoti – ir kuriam kompiuteriui kuris tinka.',
  category: 'Technologijos',
  score: 84,
  publishedDaysAgo: 38,
  importType: 'automatic',
  source: {
    name: 'Verslo technologijų naujienos',
    url: 'https://naujienos.example/technologijos/windows-10-po-palaikymo',
  },
  html: `<p>2025 m. spalio 14 d. „Microsoft“ nustojo teikti įprastus nemokamus „Windows 10“ (22H2 versijos) saugumo atnaujinimus. Kompiuteriai tą dieną nesustojo, ir būtent tai klaidina: darbalaukis atrodo toks pat, o naujai randamos spragos lieka neužtaisytos. Tą pačią dieną baigėsi ir „Office 2016“ bei „Office 2019“ palaikymas.</p>
<h2>Pirmiausia – sąrašas</h2>
<p>Prieš sprendžiant reikia žinoti, apie kiek įrenginių kalbame. Vieno kompiuterio versiją parodo komanda:</p>
<pre><code>winver</code></pre>
<p>Didesniame biure duomenis surenka valdymo sistema arba IT partneris. Prie kiekvieno įrenginio užrašykite amžių, procesorių, atmintį, TPM versiją ir, svarbiausia, kas su juo dirbama.</p>
<h2>Ko reikia „Windows 11“</h2>
<ul>
<li>palaikomo 64 bitų procesoriaus – dažniausiai tai 8-osios kartos „Intel Core“ ar naujesnis, „AMD Ryzen“ nuo 2000 serijos;</li>
<li>TPM 2.0 modulio (neretai jis yra, bet išjungtas BIOS nustatymuose);</li>
<li>UEFI su saugiuoju paleidimu (angl. <em>Secure Boot</em>);</li>
<li>bent 4 GB operatyviosios atminties ir 64 GB disko. Praktikoje darbui rinkitės ne mažiau kaip 16 GB ir SSD.</li>
</ul>
<p>Interneto patarimai, kaip šiuos reikalavimus apeiti, darbo kompiuteriui netinka: taip įdiegta sistema laikoma nepalaikoma, tad atnaujinimų gavimas negarantuotas.</p>
<h2>Keturi keliai</h2>
<h3>Atnaujinti esamą kompiuterį</h3>
<p>Jei įranga tinkama, perėjimas nemokamas, o programos ir failai išlieka. Pradėkite nuo dviejų bandomųjų darbo vietų ir patikrinkite apskaitos programą, spausdintuvų tvarkykles, banko ir elektroninio parašo įskiepius.</p>
<h3>Pakeisti nauju</h3>
<p>Šešerių ar septynerių metų kompiuteris savo atidirbo. Skaičiuokite ne vien pirkimo kainą, bet ir laukimo minutes: darbuotojas, kasdien sugaištantis dešimt minučių, per metus praranda maždaug savaitę darbo.</p>
<h3>Laikinai pratęsti (ESU)</h3>
<p>Įmonėms siūlomi mokami išplėstiniai saugumo atnaujinimai. Jie parduodami metams, daugiausia trejiems, ir tęsis iki 2028 m. spalio. Skelbta pirmųjų metų kaina – 61 JAV doleris už įrenginį, kasmet ji dvigubėja, o prisijungus vėliau reikia sumokėti ir už praėjusius metus. Gaunamos tik saugumo pataisos, be naujų funkcijų. Tai tiltas, o ne tikslas.</p>
<h3>Izoliuoti</h3>
<p>Staklės, laboratorijos prietaisas ar vaizdo stebėjimo stotis gali veikti tik su sena sistema. Tokį kompiuterį iškelkite į atskirą tinklo segmentą, atimkite interneto prieigą ir paštą, leiskite tik būtiną ryšį su konkrečiu serveriu. Specialios LTSC laidos turi savo palaikymo datas, todėl pasitikrinkite, ką iš tiesų turite.</p>
<h2>Kuris kelias kuriam įrenginiui</h2>
<table>
<thead><tr><th>Situacija</th><th>Siūlome</th></tr></thead>
<tbody>
<tr><td>Tinkamas procesorius, iki 5 metų</td><td>Atnaujinti</td></tr>
<tr><td>Netinkamas procesorius, biuro darbas</td><td>Keisti artimiausiu ketvirčiu</td></tr>
<tr><td>Laukiama naujos programos versijos</td><td>ESU vieniems metams</td></tr>
<tr><td>Gamybos įranga</td><td>Izoliuoti ir planuoti su gamintoju</td></tr>
</tbody>
</table>
<h2>Ką patikrinti prieš perjungiant visus</h2>
<ul>
<li>Ar specializuotos programos – sąmatų, projektavimo, laboratorijos – gamintojo palaikomos naujoje sistemoje?</li>
<li>Ar yra kiekvieno kompiuterio failų kopija ir žinoma, kur laikomas disko šifravimo atkūrimo raktas?</li>
<li>Ar senos „Office“ licencijos keičiamos kartu? Nauja sistema su nebeprižiūrima biuro programa išsprendžia tik pusę bėdos.</li>
<li>Ar darbuotojai įspėti, kad pasikeis pradžios meniu ir užduočių juosta? Penkių minučių parodymas sutaupo dešimtis skambučių.</li>
</ul>
<p>Planuokite po kelias darbo vietas per dieną, pradėdami nuo skyriaus, kuriam tą savaitę ramiausia, ir niekada – paskutinę mėnesio dieną finansuose.</p>
<h2>Nepamirškite senųjų diskų</h2>
<p>Atiduodant ar parduodant techniką, duomenis būtina sunaikinti. Jei diskas buvo užšifruotas „BitLocker“, pakanka patikimai sunaikinti raktą ir perrašyti sistemą; nešifruotą diską ištrinkite gamintojo saugaus trynimo priemone arba sunaikinkite fiziškai ir gaukite aktą. Elektronikos atliekas perduokite atliekų tvarkytojui.</p>
<p>Kol likę įrenginiai nepakeisti, prie jų neturėtų būti dirbama administratoriaus teisėmis, o naršyklė ir biuro programos privalo gauti pataisas. Tai rizikos nepanaikina, tik nuperka laiko.</p>`,
};
