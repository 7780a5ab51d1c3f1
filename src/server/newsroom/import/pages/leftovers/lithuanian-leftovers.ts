import { isSentence } from './english-leftovers.ts';

/*
 * What Lithuanian sites leave between and around the paragraphs of an article. Each line is a whole block; a sentence of
 * an article that merely speaks of such things goes on or ends otherwise.
 */

/** Newsrooms and agencies as they sign: „LRT.lt, BNS“. */
const SOURCE =
  '„?(?:delfi|bns|elta|lrt|15min|tv3|lrytas|alfa|vž|verslo žinios|kauno diena|bernardinai|respublika|žmonės|etaplius|reuters|afp|ap|dpa|pap|epa|scanpix)(?:\\.lt|\\.com)?“?(?: (?:radijas|televizija|mokslas|verslas|plius|naujienų tarnyba))?';
const NETWORK =
  '„?(?:facebook|messenger|instagram|linkedin|youtube|twitter|tiktok|telegram|whatsapp|threads|x|google(?: news)?)“?(?: naujienose| paskyroje| kanale)?';
/** Two names or an initial and one. */
const PERSON = String.raw`(?:\p{Lu}[\p{L}-]+ |\p{Lu}\. ?)\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?`;
const DAY = String.raw`(?:\d{4}(?:[-.]| m\. | ))?[\p{L}\d]{1,10}[-. ]\d{1,2}(?: d\.)?`;

/** Captions and credits: „Vardenio Pavardenio / 15min nuotr.“, „Nuotrauka: …“, „DELFI / Vardenis Pavardenis“. */
const CREDITS = [
  /^[^!?]{0,200}[\s/)“(]nuotr(?:\.|(?=\)|$))\)?(?:\s?\/\s?[\p{L} .„“-]{2,40}| \([\p{L} ]{3,30}\))?$/iu,
  /^(?:[\p{Lu}„(][\p{L}\d.„“()/-]* (?:\/ )?){1,6}(?:archyvo )?(?:nuotrauk(?:a|os)|iliustracija)(?:\s?\/\s?[\p{L} .„“-]{2,40})?$/u,
  /^(?:(?:asociatyvi(?:nė|oji)?|iliustracin\p{L}+|redakcijos|skaitytojo|asmeninio archyvo) (?:nuotr(?:auka)?|iliustracija)|nuotrauka asociatyvi)$/iu,
  /^(?:(?:nuotrauk(?:a|os|ų autorius|oje)|nuotr\.|iliustracija|vizualizacija)\s?[:–].{1,120})$/iu,
  /^[Nn]uotr(?:\.|auk\p{L}+) (?:aut(?:\.|or\p{L}+) )?(?:iš )?(?:[„\p{Lu}][^.!?]{0,60}|asmeninio archyvo)$/u,
  /^(?:[\p{L} „“]{2,40}\/ ?)?(?:„?stop“? kadras|(?:vaizdo įrašo|ekrano) (?:„?stop“? )?(?:kadras|nuotrauka|kopija)|„?stop“? kadras iš vaizdo įrašo|kadras iš vaizdo įrašo|ekranvaizdis)$/iu,
  new RegExp(String.raw`^${SOURCE}\s?\/\s?[\p{L} .„“-]{2,60}$`, 'iu'),
];
/** Under what an article is filed, whose it is, when it was published. */
const FILED = [
  /^(?:žym(?:os|ės)|temos|raktažodžiai)$/iu,
  /^#[\p{L}\d_]{2,40}(?:,? #[\p{L}\d_]{2,40}){1,12}$/iu,
  new RegExp(
    String.raw`^(?:(?:Iš|Pagal) [„\p{L}\d. “]{2,60} )?(?:(?:[Ii]nformaciją |[Tt]ekstą |[Ss]traipsnį )?(?:[Pp]arengė|[Vv]ertė|[Kk]albino|[Rr]edagavo|[Kk]albėjosi|[Ff]otografavo)|[Žž]urnalist(?:as|ė)|[Aa]utor(?:ius|ė)|[Tt]ekstas)(?: ?[:–—-])? ${PERSON}$`,
    'u',
  ),
  /^(?:parengta|rašoma) pagal .{1,60}\binf(?:\.|ormaciją)$/iu,
  /^(?:[„(]|15)?[\p{Lu}\p{Ll}][^!?]{0,60} inf\.?$/u,
  new RegExp(`^(?:${SOURCE}|(?:uab|ab|všį|mb) „[^“]{1,40}“) informacija$`, 'iu'),
  new RegExp(`^${SOURCE}(?:(?:,| ir| \\/) ${SOURCE}){1,3}$`, 'iu'),
  /^(?:[\p{L} ]{0,20}„[^“]{1,40}“ )?pranešimas (?:spaudai|žiniasklaidai)$/iu,
  /^(?:tai (?:yra )?)?(?:reklaminis|užsakomasis|partneri(?:o|ų)|rėmėj(?:o|ų)|remiamas(?:is)?|komercinis) (?:straipsnis|tekstas|turinys|informacija|pranešimas|projektas)$/iu,
  /^(?:turinio rinkodara|skelbimas)$/iu,
  /^\(?užs(?:k|akymo)?\.? ?(?:nr\.?|numeris)\s?:? ?[\p{L}\d/-]{1,20}\)?$/iu,
  /^(?:(?:straipsnis|tekstas|turinys) )?(?:yra )?(?:parengt|sukurt)(?:a|as) (?:bendradarbiaujant|kartu) su [^.!?]{1,60}$/iu,
  /^(?:laikas:? |[\p{L} ]{3,30}\| ?)?~?\d{1,3} ?min\.? skaitymo$/iu,
  /^(?:skaitymo (?:laikas|trukmė):?|(?:per)?skaitysite(?: per)?|skaityti|klausyk(?:ite)?:?|[\p{L} ]{3,30}\|) ?~? ?\d{1,3} ?min\.?$/iu,
  /^(?:peržiūr(?:os|ų(?: skaičius)?|ėta|ėjo)|(?:per)?skait(?:ė|yta|ytas))\s?:? ?\d[\d ]{0,12}(?:kart(?:us|ų|ą)|žmon(?:ės|ių)|skaitytoj(?:ai|ų))?$/iu,
  // A date alone may head a part of a chronicle.
  new RegExp(
    String.raw`^(?:(?:publikuota|paskelbta|atnaujinta|įkelta|sukurta|paskutinį kartą atnaujinta|paskutinis atnaujinimas):? (?:${DAY}|vakar|šiandien))(?:,? \d{1,2}:\d\d)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:${DAY}|vakar|šiandien),? \d{1,2}:\d\d(?:, (?:atnaujinta|papildyta):? ${DAY}(?:,? \d{1,2}:\d\d)?)?$`,
    'iu',
  ),
  /^prieš \d{1,3} (?:min|val|minu\p{L}+|valand\p{L}+|dien\p{L}+|sav\p{L}*)\.?$/iu,
];
/** Ways to other articles and to the rest of this one. */
const OTHERS = [
  /^(?:susij(?:ę|usios|usi|usieji)|panaš(?:ūs|ios)|kitos|naujausi(?:os)?|populiariausi(?:os)?|skaitomiausi(?:os)?|rekomenduojam(?:i|os)) (?:straipsni(?:ai|s)|naujienos|temos|tekstai|įrašai|publikacijos)$/iu,
  /^(?:susiję|naujausi|skaitomiausi|populiaru|populiariausi|rekomenduojame|(?:rekomenduojame|siūlome) (?:taip pat )?(?:per|pa)?skaityti)$/iu,
  /^(?:kiti skaito|skaitykite ir tai|daugiau (?:šia tema|apie tai))$/iu,
  /^(?:redakcija (?:rekomenduoja|siūlo)|ju(?:s|ms) (?:taip pat )?gali (?:sudominti|būti įdomu|patikti))$/iu,
  /^(?:daugiau|kiti) (?:straipsnių|naujienų|straipsniai|įrašai)(?: .{0,40})?$/iu,
  /^(?:taip pat )?(?:(?:per)?skaitykite|žiūrėkite|klausykite)(?: taip pat)?(?:\s?:.{0,180})?$/iu,
  /^skaity(?:ti|k|kite) (?:daugiau|toliau|plačiau|visą (?:straipsnį|tekstą))(?: čia| su prenumerata)?$/iu,
  /^(?:daugiau|plačiau)(?: [^.!?:,]{0,40})? skaitykite(?: [^.!?:,]{0,40})?$/iu,
  /^plačiau(?: [–—-] [^.!?]{0,40})?$/iu,
  /^visą (?:straipsnį|tekstą|interviu) (?:skaitykite|rasite) [^.!?]{1,80}$/iu,
  /^(?:ankstesnis|kitas|sekantis)(?: (?:straipsnis|įrašas)(?: ?[:»→].{0,100})?)?$/iu,
  /^(?:(?:foto ?|nuotraukų )?galerija|visos nuotraukos|daugiau nuotraukų|(?:per)?žiūrėti (?:(?:visą )?galeriją|visas nuotraukas)|\d{1,3} nuotrauk(?:os|ų))(?: ?\(\d+\))?$/iu,
  /^(?:(?:foto|video) ?: ?\d+|\+\d{1,3})$/iu,
  /^(?:FOTO|VIDEO)$/,
  /^(?:straipsnio|teksto) tęsinys(?: .{0,30})?$/iu,
];
/** To pay, to subscribe, to follow and to share. */
const CALLS = [
  /^prenumeratoriai (?:žino|skaito) daugiau.{0,100}$/iu,
  /^(?:(?:šis|visas) )?(?:straipsnis|tekstas|turinys) (?:(?:skirtas|prieinamas) )?tik prenumeratoriams.{0,60}$/iu,
  /^(?:(?:šis|visas) )?(?:straipsnis|tekstas|turinys) (?:skirtas )?prenumeratoriams.{0,60}$/iu,
  /^(?:straipsnis yra (?:uždarytas|mokamas)|likusi straipsnio dalis ?[–—-] ?prenumeratoriams)$/iu,
  /^(?:norite|norėdami) (?:per)?skaityti (?:toliau|daugiau|visą (?:straipsnį|tekstą))(?:\?|, (?:prenumeruokite|prisijunkite|užsiprenumeruokite)[^.!?]{0,40})$/iu,
  /^jau (?:prenumeruojate|esate prenumeratori(?:us|ė)|turite prenumeratą)\?.{0,40}$/iu,
  /^tapk(?:ite)? (?:prenumeratoriumi|rėmėju|nariu)$/iu,
  /^pirm(?:as|ą) mėn\p{L}+ ?[–—-] ?\d[^.!?]{0,20}$/iu,
  /^(?:užsi)?prenumeruok(?:ite)?(?: (?:mūsų|mus|nemokamą|savaitės|„[^“]{1,40}“))*(?: (?:naujienlaiškį|naujienas|kanalą|leidinį))?(?: (?:el\. paštu|„?youtube“?|dabar|čia)| ir skaityk(?:ite)? toliau)?$/iu,
  /^(?:užsisakyk(?:ite)?|gauk(?:ite)?) (?:[\p{L}]+ ){0,3}(?:naujienlaiškį|naujienas)(?: (?:pirmi|pirmieji|į (?:savo )?el\. paštą|el\. paštu))?$/iu,
  new RegExp(
    `^sek(?:ite)? (?:mus|naujienas)(?:,?(?: ir)? (?:${NETWORK}|(?:socialiniuose|soc\\.) tinkluose))*$`,
    'iu',
  ),
  new RegExp(
    `^(?:prisijun(?:k|kite) prie mūsų(?: ${NETWORK})? (?:grupės|bendruomenės|kanalo)|sek(?:ite)? mūsų(?: ${NETWORK})? (?:paskyrą|kanalą|puslapį))$`,
    'iu',
  ),
  /^skaitykite mus(?: .{0,60})?$/iu,
  new RegExp(
    `^(?:pasi)?dal(?:in|y)(?:k(?:is|itės|ite)?|tis?)(?: (?:šiuo )?(?:straipsniu|naujiena|įrašu|tekstu)| su draugais)?(?:(?:,| per)? ${NETWORK}| (?:socialiniuose|soc\\.) tinkluose)?$`,
    'iu',
  ),
  /^(?:spausdinti|išsaugoti|siųsti|(?:nu)?kopijuoti)(?: straipsnį| draugui| el\. paštu| nuorodą| vėlesniam)?$/iu,
  /^(?:nuoroda )?nukopijuota$|^į mėgstam(?:us|iausius)$/iu,
  /^(?:klausyk(?:ite|itės|is)?|klausytis?) (?:šio )?(?:straipsnio|įrašo)$|^straipsnio klausymas$|^straipsnį (?:galite|galima) išklausyti$|^audio versija$|^įgarsinta (?:dirbtinio intelekto|DI)$/iu,
  /^(?:ar )?(?:jums )?patiko(?: šis)?(?: straipsnis| tekstas)?\?(?: pasidalink\p{L}*)?$|^ar šis (?:straipsnis|tekstas) (?:jums )?buvo (?:naudingas|įdomus)\?$/iu,
  /^įvertink(?:ite)? (?:šį )?(?:straipsnį|tekstą)$|^(?:pa)?remk(?:ite)?(?: mus)?$/iu,
  /^(?:straipsnis |tekstas )?(?:tęsiasi )?(?:po |žemiau )?reklam(?:a|os|inis tekstas)(?: ?[–-] ?.{0,40})?$/iu,
];
/** Comments, faults, rights and ways back. */
const ABOUT = [
  /^(?:komentar(?:ai|ų)|komentuoti|rašyti komentarą|palikti komentarą|palik(?:ite)? komentarą|parašyk(?:ite)? komentarą|skaityti komentarus)(?: ?[:(]? ?\d+\)?)?$/iu,
  /^\d{1,5} komentar(?:ai|ų|as)$|^komentuok(?:ite)?(?: pirm(?:as|a|i|asis))?$|^būk(?:ite)? pirm\p{L}+ pakomentav\p{L}+$|^(?:rodyti|slėpti|skaityti) komentarus$/iu,
  /^(?:norėdami|norint) (?:komentuoti|(?:rašyti|palikti) komentar\p{L}+),?[^.!?,]{0,20} ?(?:prisijun|registru|užsiregistr)\p{L}+$/iu,
  /^komentuoti (?:gali tik (?:registruoti|prisijungę) \p{L}+|galite (?:tik )?prisijungę)$/iu,
  /^(?:prisijun(?:k|kite)|registruo(?:kis|kitės))(?: (?:ir|arba) (?:komentuok(?:ite)?|registruokitės|prisijunkite)|, kad galėtumėte komentuoti)?$/iu,
  /^(?:visos teisės saugomos(?:$|[.,] .{0,120}|[ ,]*©.{0,60})|be .{3,60}(?:sutikimo|leidimo) draudžiama (?:kopijuoti|platinti|atgaminti)[^.?!]{0,120}|draudžiama (?:kopijuoti|platinti|atgaminti)[^.?!]{0,60} be [^.?!]{0,40}(?:sutikimo|leidimo)|kopijuoti(?: be (?:raštiško )?sutikimo)? draudžiama)$/iu,
  /^cituojant (?:būtina|privaloma) nurodyti šaltinį$/iu,
  /^autori(?:aus|ų) nuomonė (?:nebūtinai sutampa|gali nesutapti) su redakcijos(?: \p{L}+)?$/iu,
  /^(?:pranešti|praneškite) (?:apie )?klaidą$/iu,
  /^(?:rad(?:ote|ai)|pastebėj(?:ote|ai)|pamat(?:ėte|ei)) klaidą\?(?: (?:praneš|paraš|rašy|pažym|susisiek).{0,100})?$/iu,
  /^turi(?:te)? (?:naujieną|temą|ką papasakoti)\?(?: (?:praneš|paraš|rašy|atsiųs|susisiek).{0,60})?$|^rašyk(?:ite)?(?: mums)?:? \S{1,40}@\S{1,40}$/iu,
  /^(?:grįžti )?į (?:viršų|pradžią)$|^(?:← ?)?(?:grįžti )?atgal(?: į \p{L}+)?$|^grįžti į (?:sąrašą|naujienas)$/iu,
  /^(?:straipsnio autor(?:ius|ė)|apie autorių)$/iu,
];

/** With what they name behind a colon; a sentence of some length may begin so, too. */
const LABELLED = [
  /^(?:žym(?:os|ės)|temos|raktažodžiai|(?:(?:paskelbta|publikuota) )?(?:(?:rubrik|kategorij)(?:a|os|oje|ose)|skilt(?:is|yje))|gairės)\s?:.{0,200}$/iu,
  /^(?:(?:pranešimo )?autor(?:ius|ė|iai)|tekst(?:as|o autorius)|parengė|redaktori(?:us|ė))\s?:.{1,100}$/iu,
  /^(?:informacijos |teksto |nuotraukos )?šaltini(?:s|ai)\s?[:–—].{1,80}$/iu,
];
const LEFTOVERS = [...CREDITS, ...FILED, ...OTHERS, ...CALLS, ...ABOUT];
const MARKS_BEFORE = /^[\s|•»→*]+/u;
const MARKS_AFTER = /(?<![\s!|:»→*])[\s!|:»→*]+$/u;

/** @param line a block's words, no longer than a few sentences */
export function isLithuanianLeftover(line: string): boolean {
  const bare = line.replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '');
  const withoutStop = bare.replace(/\.$/, '');
  if (!isSentence(line) && LABELLED.some((each) => each.test(bare))) return true;
  return LEFTOVERS.some((each) => each.test(bare) || each.test(withoutStop));
}
