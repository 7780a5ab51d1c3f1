/*
 * What Lithuanian sites leave between and around the paragraphs of an article. Each line is a whole block; a sentence of
 * an article that merely speaks of such things goes on or ends otherwise.
 */

/** Captions and credits: „Vardenio Pavardenio / 15min nuotr.“, „Nuotrauka: …“, „DELFI / Vardenis Pavardenis“. */
const CREDITS = [
  /^(?:[^!?]{0,200}[\s/)“(]nuotr(?:\.|auka|aukos)?\)?(?:\s?\/\s?[\p{L} .„“-]{2,40})?)$/iu,
  /^(?:(?:asociatyvi(?:nė|oji)?|iliustracin\p{L}+|redakcijos|skaitytojo) (?:nuotr(?:\.|auka)|iliustracija))$/iu,
  /^nuotr\. [„\p{Lu}][^.!?]{0,60}$/u,
  /^(?:(?:nuotrauk(?:a|os|ų autorius|oje)|nuotr\.|iliustracija|vizualizacija)\s?[:–].{1,120})$/iu,
  /^(?:(?:DELFI|BNS|ELTA|LRT|15min|TV3)\s?\/\s?[\p{L} .-]{2,60})$/iu,
];
/** Under what an article is filed, whose it is, when it was published. */
const FILED = [
  /^(?:(?:žym(?:os|ės)|temos|raktažodžiai|rubrika|gairės)\s?:.{0,200})$/iu,
  /^(?:(?:autori(?:us|ė|ai)|tekst(?:as|o autorius)|parengė|redaktori(?:us|ė))\s?:.{1,100})$/iu,
  /^(?:(?:informacijos |teksto |nuotraukos )?šaltini(?:s|ai)\s?:.{1,80})$/iu,
  /^(?:(?:parengta|rašoma) pagal .{1,60}\binf(?:\.|ormaciją))$/iu,
  /^(?:(?:laikas:?|[\p{L} ]{3,30}\|)? ?~?\d{1,3} ?min\.? skaitymo)$/iu,
  /^(?:(?:skaitymo (?:laikas|trukmė):?|skaitysite|klausyk(?:ite)?:?|[\p{L} ]{3,30}\|) ?~?\d{1,3} ?min\.?)$/iu,
  // A date alone may head a part of a chronicle.
  /^(?:(?:publikuota|paskelbta|atnaujinta|įkelta|sukurta):? \d{4}(?:-| m\. | )[\p{L}\d]{1,10}[- ]\d{1,2}(?: d\.)?(?:,? \d{1,2}:\d\d)?)$/iu,
  /^(?:\d{4}(?:-| m\. | )[\p{L}\d]{1,10}[- ]\d{1,2}(?: d\.)?,? \d{1,2}:\d\d(?:, (?:atnaujinta|papildyta):? \d{4}(?:-| m\. | )[\p{L}\d]{1,10}[- ]\d{1,2}(?: d\.)?(?:,? \d{1,2}:\d\d)?)?)$/iu,
];
/** Calls and buttons. */
const CALLS = [
  /^(?:prenumeratoriai (?:žino|skaito) daugiau.{0,100})$/iu,
  /^(?:(?:šis|visas) (?:straipsnis|tekstas|turinys) (?:skirtas )?(?:tik )?prenumeratoriams.{0,60})$/iu,
  /^(?:(?:pasi)?(?:dalink(?:is|itės|ite)|dalytis|dalintis)(?: (?:straipsniu|naujiena|su draugais|tekstu))?(?: „?facebook“?)?)$/iu,
  /^(?:(?:straipsnis |tekstas )?(?:tęsiasi )?(?:po |žemiau )?reklam(?:a|os|inis tekstas)(?: ?[–-] ?.{0,40})?)$/iu,
  /^(?:(?:straipsnio|teksto) tęsinys(?: .{0,30})?)$/iu,
  /^(?:(?:komentar(?:ai|ų)|komentuoti|rašyti komentarą|palikti komentarą|palikite komentarą|parašyk(?:ite)? komentarą|skaityti komentarus)(?: ?\(?\d+\)?)?)$/iu,
  /^(?:(?:visos teisės saugomos.{0,120}|(?:be .{3,60} )?draudžiama (?:kopijuoti|platinti|atgaminti)[^.?!]{0,120}|kopijuoti draudžiama.{0,80}))$/iu,
  /^(?:(?:spausdinti|išsaugoti|siųsti)(?: straipsnį| draugui)?)$/iu,
  /^(?:(?:pranešti|praneškite) (?:apie )?klaidą)$/iu,
  /^(?:(?:radote|pastebėjote|pamatėte) klaidą\?.{0,100})$/iu,
  /^(?:(?:ankstesnis|kitas|sekantis) (?:straipsnis|įrašas)(?: ?[:»→].{0,100})?)$/iu,
  /^(?:(?:grįžti )?į (?:viršų|pradžią))$/iu,
  /^(?:susij(?:ę|usios|usi|usieji) (?:straipsni(?:ai|s)|naujienos|temos|tekstai|įrašai))$/iu,
  /^(?:(?:daugiau|kiti) (?:straipsnių|naujienų|straipsniai|įrašai)(?: .{0,40})?)$/iu,
  /^(?:(?:naujausi|populiariausi|skaitomiausi|rekomenduojami) (?:straipsniai|įrašai|tekstai))$/iu,
  /^(?:(?:taip pat )?(?:skaitykite|žiūrėkite)(?: taip pat)?(?:\s?:.{0,180})?)$/iu,
  /^(?:prenumeruok(?:ite)?(?: (?:mūsų|mus|nemokamą|savaitės|„[^“]{1,40}“))*(?: (?:naujienlaiškį|naujienas|kanalą|leidinį))?(?: (?:el\. paštu|„?youtube“?|dabar|čia))?)$/iu,
  /^(?:(?:sekite|skaitykite) mus(?: .{0,60})?)$/iu,
];

const LEFTOVERS = [...CREDITS, ...FILED, ...CALLS];
const MARKS_BEFORE = /^[\s|•»→*]+/u;
const MARKS_AFTER = /(?<![\s!|:»→*])[\s!|:»→*]+$/u;

/** @param line a block's words, no longer than a few sentences */
export function isLithuanianLeftover(line: string): boolean {
  const bare = line.replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '');
  const withoutStop = bare.replace(/\.$/, '');
  return LEFTOVERS.some((each) => each.test(bare) || each.test(withoutStop));
}
