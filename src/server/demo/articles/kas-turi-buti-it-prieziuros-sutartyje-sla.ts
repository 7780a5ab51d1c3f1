import type { DemoPublishedArticle } from '../demo-articles.ts';

export const slaArticle: DemoPublishedArticle = {
  title: 'Kas turi būti IT priežiūros sutartyje: SLA be smulkaus šrifto',
  slug: 'kas-turi-buti-it-prieziuros-sutartyje-sla',
  excerpt:
    'Reakcijos laikas nėra sprendimo laikas, o 99,9 % prieinamumo gali reikšti skirtingus dalykus. Paaiškiname, kokius punktus paslaugų lygio susitarime perskaityti prieš pasirašant.',
  category: 'IT paslaugos',
  score: 86,
  publishedDaysAgo: 16,
  importType: 'manual',
  source: null,
  html: `<p>Paslaugų lygio susitarimas (angl. <em>service level agreement</em>, SLA) paprastai yra sutarties priedas, kurį klientas perskaito tik susipykęs su tiekėju. Naudingiau jį perskaityti anksčiau – kol abi šalys dar mandagios ir nieko nedega.</p>
<h2>Pradėkite nuo to, kas prižiūrima</h2>
<p>Dauguma ginčų kyla ne dėl minučių, o dėl ribų. Ar į mėnesio mokestį įeina spausdintuvai? Kasos aparatai? Darbuotojo namų maršrutizatorius? Trečiosios šalies apskaitos programa? Sutartyje turi būti įrenginių ir sistemų sąrašas, taip pat aiškiai įvardyta, kas į jį neįeina ir kiek kainuoja atskirai. Sąrašą atnaujinkite kas ketvirtį: naujas darbuotojas su nauju kompiuteriu neturi tapti išimtimi.</p>
<h2>Reakcija ir sprendimas – du skirtingi laikai</h2>
<p>Reakcijos laikas skaičiuojamas iki momento, kai specialistas pradeda dirbti. Automatinis laiškas „Jūsų užklausa gauta“ reakcija neturėtų būti laikomas. Sprendimo laikas rodo, kada sistema vėl veikia, nors ir laikinu būdu. Atsakingas tiekėjas sprendimo laiko nežada visiems gedimams iš eilės, nes nuo jo nepriklauso, pavyzdžiui, interneto operatoriaus kabelis. Tačiau tikslą pagal svarbą jis įvardyti gali:</p>
<table>
<thead><tr><th>Svarba</th><th>Pavyzdys</th><th>Reakcija</th><th>Tikslas išspręsti</th></tr></thead>
<tbody>
<tr><td>Kritinė</td><td>Neveikia serveris, visi stovi</td><td>15 min.</td><td>4 val.</td></tr>
<tr><td>Didelė</td><td>Neveikia vieno skyriaus programa</td><td>1 val.</td><td>8 darbo val.</td></tr>
<tr><td>Vidutinė</td><td>Vienas darbuotojas negali dirbti</td><td>2 darbo val.</td><td>1 darbo diena</td></tr>
<tr><td>Maža</td><td>Klausimas, naujos paskyros užsakymas</td><td>1 darbo diena</td><td>Pagal susitarimą</td></tr>
</tbody>
</table>
<p>Lentelės skaičiai – pavyzdys pokalbiui, o ne norma. Svarbiau, kas nustato svarbą. Jei tai daro tik tiekėjas, kritinių gedimų gali stebuklingai nebūti.</p>
<h2>Darbo valandos ir švenčių dienos</h2>
<p>„Keturios valandos“ penktadienio vakarą gali reikšti pirmadienio vidurdienį, jei laikas skaičiuojamas tik darbo dienomis nuo 8 iki 18 val. Parduotuvei, klinikai ar sandėliui to gali nepakakti. Paklauskite, kas atsiliepia naktį: budintis inžinierius ar balso paštas.</p>
<h2>Ką slepia 99,9 procento</h2>
<p>Toks prieinamumas per 30 dienų mėnesį leidžia maždaug 43 minutes neplanuotos prastovos; 99,5 % – jau 3 valandas ir 36 minutes. Patikrinkite tris dalykus: kuriai sistemai skaičius taikomas, ar planiniai darbai įskaičiuojami ir kieno matavimais remiamasi.</p>
<h2>Punktai, kurių dažnai trūksta</h2>
<ul>
<li><strong>Ataskaita.</strong> Kas mėnesį: užklausos, laikai, pasikartojantys gedimai, kopijų ir atnaujinimų būklė.</li>
<li><strong>Kompensacija.</strong> Nuolaida kitam mėnesiui už neįvykdytą lygį. Suma nebūna didelė, bet drausmina.</li>
<li><strong>Konfidencialumas ir asmens duomenys.</strong> IT prižiūrėtojas paprastai yra duomenų tvarkytojas, todėl reikia BDAR 28 straipsnį atitinkančio susitarimo.</li>
<li><strong>Incidentai.</strong> Per kiek valandų tiekėjas praneš, kad nukentėjo <em>jo paties</em> sistemos, per kurias pasiekiamos Jūsiškės.</li>
<li><strong>Išėjimas.</strong> Kaip perduodami slaptažodžiai, dokumentacija, domenai ir licencijos, jei sutartis baigiasi.</li>
</ul>
<h2>Ką privalo padaryti klientas</h2>
<p>Sąžiningame susitarime pareigų turi abi pusės. Tiekėjas nespės laiku, jei niekas biure negali jo įleisti į serverinę, jei apie naują darbuotoją pranešama jo pirmosios dienos rytą arba jei vadovas trečią kartą atideda pasenusio disko keitimą. Surašykite kontaktinius asmenis, pranešimo būdą (vienas adresas ar numeris, o ne asmeninės žinutės inžinieriui), įspėjimo terminus ir tai, kas tvirtina papildomas išlaidas. Taip pat užfiksuokite, ką reiškia atmesta rekomendacija: jeigu tiekėjas raštu įspėjo dėl rizikos, o Jūs ją prisiėmėte, vėliau ginčytis nebus dėl ko.</p>
<h2>Trumpas testas</h2>
<p>Paimkite paskutinį rimtą gedimą ir perskaitykite sutartį taip, lyg jis kartotųsi rytoj 19 val. Kam skambinate? Iki kada kas nors turi pradėti? Kas nutinka, jei nepradeda? Jeigu bent vieno atsakymo tekste nėra, jis paaiškės tada, kai derėtis bus per vėlu.</p>
<p>Geras SLA nėra ilgas. Penki puslapiai su aiškiu sąrašu, viena lentele ir perdavimo tvarka naudingesni už dvidešimt puslapių bendrų pažadų.</p>`,
};
