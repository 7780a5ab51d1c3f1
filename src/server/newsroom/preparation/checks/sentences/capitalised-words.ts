import { stemOf } from './name-likeness.ts';

/* Words that a name or a title is made of and that are translated: a capital alone does not make a name. */

/** What is short would begin names too: of it only the word itself, in its forms. */
const stems = (words: string, shortest: number, endings: string) =>
  new RegExp(
    `^(?:${words
      .trim()
      .split(/\s+/)
      .map((word) =>
        /^\p{L}+$/u.test(word) && word.length <= shortest ? `${word}${endings}` : word,
      )
      .join('|')})`,
    'u',
  );

/** Beginnings, lower case. */
export const ENGLISH_ORDINARY = stems(
  `
  academ act(?:s|ion|ive|or|ress)?$ administrat advanc affair agenc agreement air aircraft airport alliance all$ alpha$ ambassador ancient and$ antarctic anti app$ appeal arab archbishop arch arctic area arm(?:y|ies|ed) art(?:s|icle|ist)?$ assembl assist associat atlantic attorney author award axis
  bank bar$ base basin battle bay$ beach best bible big bill$ bishop black blue board bridge broadcast bronze brother brush bucket budget build bureau bush$ business button
  cabinet cache camp campaign cancel cancer capital captain care case castle cathol cathedral cell cent(?:er|re|ral|ury|imet) chair chamber champion chancellor channel chapter charit chief child christian church circle cit(?:y|ies|izen) civil class clear click climate clone club coach coast cold college colon colou?r comedy command commerc commiss commit commonwealth communit companies company competition computer conference congress conserv constitution consult content control convention convert cooperation copy corp coast council count(?:y|ies|er|ry) couple court cover create credit crime criminal crisis cross crown cultur cup customs?
  daily dark data day dead deal death debt decision defen[cs]e delete democra depart deput desert design dialog digital diplomat direct disease district doctor document draw drug duke duplicate
  earth east eastern easter econom edit education eight eighteenth eleventh elect embassy emirates? emperor empire employ energ engine enterprise environment equal era$ euro$ event exchange exclude execut export express
  faculty fair famil father fbi federa fellow festival fifth fifteenth file fill film filter final financ fire first flag flatten float floor fog food football force foreign forest form former forum foundation fourth free freedom friend from front fund
  galax galler game gate gdp general german gesture global god gold good government governor grammar grand$ gran$ graph gray great green grey group guard guid gulf
  hall hard head headmaster health heart heritage high hill histor hit holiday holocaust holy home horizon hospital host hour house household human hurricane
  image imperial import independen index industr infect informa initiative inland input insert inside institut insurance interior intern investiga invest island islam
  jew job joint journal journey judge judici jun jury just$ justice
  key king kingdom kitchen knight
  labo(?:u?r) lake land language large last laureate law lawn leader league learn left legion legislat letter level liber librar life light line list little local lock long lord lost love lower
  magazine main make manage manual map marathon march marine market martial mask master match mayor medal medi(?:a|c) member memor men menu merge met(?:eor|hod|ro) middle militar milk mind mine minist minor miss mission miter mobile mode model modern monday monit month moon more$ morning mosque most mother motor mount mountain movement move multi municipal museum music muslim my$ mediterranean
  nation nature naval navy nazi near neighbo network new news next night ninth nobel non north northern not$ note nuclear number
  object ocean office official officer oil old olymp one$ online open operat opposition option order org orthodox oscar other our$ out
  pacific page paint palace palette paper park parliament part parties party pass path patriarch pattern peace peninsula people perform permanent persian personal philharmonic photo physics picture pixel place plan planet play plaza plot plugin pole police polic polit pool poor pope pop$ port portrait post$ postal power prefer premier present preserv presid press prim princ print prior prison privacy private prize probe process product professor program project prosecut protect protest province public publish pure
  quality quarter queen question quick
  race radio rail rain random real record red reference referendum reform region register regulation relation religio remove renaissance report repres republic rescue research reserv resource rest retail review revolution right ring river road rock roman$ room rotate round route royal rugby rule run
  safe sail saint sale sample sand save scale scene school scien score scout screen scroll sea season second secret section secur select semi senat senior serial series serve service session set(?:tings?)?$ seven shape share sharp sheriff ship shop shore show side sign silver sister site six size sky small smart snap snow social societ soft solar soldier solid some song sound source south southern space spe(?:aker|cial|ed|ll) sport spring square stable staff stage standard star start state station statue status steel step stock stone store storm story strait strat street strip strong student stud style sub summer summit sun super suppl support supreme surface survey swedish system
  tab(?:le|let|s)?$ tax teach team tech telescope temple ten test text the theat their third this thousand threshold thrones thunder time title today tool top tourn tow(?:er|n) trade train trans treasury treat treaty tree tri(?:al|bunal|be) tropical trust tunnel turn twel twent two
  under undo union unit universe universit upper urban use user
  value van$ vehicle vice victor view village vision visit visual voice vote
  wall war warn water way weather web week welcome well west western wheel white wide width wild wind(?:ow)?$ wing winter wom[ae]n wood word work world
  zoom crop stroke refresh quit flame residence figure rate triangle bilinear okay badges evil previous bottom difference offset fullscreen oct(?:ober)?$ foreground eraser blocking ignore crafts welfare majesty cape sen$ assess monetary smudge revert recompose opacity grow another
  year yellow you young youth zone
  xviii nineteen[a-z]* seventeen[a-z]* sixteen[a-z]* eighteen[a-z]* fbi gdp cec ioc mri faqs? vat lbf mwp dna who un eu uk usa nsu imf ecb ceo ai it pm mp mep hiv aids ngo nhs irs wto icc cia fsb kgb ussr
`,
  5,
  '(?:s|es|ed|d|ing|er|ers|al|ly|y|ies|n|an|ian)?$',
);

/** As above, of Lithuanian; matched before any ending. */
export const LITHUANIAN_ORDINARY = stems(
  `
  aikšt akadem akcij aktor ambasad amat antar apeliac apygard apylink apyg apsaug aps arab arkivysk armij artim asambl asoc atstov aukščiaus aukšt auto
  bald balandž baltij baltuo balt bank bažnyč bendr bend biblij biudžet biur birž bokšt brol burm
  centr centrin cent ciklon dang darb dauguv deim demokrat departam diev dieni dien didž did direkc direktor draug dujos dvar dvas ekonom elektr energ
  federa festival filharm fizik fond forum futbol galaktik galv garb geležink generol gyn gynyb gamt garsas gatv grup gruod gub
  higien imper inform inicia instit istor ist iš išs iždo įm įrank įsp
  jaun jėg jung jungt jūr juod juok jud kalb kal[iė]n kalėd kamb kancler kapit karal karali kar kat kair keis kelt kibt kin[aou]$ kirt kluba? klub kodeks kolegij koleg komand komisij komitet komis komun komp konferenc kongres konkurs konserv konsti kontro kov krašt krep kredit krikšč krist kryž kultūr kun kuni kūn kurs kvadr
  lait laik laikin laisv laisvės laiv lam laur leib lentel liaud lib liberal linij lyg lig(?:a|os|oj)? links litera londono?$
  maž magistr mark med medal meni mer mėn ministr mirt moksl moter motin mokykl muit muz mūš mėnul miest milic min mišk modul nacij nacion nafta naftos naujien nauj nemok nepr nobel nu
  olimp operac org oro oskar paci pagal pagrind paj paktas paveiksl par(?:odos|yž|lament|tij|k) partij pasaul pask past pat pažym pensij pie(?:t|v) pirm plan plot policij polit popiež praėj prezid priem prem pried prokur prog projekt prot pusiasal
  radij ramio ramu raud reikal region reform registr res respubl revoliuc rink rinktin ryt rod rūm rugs ruoš
  saj salė salo saug saul sąj sąjung seim senat sen(?:ov|as|o|oj)? sekret septyn serv signal sistem skait skyr sluoksn social solid spaud sporta? staty stat sta stip stot straips stud sud sukur sul suj svet šalt šeim šiaur šild šv šven švent
  taikos taik taryb tarn tarpt tauri taur taut technolog televiz teis teisėj teism tėv tiek tik tikr tink tyr tyrim tvor transp treč trib trij turk turizm
  ugd uni univers upė ūk ūki uol už užs užsien
  vad vaik vak valand valdy vals valst valstij valstyb vakar vals(?:č)? valt vand vandenyn vasar vid viduržem vien vieš vyr vyriaus visuo vysk visat vok vėl žaid žem žiem žiniaskl žmog žydr žiniat žvaigžd žvej žyd
  gyvenam gerai blogi mastel greit forminis poslink trikamp liepsn veiksen viso$ pusiau pav$ jos$ verslo super$ san$ turin aplink antr tvark naudotoj euro$ priekin trintuk nepermat
  xvi+ xix xxi? bvp ftb vrk tok mrt duk pvm jt es jav jk nsa nato dnr di
`,
  4,
  '\\p{L}{0,7}$',
);

/** Letters and doubles that Lithuanian spelling has no use for. */
const FOREIGN =
  /[wqx]|([bcdfghklmnprstvz])\1|(?:ck|th|sh|ph|gh|oo|ee|ou|ea|ey|oy|ay|igh|ch(?![aeiouy])|[bcdfghkmpvz]$)|['’‘]/iu;
/** Marks of Lithuanian. */
const OWN = /[ąčęėįšųūž]/iu;

/** Would a reader take it for a Lithuanian word? */
export function looksLithuanian(name: string): boolean {
  if (FOREIGN.test(name)) return false;
  const lower = name.toLowerCase();
  if (LITHUANIAN_ORDINARY.test(lower)) return true;
  // The infinitives of commands end so.
  return OWN.test(stemOf(lower)) || /[aeiouys]ti$/u.test(lower);
}

/** Letters that no Lithuanian word has. */
export const hasForeignLetters = (name: string): boolean =>
  FOREIGN.test(name.replace(/[bcdfghkmpvz]$/iu, ''));

const ENDS_LITHUANIAN =
  /(?:as|is|us|ys|ias|os|es|ai|ti|te|ų|ė|ą|ę|į|[aieo]m[as]|yba|ybai?|o|ui|iau|sta|rta|[ktd]i|ant|int|damas|kol|mas|gal|pie)$/iu;

/** Could it only be a name? */
export const looksForeign = (name: string): boolean =>
  FOREIGN.test(name) || (name.length > 3 && !ENDS_LITHUANIAN.test(name));
