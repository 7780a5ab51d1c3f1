import type { DemoPublishedArticle } from '../demo-articles.ts';

export const remoteWorkArticle: DemoPublishedArticle = {
  title: 'Saugus nuotolinis darbas: kada užtenka VPN, o kada jo nebereikia',
  slug: 'vpn-ir-saugus-nuotolinis-darbas',
  excerpt:
    'Atviras nuotolinis darbalaukis, VPN su vienu slaptažodžiu, asmeninis kompiuteris prie virtuvės stalo. Aptariame tris prieigos būdus, reikalavimus įrenginiams ir taisykles, kurias verta užrašyti.',
  category: 'Technologijos',
  score: 68,
  publishedDaysAgo: 102,
  importType: 'manual',
  source: null,
  html: `<p>Hibridinis darbas tapo kasdienybe, bet daugelio įmonių nuotolinė prieiga taip ir liko tokia, kokia buvo paskubomis įrengta vieną pavasarį. Pats metas ją peržiūrėti kaip nuolatinę sistemą, o ne laikiną priemonę.</p>
<h2>Ko neturi būti</h2>
<p>Pradėkime nuo draudimo: nuotolinio darbalaukio (RDP) prievado negalima atverti tiesiai į internetą. Pakeistas prievado numeris neapsaugo, nes skeneriai tikrina visus. Jeigu Jūsų maršrutizatoriuje yra taisyklė, nukreipianti 3389 prievadą į serverį ar buhalterės kompiuterį, uždarykite ją šiandien, o straipsnį pabaikite skaityti paskui.</p>
<h2>Trys prieigos būdai</h2>
<h3>Įprastas VPN</h3>
<p>Užšifruotas tunelis tarp nešiojamojo ir biuro. Tinka, kai reikia vietinių failų ar apskaitos serverio. Silpnoji vieta ta, kad prisijungęs kompiuteris dažnai mato visą vidinį tinklą. Todėl ugniasienėje leiskite tik reikalingus adresus ir prievadus: pardavėjui nereikia pasiekti kamerų įrašymo įrenginio.</p>
<h3>Nuotolinis darbalaukis per vartus</h3>
<p>Darbuotojas mato biuro kompiuterio ar terminalų serverio ekraną, o duomenys namo nekeliauja. Patogu su sena programa, kuri per lėtą ryšį nedirba. Vartai privalo reikalauti antro veiksnio.</p>
<h3>Prieiga prie konkrečios programos</h3>
<p>Šis modelis angliškai vadinamas <em>zero trust network access</em>. Tinklas apskritai neatveriamas: tikrinama, kas jungiasi, iš kokio įrenginio, ar tas įrenginys tvarkingas, ir įleidžiama tik į vieną programą. Jei beveik viskas jau yra debesijoje, tradicinio tunelio gali nebereikėti visai – jį pakeičia sąlyginė prieiga.</p>
<table>
<thead><tr><th>Situacija</th><th>Tinkamas būdas</th></tr></thead>
<tbody>
<tr><td>Failų serveris biure, 5–30 žmonių</td><td>VPN su ribotomis taisyklėmis</td></tr>
<tr><td>Sena apskaitos programa</td><td>Darbalaukis per vartus</td></tr>
<tr><td>Paštas ir failai debesijoje</td><td>Sąlyginė prieiga be VPN</td></tr>
<tr><td>Išorės rangovas</td><td>Laikina prieiga prie vienos sistemos, su įrašu žurnale</td></tr>
</tbody>
</table>
<h2>Įrenginys svarbesnis už tunelį</h2>
<p>VPN užšifruoja ir tai, ką siunčia užkrėstas kompiuteris. Todėl prieigą suteikite tik įmonės valdomiems įrenginiams, kurie atitinka keturias sąlygas: diskas užšifruotas, įdiegtos pataisos, veikia EDR arba antivirusinė apsauga, žmogus dirba be administratoriaus teisių. Asmeniniam kompiuteriui palikite naršyklę su draudimu atsisiųsti failus.</p>
<h2>Namų tinklas – tiek, kiek realu</h2>
<p>Nereikalaukite iš darbuotojų tapti tinklo inžinieriais. Pakanka trumpo lapelio:</p>
<ul>
<li>maršrutizatoriaus gamyklinis slaptažodis pakeistas, įjungti automatiniai atnaujinimai;</li>
<li>belaidis ryšys apsaugotas WPA2 arba WPA3, o svečiams ir išmaniems daiktams – atskiras tinklas;</li>
<li>kompiuteris užrakinamas pasitraukus net ir tada, kai namie tik vaikai;</li>
<li>viešajame tinkle ar viešbutyje verčiau naudoti telefono ryšį.</li>
</ul>
<h2>Taisyklės, kurias verta užrašyti</h2>
<ol>
<li>Kas ir kieno leidimu gauna nuotolinę prieigą, kada ji peržiūrima.</li>
<li>Kur galima laikyti dokumentus, ar leidžiama spausdinti namuose.</li>
<li>Kam ir kaip greitai pranešti pametus įrenginį – į šį numerį turi kas nors atsiliepti ir šeštadienį.</li>
<li>Iš kokių šalių jungtis leidžiama; atostogaujant užsienyje prieiga atveriama iš anksto ir ribotam laikui.</li>
</ol>
<h2>Išorės rangovai</h2>
<p>Staklių gamintojo inžinierius, apskaitos programos konsultantas, kamerų montuotojas – visi jie prašo „tik trumpam prisijungti“. Atskira paskyra kiekvienam, galiojimo pabaigos data ir prieiga, įjungiama tik darbo valandoms, atima vos kelias minutes, o vėliau leidžia atsakyti, kas ir ką keitė. Nuolat veikianti nuotolinės pagalbos programa su neribota prieiga, palikta serveryje prieš trejus metus, yra durys, kurių niekas nebesaugo. Suraskite jas ir pašalinkite.</p>
<h2>Kaip pastebėti svetimą</h2>
<p>Prisijungimų žurnalas naudingas tik tada, kai jį kas nors skaito arba jis pats siunčia įspėjimą. Trys signalai, nuo kurių verta pradėti: prisijungimas iš neįprastos šalies, daug nesėkmingų bandymų iš eilės ir sėkmingas prisijungimas naktį prie paskyros, kuri paprastai dirba dieną. Ir nepamirškite pačių VPN vartų: juos atnaujinti reikia greičiau negu bet kurį kitą įrenginį įmonėje, nes jie vieninteliai nuolat stovi lauke.</p>`,
};
