import { describe, expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

/** What is said of the pair: kind, problem, the words of the output and of the source; „?“ if it is unsure. */
const found = (source: string, output: string) =>
  compareTexts(source, output, 'en').map(({ kind, problem, fact, source: told, isUnsure }) =>
    `${kind} ${problem}: ${fact} < ${told?.fact ?? ''}${isUnsure ? ' ?' : ''}`.trimEnd(),
  );

describe('a faithful translation is let through', () => {
  test.each([
    ['Logs are stored for six months.', 'Žurnalai saugomi pusę metų.'],
    ['The contract runs for 18 months.', 'Sutartis galioja pusantrų metų.'],
    ['It has a 2880x1800 screen.', 'Jo ekranas – 2880×1800.'],
    ['Sales rose in the third quarter.', 'Trečiąjį ketvirtį pardavimas išaugo.'],
    [
      'The company employs about 3,000 people in more than 20 countries.',
      'Daugiau nei 20 šalių bendrovėje dirba apie 3000 žmonių.',
    ],
    ['In Germany Microsoft sold it to Google.', 'Vokietijoje „Microsoft“ tai pardavė „Google“.'],
    ['The price does not include VAT.', 'Kaina nurodyta be PVM.'],
    ['Bill Gates came to Warsaw.', 'Billas Gatesas atvyko į Varšuvą.'],
    ['Mr. Hart left.', 'P. Hartas išėjo.'],
    ['The FBI warned of it.', 'FTB apie tai įspėjo.'],
    ['They said Monday was fine.', 'Jie sakė, kad pirmadienis tinka.'],
    ['He met Anna Berg in May.', 'Gegužę jis susitiko su Anna Berg.'],
    ['Adobe fixed it before Oracle did.', '„Oracle“ tai ištaisė prieš „Adobe“.'],
    ['The office in Berlin closed.', 'Biuras Berlyne uždarytas.'],
    ['Up to 10 firms joined.', 'Prisijungė iki 10 įmonių.'],
    ['It lasted an hour and a half.', 'Truko pusantros valandos.'],
    ['Both firms lost data.', 'Abi bendrovės prarado duomenis.'],
    ['It was founded in the 1980s.', 'Įkurta devintajame dešimtmetyje.'],
    ['It was founded in the 1980s.', 'Įkurta XX a. 9 dešimtmetyje.'],
    ['The team is devoid of ideas.', 'Komandoje nėra idėjų.'],
    ['They have yet to confirm it.', 'Jie to dar nepatvirtino.'],
    ['Click here unless you are ready.', 'Spustelėkite čia, jei nesate pasiruošę.'],
    ['He paid in March 2.5 per cent.', 'Kovo mėnesį jis sumokėjo 2,5 proc.'],
    ['He scored in the 1995-96 season.', 'Jis pelnė tašką 1995–1996 m. sezone.'],
    ['At about 13.10, a driver left.', 'Apie 13.10 val. išvyko vairuotojas.'],
    ['It was popular in the 2000s.', 'Tai buvo populiaru šio amžiaus pradžioje.'],
    ['None of the versions will be ignored.', 'Nė viena versija nebus atmesta.'],
    ['Its jubilee is the 100th anniversary.', 'Jos jubiliejus – šimtmečio sukaktis.'],
    ['Winds of 90 mph (145 km/h) blew.', 'Pūtė 90 myl./val. (145 km/val.) vėjas.'],
    ['Select the Fuzzy tool.', 'Pasirinkite įrankį „Neaiškusis“.'],
    ['The OECD report is out.', 'Pasirodė EBPO ataskaita.'],
    ['He asked the European Union for help.', 'Jis paprašė Europos Sąjungos pagalbos.'],
    ['Emissions fell by 2020 from the 2005 level.', 'Nuo 2005 m. lygio iki 2020 m. tarša krito.'],
    ['A 34-year-old had 2.03 per mille.', '34 m. vairuotojui nustatyta 2,03 promilės.'],
    ['In 991 he met 80 ships.', '991 m. jis sutiko 80 laivų.'],
    ['Support is available 24 hours a day.', 'Pagalba teikiama visą parą.'],
    ['It happened 20 years ago.', 'Tai įvyko prieš du dešimtmečius.'],
    ['It happened 50 years ago.', 'Tai įvyko prieš pusę amžiaus.'],
    ['It was decided in the 20th century.', 'Tai nuspręsta XX amžiuje.'],
    ['Of firms, 33 percent agree.', 'Trečdalis įmonių sutinka.'],
    ['Of people, one in 4 agrees.', 'Sutinka ketvirtadalis žmonių.'],
    ['He drove 4½ laps and 4-1/2 more.', 'Jis važiavo 4,5 rato ir dar 4,5.'],
    ['He remembers 9/11 well.', 'Jis gerai prisimena rugsėjo 11-ąją.'],
    ['He is in his 40s.', 'Jam daugiau nei 40 metų.'],
    ['It was music of the 70s.', 'Tai aštuntojo dešimtmečio muzika.'],
    ['In 2019 they sold 1,200.', '1 200 2019 m. pardavė jie.'],
    ['He sold 30 cars on October 12.', 'Spalio 12 jis pardavė 30 automobilių.'],
    ['He came from Toomebridge.', 'Jis atvyko iš Toome.'],
    ['Four minutes into it, Gary scored.', 'Ketvirtąją minutę Gary pelnė tašką.'],
    ['She is not bluffing.', 'Ji neblefuoja.'],
    ['He was King (1418 – 1450).', 'Jis buvo karalius (1418–1450 m.).'],
    ['It ended in 1683 (1644–1912).', 'Dinastija (1644–1912) baigėsi 1683 m.'],
    ['She says boomerangs are non-returning.', 'Ji sako, kad bumerangai yra negrįžtantys.'],
    ['The loss was a surprise.', 'Ši nelaimė buvo netikėta.'],
    ['His aunt is yet to taste defeat.', 'Jo teta dar nėra patyrusi pralaimėjimo.'],
    ['He met Johnny English in May.', 'Gegužę jis susitiko su Super Džoniu.'],
    // A figure that names something, a code, a reference and a date of figures move with their words.
    ['Post an invoice for 1,000.00 for customer 4028.', '4028 klientui įrašykite 1 000,00 sumą.'],
    [
      'Orders 6-5 and 6-6 of US-007 were grouped.',
      'Kliento US-007 užsakymai 6-5 ir 6-6 sugrupuoti.',
    ],
    ['Shop (8) uses goods of room (3).', 'Prekes iš (3) patalpos naudoja parduotuvė (8).'],
    ['A third (33) and a half (50) agree.', 'Pusė (50) ir trečdalis (33) sutinka.'],
    [
      'He had three sons and three shops, and four cars.',
      'Jis turėjo keturis automobilius, tris sūnus ir tris parduotuves.',
    ],
    ['It starts at 9:00 AM and ends at 7:00 PM.', 'Pradžia 9.00, o pabaiga 19.00.'],
    ['It runs at 12 midnight.', 'Veikia 12 val. nakties.'],
    ['It is -18° Celsius there.', 'Ten yra -18 °C.'],
    ['Data older than seven days is gone.', 'Senesni nei septynių dienų duomenys dingo.'],
    ['It came with the February 2021 release.', 'Atsirado kartu su vasario 2021 leidimu.'],
    ['It calls REST APIs of Google.', 'Kreipiasi į „Google“ REST API.'],
    ['The meeting marks 100 years this week.', 'Susitikimas šią savaitę mini 100-ąsias metines.'],
    ['Windows 10 and 11 need it.', 'To reikia „Windows 10“ ir „Windows 11“.'],
    // Nothing is denied.
    ['You cannot use it until the disk is ready.', 'Nenaudokite jo, kol diskas nebus parengtas.'],
    [
      'Select Validate to check for errors.',
      'Pasirinkite „Tikrinti“, kad patikrintumėte, ar nėra klaidų.',
    ],
    ["The card doesn't include a text.", 'Į kortelę tekstas neįtraukiamas.'],
    ["It does't work here.", 'Čia tai neveikia.'],
    ['The toaster is out of stock.', 'Skrudintuvo nebėra.'],
    ['The code excludes spaces.', 'Kodas pašalina tarpus.'],
    [
      'The outage kept all of the offices in the country from receiving it.',
      'Dėl gedimo jo negavo visi šalies biurai.',
    ],
    ['See releases for November and December 2021.', 'Žr. 2021 m. lapkričio ir gruodžio leidimus.'],
    ["The protests of May '68 changed it.", '1968 m. gegužės protestai tai pakeitė.'],
    ["See the October '19 release.", 'Žr. 2019 m. spalio leidimą.'],
    ['It ran 20 October - 2 November.', 'Vyko spalio 20-lapkričio 2 dienomis.'],
    [
      'It makes new Party records in the finance app.',
      'Ji kuria naujus šalies įrašus „Finance“ programoje.',
    ],
    ['In Formula 1 he won seven times.', 'Septynis kartus jis laimėjo Formulės 1 lenktynes.'],
    ['The list excludes children.', 'Sąraše vaikų nėra.'],
    ['Turn on 2FA now.', 'Įjunkite 2 veiksnių apsaugą.'],
    ['NO-00002 is a payment.', 'NO-00002 yra mokėjimas.'],
    ['He watches the show.', 'Jis žiūri serialą Nesutinku.'],
  ])('%s → %s', (source, output) => {
    expect(found(source, output)).toEqual([]);
  });
});

/** Source | output | what is found. */
const WRONG = `
The minister declined to answer. | Ministras neatsisakė atsakyti. | negation added: neatsisakė <
The trial took place in May and concluded in June. | Teismas vyko gegužę, o nebaigėsi birželį. | negation added: nebaigėsi <
Police share this view. | Policija šios nuomonės neturi. | negation added: neturi <
The storm has winds of 40 mph. | Audros vėjas nesiekia 40 myl./h. | negation added: nesiekia <
Tickets will cost 50 euros. | Bilieto kaina nebus 50 eurų. | negation added: nebus <
The report is here to read. | Ataskaitą skaityti negalima. | negation added: negalima <
The fire began on the seventh floor. | Gaisras kilo pirmajame aukšte. | ordinal changed: pirmajame < seventh
Part of Juncture 2018 is the biggest one. | Dalis „Juncture 2018“ yra mažiausia. | trend changed: mažiausia < biggest
The stock rose by 10 percent. | Akcijos atpigo 10 proc. | trend changed: atpigo < rose
The tank was not yet filled. | Talpykla dar buvo pripildyta. | negation left_out:  < not
Poor water kills people all over the world each year. | Kas mėnesį dėl blogo vandens pasaulyje miršta žmonės. | period changed: Kas mėnesį < each year
If a request is rejected, the entry can't be edited. | Jei užklausa atmetama, įrašą galima redaguoti. | negation left_out:  < can't
You don't have to set it up. | Nustatyti tai reikia. | negation left_out:  < don't
Dynamics 365 has 2 waves. | „Dynamics 2“ turi 365 bangas. | order exchanged: 2 < 2
From March 1, 2020, version 2 ends. | Nuo 2 m. kovo 1 d. 2020 versija baigiasi. | order exchanged: 2 < 2
It lasted 6 months. | Truko 6 dešimtmečius. | unit changed: 6 dešimtmečius < 6 months
The driver, aged 64, was fine. | Vairuotojui, kuriam yra 64 mėnesiai, viskas gerai. | unit changed: 64 mėnesiai < 64
He won the 100m. | Jis laimėjo 100 km rungtį. | unit changed: 100 km < 100m
They scored in the 25th minute. | Jie pelnė tašką 25 sekundę. | unit changed: 25 sekundę < 25
The driver of 34 had 2.03 per mille. | 2,03 m. vairuotojui nustatyta 34 promilės. | unit changed: 34 promilės < 2.03 per mille
Emissions fell by 2020 from the 2005 level. | Nuo 2020 m. lygio iki 2005 m. tarša krito. | order exchanged: 2020 < 2020
Some months ago visits rose to three times a year. | Prieš kelis mėnesius leista lankyti jau iki trijų kartų per savaitę. | period changed: savaitę < year; period changed: per savaitę < a year
GIMP opens it at once. | „Photoshop“ tai atveria iškart. | person changed: Photoshop < GIMP ?
In 1884, Tesla moved to the city. | 1884 m. Honda persikėlė į miestą. | person changed: Honda < Tesla
Firefox Quantum is here. | Štai ir „Chrome Quantum“. | person changed: Chrome < Firefox
Users of Windows like it. | Tai mėgsta „macOS“ naudotojai. | person changed: macOS < Windows
Mr Salmond resigned. | Clintonas atsistatydino. | person changed: Clintonas < Salmond
Trade policy could improve their rate. | Prekybos politika gali pabloginti jų rodiklį. | trend changed: pabloginti < improve
The war pressed them by lowering taxes. | Karas juos spaudė padidindamas mokesčius. | trend changed: padidindamas < lowering
In the past they agreed. | Vėliau jie sutiko. | trend changed: Vėliau < past
The price includes a bag. | Kaina neapima maišelio. | negation added: neapima <
Profit fell in the third quarter. | Pelnas sumažėjo ketvirtąjį ketvirtį. | ordinal changed: ketvirtąjį < third
Prices rose in May. | Gegužę kainos sumažėjo. | trend changed: sumažėjo < rose
It costs €5 per month. | Kaina – 5 Eur per metus. | period changed: metus < month; period changed: per metus < per month
The price is €5 excluding VAT. | Kaina – 5 Eur įskaitant PVM. | contrast changed: įskaitant < excluding; negation left_out:  < excluding
The server is down. | Serveris neveikia 15 min. | number added: 15 min. <; negation added: neveikia <
Only Microsoft knew about it. | Apie tai žinojo tik „Google“. | person changed: Google < Microsoft
The factory stands in Germany. | Gamykla stovi Prancūzijoje. | place changed: Prancūzijoje < Germany
A man called John Smith was arrested. | Policija suėmė vyrą, vardu Johnas Brownas. | person changed: Brownas < Smith
It was Cisco who warned. | Apie tai įspėjo „Juniper“. | person changed: Juniper < Cisco
The phone runs Android. | Telefone veikia „Windows“. | person changed: Windows < Android
Prices rose by 5%. | Kainos pakilo 6 %. | percent changed: 6 % < 5%; number left_out:  < 5%
More people use it. | Jį naudoja mažiau žmonių. | trend changed: mažiau < More
The first version was slow. | Antroji versija buvo lėta. | ordinal changed: Antroji < first
Nobody was hurt. | Žmonės nukentėjo. | negation left_out:  < Nobody ?
They never confirmed it. | Jie tai patvirtino. | negation left_out:  < never
It no longer works. | Jis vis dar veikia. | negation left_out:  < no
It opened in Vilnius and Kaunas. | Atidaryta Vilniuje ir Klaipėdoje. | place changed: Klaipėdoje < Kaunas
Samsung has 20 plants and LG 10. | „Samsung“ turi 10 gamyklų, o LG – 20. | order exchanged: 10 < 10
At least 10 firms joined. | Prisijungė daugiausia 10 įmonių. | bound changed: 10 < 10
It costs $5. | Kaina – 5 eurai. | currency changed: 5 eurai < $5
It weighs 5 kg. | Sveria 5 g. | unit changed: 5 g < 5 kg
It was released on May 5. | Išleista gegužės 6 d. | date changed: gegužės 6 d. < May 5
It was released in 2019. | Išleista 2020 m. | number changed: 2020 < 2019
Half of firms were hit. | Nukentėjo trečdalis įmonių. | fraction changed: trečdalis < Half
It lasted two hours. | Truko pusantros valandos. | unit changed: pusantros valandos < two hours
The list excludes children. | Sąraše yra vaikai. | negation left_out:  < excludes
The attack was stopped. | Ataka nebuvo sustabdyta. | negation added: nebuvo <
The flaw was not fixed. | Spraga buvo ištaisyta. | negation left_out:  < not
The plant has 120 machines and 340 workers. | Gamykloje yra 340 mašinų ir 120 darbininkų. | order exchanged: 340 < 340
Mr. Young met him there. | Ten su juo susitiko Goodmanas. | person changed: Goodmanas < Young
The service is safe and only for staff. | Paslauga nėra saugi ir skirta tik darbuotojams. | negation added: nėra <
The firm will open two offices. | Įmonė nebus atidariusi dviejų biurų. | negation added: nebus <
The brand belongs to the company. | Prekių ženklas nepriklauso įmonei. | negation added: nepriklauso <
He did not sign the deal. | Jis pasirašė sandorį. | negation left_out:  < not
Only staff are excluded, prices excluding tax. | Tik darbuotojai, kainos su mokesčiais. | negation left_out:  < excluding
It is more expensive than the most popular one. | Jis pigesnis už populiariausią. | trend changed: pigesnis < expensive
The country plays a stronger role. | Šalies vaidmuo silpnesnis. | trend changed: silpnesnis < stronger
It met its earlier goal. | Ji pasiekė vėlesnį tikslą. | trend changed: vėlesnį < earlier
Ten firms, including Honda, agreed. | Sutiko dešimt įmonių, išskyrus „Honda“. | contrast changed: išskyrus < including
It is held every day. | Rengiama kiekvieną mėnesį. | period changed: kiekvieną mėnesį < every day
The bridge has two lanes and three towers. | Tilte yra trys juostos ir trys bokštai. | word changed: trys < two
The cost can triple. | Kaina gali išaugti dvigubai. | word changed: dvigubai < triple
He met Anna Berg in May. | Gegužę jis susitiko su Anna Holm. | person changed: Holm < Berg
Mr. Hart left. | P. Carteras išėjo. | person changed: Carteras < Hart ?
NBC was told of it. | Apie tai pranešta CNN. | person changed: CNN < NBC
In October it was confirmed. | Birželį tai patvirtinta. | month changed: Birželį < October
It happened in May. | Tai įvyko kovą. | month changed: kovą < May
Around 16,700 people were moved to 24 centres. | Maždaug 24 žmonės perkelti į 16 700 centrų. | order exchanged: 24 < 24
The pixel is 255. It is cut to 255 and raised to 0. | Pikselis yra 0. Jis sumažintas iki 255 ir padidintas iki 255. | order exchanged: 0 < 0
It had its 15th birthday in 2013. | 15-aisiais ji šventė 2013-ąjį gimtadienį. | order exchanged: 15 < 15
Of 50 firms some (23%) pay, of 80 others (17%) do. | Iš 50 įmonių moka kai kurios (17 proc.), iš 80 kitų (23 proc.) taip pat. | order exchanged: 17 proc. < 17%
He died in 2011 aged 40. | Jis mirė būdamas 2011 metų, 40 m. | order exchanged: 2011 < 2011
In 2017 only 14 firms did it. | Per 14 metus tai padarė 2017 įmonių. | order exchanged: 14 metus < 14
He did not come and the price rose. | Jis neatvyko, o kaina nepakilo. | negation added: nepakilo <
It costs €5 a month and is paid every year. | Kaina – 5 Eur per savaitę, mokama kasmet. | period changed: savaitę < month; period changed: per savaitę < a month
Berlin has closed its office. | Madridas biurą jau uždarė. | place changed: Madridas < Berlin
He won the second and the third race. | Jis laimėjo trečias ir trečias lenktynes. | ordinal changed: trečias < second
The two men met three women and the three left. | Trys vyrai sutiko tris moteris ir trys išėjo. | word changed: Trys < two
They bought it from Apple. | Jie tai pirko iš Xeroxo. | person changed: Xeroxo < Apple
They bought it from Apple in May. | Gegužę jie tai pirko iš „Xerox“. | person changed: Xerox < Apple
The software of GIMP is free. | „Xerox“ programinė įranga nemokama. | person changed: Xerox < GIMP
They praised NBC and left. | Jie gyrė Xeroxą ir išėjo. | person changed: Xeroxą < NBC
They praised NBC and the FBI. | Jie gyrė Xeroxą ir FTB. | person changed: Xeroxą < NBC ?
It fell by 5 km and rose. | Nukrito 5 mylias ir pakilo. | unit changed: 5 mylias < 5 km
It costs 5 euros or 7 dollars. | Kaina – 7 eurai. | currency changed: 7 eurai < 5 euros; number left_out:  < 5 euros
All firms agreed. | Sutiko 100 įmonių. | number added: 100 <
The firm is here. | Įmonėje yra 12 kambarių. | number added: 12 <
The firm has 12 rooms. | Įmonė turi kambarių. | number left_out:  < 12
The firm has 2 rooms. | Įmonė turi kambarių. | number left_out:  < 2 ?
The drive took 10 miles. | Kelionė truko 16 km. | unit changed: 16 km < 10 miles ?; number left_out:  < 10 miles ?
The drive took 10 miles. | Kelionė truko 30 km. | unit changed: 30 km < 10 miles; number left_out:  < 10 miles
He did not fail to come. | Jis atvyko. | negation left_out:  < not ?
They did not say it until May. | Jie tai pasakė gegužę. | negation left_out:  < not ?
They never said it, without a doubt. | Jie tai pasakė. | negation left_out:  < never ?
The second team was third. | Trečioji komanda buvo trečia. | ordinal changed: Trečioji < second
It was the first day. | Tai buvo antroji diena. | unit changed: antroji diena < first day
It was the second day. | Tai buvo pirmoji diena. | ordinal changed: pirmoji < second day
See releases for November and December 2021. | Žr. 2021 m. lapkričio ir spalio leidimus. | date changed: 2021 m. lapkričio ir spalio < November and December 2021
The bank makes money from selling its shares. | Bankas uždirba, kai neparduoda savo akcijų. | negation added: neparduoda <
Cisco warned users about the signal. | „Signal“ perspėjo naudotojus apie signalą. | person changed: Signal < Cisco
The file contains no spaces. | Faile yra tarpų. | negation left_out:  < no
The vendor no longer has the option to confirm it. | Tiekėjas gali tai patvirtinti. | negation left_out:  < no
It does not consume the capacity. | Ji naudoja pajėgumą. | negation left_out:  < not
The entry couldn't be saved. | Įrašą išsaugoti pavyko. | negation left_out:  < couldn't
Ten firms, including Honda, agreed besides. | Sutiko dešimt įmonių, išskyrus „Honda“. | contrast changed: išskyrus < including ?
He said: it works. | Jis pasakė: Neveikia. | negation added: Neveikia <
Click a pixel of the picture. | Spustelėkite paveikslėlio milimetrą. | unit changed: milimetrą < pixel
`;

test.each(
  WRONG.trim()
    .split('\n')
    .map((line) => line.split(' | ')),
)(
  'what is not what the source says is found, with the words of both: %s → %s',
  (source = '', output = '', finding) => {
    expect(found(source, output).join('; ')).toBe(finding);
  },
);

test('a sentence with a figure that was left out of a longer text is told', () => {
  const source = 'The firm was hit. It lost 47 servers. Nobody was hurt.';
  const output = 'Įmonė užpulta. Niekas nenukentėjo.';
  expect(found(source, output)).toEqual(['number left_out:  < 47']);
  // Of one that is not there nothing else can be compared.
  const gone = 'The firm was hit. It never paid 47 euros to Microsoft in May. Nobody was hurt.';
  expect(found(gone, output)).toEqual(['number left_out:  < 47 euros']);
});

test('a figure that is right in one sentence is wrong in another', () => {
  const source = 'The first office has 12 rooms.\nThe second office has 30 rooms.';
  const output = 'Pirmajame biure yra 12 kambarių.\nAntrajame biure yra 31 kambarys.';
  expect(found(source, output)).toEqual(['number changed: 31 < 30']);
});

test('a hostile text is compared in time that grows with its length', () => {
  const long = 'A. 1 '.repeat(2_000);
  expect(Array.isArray(compareTexts(long, long, 'en'))).toBe(true);
});

test.each([
  ['He spoke in the Coroner’s Court.', 'Koronerio teisme kalbėjo Shaquelle.', 'Shaquelle'],
  ['The firm keeps up with rivals.', 'Įmonė neatsilieka nuo varžovų.', 'neatsilieka'],
  ['It happened before the update.', 'Tai įvyko po atnaujinimo.', 'po'],
  ['Users can and must update.', 'Vartotojai gali neatnaujinti.', 'neatnaujinti'],
])('%s → %s: worth a look, no reason against publishing', (source, output, fact) => {
  expect(compareTexts(source, output, 'en')).toMatchObject([{ fact, isUnsure: true }]);
});

/** Source | output | the figure that stands in another's place, or none. */
const ORDER = `
The firm sold 400 cars in 1966. | Įmonė 400 m. pardavė 1966 automobilius. | 400
In 1966 the firm sold 400 cars. | 1966 m. įmonė pardavė 400 automobilių. |
It has 400 rooms. | 400 m. jis turėjo kambarių. | 400
It has 90 rooms. | 90 m. jis turėjo kambarių. |
It has 121 rooms. | 121 m. jis turėjo kambarių. | 121
It has 120 rooms. | 120 m. jis turėjo kambarių. |
He was 121. | Būdamas 121 metų jis mirė. | 121 metų
He was 120. | Būdamas 120 metų jis mirė. |
By 991 he had ships. | 991 m. jis turėjo laivų. |
He ruled until 323 BCE. | Jis valdė iki 323 m. pr. Kr. |
Profit rose 5% and sales 8%. | Pelnas išaugo 8 %, o pardavimai – 5 %. | 8 %
Profit rose 5% and sales 8%. | Pelnas išaugo 5 %, o pardavimai – 8 %. |
The office has 40 desks and 70 chairs. | Biure yra 70 stalų ir 40 kėdžių. | 70
The office has 40 desks and 70 chairs. | Biure yra 40 stalų ir 70 kėdžių. |
It has two doors and five gates. | Jis turi penkias duris ir dvejus vartus. |
About 40 firms (20 of them small) left. | Iš jų išėjo (20 mažų) apie 40 įmonių. |
It has three doors and four gates. | Jis turi keturias duris ir trejus vartus. | keturias
The price rose to 40 from 30. | Kaina nuo 30 išaugo iki 40. |
The price rose from 30 to 40. | Kaina nuo 40 išaugo iki 30. | 40
About 5% of 20 firms left. | Iš 20 įmonių išėjo apie 5 %. |
On May 5 a man met 12 friends. | 12 draugų vyras sutiko gegužės 5 d. |
It opened in 1999 and closed in 2004. | Atidaryta 2004 m., uždaryta 1999 m. | 2004
It opened in 1999 and closed in 2004. | Atidaryta 1999 m., uždaryta 2004 m. |
It sold about 5,000 bikes and 15 cars. | Parduota 15 automobilių ir apie 5000 dviračių. |
It sold 5,000 bikes and 15 cars. | Parduota 15 dviračių ir 5000 automobilių. | 15
It sold 5,000 bikes and 9,000 cars. | Parduota 9000 dviračių ir 5000 automobilių. | 9000
A 34-year-old met a 51-year-old. | 51 m. vyras sutiko 34 m. vyrą. |
About 20 km north and about 65 km south of it. | Apie 65 km į šiaurę ir apie 20 km į pietus. | 65 km
A fine of 650 to 2500 (now 579 to 2310) is set. | Skiriama bauda nuo 650 iki 579 (dabar nuo 2500 iki 2310). | 579
Models predict 2 to 4 inches, with up to 6 inches. | Numatoma 6–4 colių, vietomis iki 2 colių. | 6
The plant makes 20 to 40 cars and 60 bikes. | Gamykla pagamina 60–40 automobilių ir 20 dviračių. | 60
It costs $15.00, with a variance of $2.00 for one. | Kainuoja 2,00 USD, nuokrypis vienai – 15,00. | 2,00 USD
It costs $1500 and the service $150. | Kainuoja 150 dol., o paslauga – 1500 dol. | 150 dol.
It began in 1810 and did not end until 1818. | Prasidėjo 1818 m., o baigėsi tik 1810 m. | 1818
It sold 5,000 servers and 15 cars. | Parduota 15 automobilių ir 5000 serverių. |
It sold 5,000 new big servers and 15 cars. | Parduota 15 automobilių ir 5000 naujų didelių serverių. | 15
It sold 5,000 motorbikes and 15 cars. | Parduota 15 automobilių ir 5000 motociklų. |
It sold 5,000 bus sets and 15 cars. | Parduota 15 automobilių ir 5000 busų. | 15
It sold 5,000 mini sets and 15 cars. | Parduota 15 automobilių ir 5000 mini. |
It has 12 rooms, 12 doors and 30 beds. | Jame yra 30 kambarių, 12 durų ir 12 lovų. | 30
`;

test.each(
  ORDER.trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim())),
)('figures in each other’s place: %s → %s: „%s“', (source = '', output = '', figure = '') => {
  const order = compareTexts(source, output, 'en').filter(({ kind }) => kind === 'order');
  expect(order.map(({ fact }) => fact)).toEqual(figure ? [figure] : []);
});

describe('in news of the trade', () => {
  test.each(
    `
Oracle bought the start-up. | „Cisco“ nusipirko startuolį. | person changed: Cisco < Oracle
Excel users can try it. | „Word“ naudotojai gali tai išbandyti. | person changed: Word < Excel
Edge gets a new sidebar. | „Opera“ gaus naują šoninę juostą. | person changed: Opera < Edge
Fortinet warns of attacks. | „Ivanti“ įspėja apie atakas. | person changed: Ivanti < Fortinet
DeepMind launched a model. | „Anthropic“ pristatė modelį. | person changed: Anthropic < DeepMind
Word users can try it. | Išbandyti gali „Word“ naudotojai. |
Attackers can read the files. | „Windows“ failus gali perskaityti įsilaužėliai. |
Teams of engineers work on it. | Prie to dirba „Google“ inžinieriai. |
Use the Customer view of Finance insights. | Naudokite „Finance Insights“ rodinį Klientas. |
Volunteers support the Manifesto. | Savanoriai palaiko „Mozillos“ manifestą. |
The data center is in Dublin. | Duomenų centras yra Londone. | place changed: Londone < Dublin
The office in Tokyo will close. | Biuras Osakoje bus uždarytas. | place changed: Osakoje < Tokyo
They will never trust Washington. | Jie niekada nepasitikės Niujorku. | place changed: Niujorku < Washington
Hong Kong fined the bank. | Singapūras nubaudė banką. | place changed: Singapūras < Hong Kong
The Dublin company fixed it. | Airijos bendrovė tai ištaisė. |
Moscow denied it. | Rusija tai neigė. |
Moscow and Washington agreed. | Rusija ir JAV susitarė. |
The Dublin and Paris companies agreed. | Airijos ir Prancūzijos bendrovės susitarė. |
The Dublin and Paris companies agreed. | Airijos ir Ispanijos bendrovės susitarė. | place changed: Ispanijos < Paris
Disable the service. | Įjunkite paslaugą. | contrast changed: Įjunkite < Disable
Enable the service. | Išjunkite paslaugą. | contrast changed: Išjunkite < Enable
Upload speeds reach 50 Mbps. | Atsisiuntimo sparta siekia 50 Mb/s. | contrast changed: Atsisiuntimo < Upload
Values are set up in the table. | Lentelėje nurodytos žemiausia ir aukščiausia reikšmės. |
Prices are up 5% this year. | Kainos šiemet sumažėjo 5 proc. | trend changed: sumažėjo < up
It is the 802.11n standard. | Tai 802.11n standartas. |
Microsoft sued Google. | „Google“ padavė į teismą „Microsoft“. | order exchanged: Google < Microsoft ?
Microsoft sued Google. | „Microsoft“ padavė į teismą „Google“. |
Microsoft was sued by Google. | „Google“ padavė į teismą „Microsoft“. |
Microsoft sued Google. | „Google“ buvo „Microsoft“ paduota į teismą. |
`
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((part) => part.trim())),
  )('%s → %s: %s', (source = '', output = '', finding = '') => {
    expect(found(source, output)).toEqual(finding ? [finding] : []);
  });

  test.each([
    ['Passwords were not stolen.', 'Slaptažodžiai pavogti.', 'not'],
    ['Microsoft will not release a patch.', '„Microsoft“ išleis pataisą.', 'not'],
    ['No data was lost.', 'Duomenys prarasti.', 'No'],
    ['The bank never stored card numbers.', 'Bankas kaupė kortelių numerius.', 'never'],
    ['The service isn’t available.', 'Paslauga prieinama.', 'isn’t'],
    ['The firm did not encrypt the copies.', 'Bendrovė kopijas užšifravo.', 'not'],
  ])('a denial that nothing stands for is missed: %s → %s', (source, output, denial) => {
    expect(found(source, output)).toEqual([`negation left_out:  < ${denial}`]);
  });

  test.each([
    ['Not until 2027 will the law apply.', 'Įstatymas bus taikomas tik nuo 2027 m.'],
    ['Passwords were not stolen.', 'Slaptažodžių niekas nepavogė.'],
  ])('what is denied otherwise is let through: %s → %s', (source, output) => {
    expect(found(source, output)).toEqual([]);
  });

  test('what English denies and Lithuanian may affirm is only marked', () => {
    expect(found('Do not forget to update.', 'Būtinai atnaujinkite.')).toEqual([
      'negation left_out:  < not ?',
    ]);
    expect(found('No data was lost.', 'Duomenys išsaugoti.')).toEqual([
      'negation left_out:  < No ?',
    ]);
    expect(found('The company will stop work.', 'Bendrovė nebedirbs.')).toEqual([
      'negation added: nebedirbs <  ?',
    ]);
  });
});
