import type { DemoPublishedArticle } from '../demo-articles.ts';

export const breachArticle: DemoPublishedArticle = {
  title: 'Nutekėjo asmens duomenys: kaip išnaudoti pirmąsias 72 valandas',
  slug: 'asmens-duomenu-saugumo-pazeidimas-72-valandos',
  excerpt:
    'BDAR reikalauja apie pažeidimą pranešti VDAI ne vėliau kaip per 72 valandas nuo sužinojimo. Valanda po valandos aprašome, ką daryti, ką užrašyti ir kada apie tai turi sužinoti patys žmonės.',
  category: 'Kibernetinis saugumas',
  score: 90,
  publishedDaysAgo: 31,
  importType: 'manual',
  source: null,
  html: `<p>Pamestas nešifruotas nešiojamasis kompiuteris. Darbuotojų atlyginimų lentelė, išsiųsta ne tam gavėjui. Užšifruotas serveris su klientų byla. Visi trys atvejai yra asmens duomenų saugumo pažeidimai: nukenčia duomenų konfidencialumas, vientisumas arba prieinamumas. Vagystė ar programišiai tam nebūtini.</p>
<h2>Nuo kada skaičiuojamas laikas</h2>
<p>Bendrojo duomenų apsaugos reglamento (BDAR) 33 straipsnis nustato: duomenų valdytojas praneša priežiūros institucijai nepagrįstai nedelsdamas ir, jei įmanoma, praėjus ne daugiau kaip 72 valandoms <strong>nuo tada, kai sužinojo</strong> apie pažeidimą. Lietuvoje tai Valstybinė duomenų apsaugos inspekcija (VDAI). Savaitgaliai ir šventės laikrodžio nesustabdo. Pavėlavus reikia pranešti vis tiek ir nurodyti vėlavimo priežastis.</p>
<p>Pranešti nereikia tik tada, kai pavojus žmonių teisėms ir laisvėms <em>mažai tikėtinas</em> – pavyzdžiui, pamestas diskas buvo patikimai užšifruotas, o raktas neatskleistas ir yra duomenų kopija.</p>
<h2>Pirmosios keturios valandos: sustabdyti</h2>
<ul>
<li>Atšaukite prieigas, pakeiskite slaptažodžius, nutraukite seansus, atjunkite užkrėstą įrangą nuo tinklo.</li>
<li>Neištrinkite pėdsakų: žurnalų, laiškų, disko atvaizdų prireiks ir Jums, ir tyrėjams.</li>
<li>Jei duomenys išsiųsti per klaidą, paprašykite gavėjo juos sunaikinti ir tai patvirtinti raštu.</li>
<li>Pradėkite įvykių lapą: kas, kada, ką pastebėjo ir padarė. Tikslus sužinojimo laikas rašomas pirmoje eilutėje.</li>
</ul>
<h2>Pirmoji diena: suprasti mastą</h2>
<p>Atsakykite į penkis klausimus. Kieno duomenys – darbuotojų, klientų, vaikų, pacientų? Kokie – kontaktai, asmens kodai, sveikatos ar mokėjimų informacija? Maždaug kiek žmonių ir įrašų? Ar duomenys paskelbti, pakeisti, ar tik laikinai neprieinami? Kokia žala žmogui reali: apgaulė, tapatybės vagystė, diskriminacija, finansinis nuostolis?</p>
<p>Pasitelkite duomenų apsaugos pareigūną, jei jį turite. Jei pažeidimas įvyko pas Jūsų paslaugų teikėją, jis yra duomenų tvarkytojas ir privalo pranešti Jums nepagrįstai nedelsdamas, bet VDAI informuojate Jūs.</p>
<h2>Antroji ir trečioji diena: pranešti</h2>
<p>Pranešime VDAI nurodoma:</p>
<ol>
<li>pažeidimo pobūdis, žmonių ir įrašų kategorijos bei apytikslis skaičius;</li>
<li>pareigūno arba kito kontaktinio asmens vardas, pavardė ir kontaktai;</li>
<li>tikėtinos pasekmės;</li>
<li>priemonės, kurių ėmėtės arba imsitės.</li>
</ol>
<p>Nelaukite, kol žinosite viską. Reglamentas leidžia informaciją teikti etapais: pirminis pranešimas laiku yra geriau negu išsami byla penktą dieną. Rekomenduojama forma ir pateikimo būdai skelbiami <a href="https://vdai.lrv.lt/">VDAI svetainėje</a>.</p>
<h2>Kada informuoti žmones</h2>
<p>Jeigu pavojus <strong>didelis</strong>, nukentėjusiesiems pranešama tiesiogiai ir nedelsiant (34 straipsnis). Rašykite paprastai: kas nutiko, kuo tai gresia, ką padarėme mes, ką patariame padaryti Jums, kam skambinti. Laiškas, kuriame tris pastraipas kalbama apie bendrovės rūpestį saugumu ir tik ketvirtoje minimi asmens kodai, pasitikėjimo negrąžina.</p>
<h2>Trys klaidos, kurios kainuoja brangiausiai</h2>
<p><strong>Laukti tyrimo pabaigos.</strong> Sužinojimu laikomas momentas, kai pakankamai aišku, kad pažeidimas įvyko, o ne diena, kai surašyta galutinė išvada.</p>
<p><strong>Tylėti, nes „nieko neatsitiko“.</strong> Užšifruoti, bet iš kopijos atkurti duomenys vis tiek buvo neprieinami, o prieš šifruojant galėjo būti nukopijuoti. Spręskite pagal įrodymus, ne pagal viltį.</p>
<p><strong>Nubausti pranešusįjį.</strong> Darbuotojas, kuris per pusvalandį prisipažino išsiuntęs failą ne tam žmogui, sutaupė Jums dvi paras. Jei jis už tai nukentės, kitas nebeprisipažins.</p>
<h2>Kas lieka visam laikui</h2>
<p>Kiekvienas pažeidimas, net ir toks, apie kurį nepranešėte, dokumentuojamas vidaus žurnale: aplinkybės, poveikis, taisomieji veiksmai ir sprendimo nepranešti motyvai. VDAI gali paprašyti jį parodyti.</p>
<table>
<thead><tr><th>Kam pranešti</th><th>Kada</th></tr></thead>
<tbody>
<tr><td>VDAI</td><td>Jei kyla pavojus žmonėms – per 72 val.</td></tr>
<tr><td>Nukentėję asmenys</td><td>Jei pavojus didelis – nedelsiant</td></tr>
<tr><td>NKSC</td><td>Jei esate kibernetinio saugumo subjektas ir incidentas didelis – pirmas perspėjimas per 24 val.</td></tr>
<tr><td>Policija</td><td>Jei yra nusikaltimo požymių</td></tr>
<tr><td>Draudikas, partneriai</td><td>Pagal sutartis</td></tr>
</tbody>
</table>
<p>Atsispausdinkite šią lentelę su telefonų numeriais ir laikykite ją ne tik serveryje. Tą dieną, kai jos prireiks, serveris gali būti kaip tik tai, kas neveikia.</p>`,
};
