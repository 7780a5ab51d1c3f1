/*
 * Common verbs in both languages: a denial that came in denies a verb that the other text asserts. Of a verb
 * that is not here it cannot be told whether the other text says the opposite with another word.
 */

interface Verb {
  en: RegExp;
  /** Of the word without its „ne“. */
  lt: RegExp;
}

const VERBS: readonly Verb[] = `
am|is|are|was|were|be|been|being|will|shall|would|had|has|have|[a-z]{3,}ed|[a-z]+['’](?:s|re|m|ll|d)|become\\w*|became|got|get|represent\\w*|include\\w*|exist\\w*|contain\\w* : yra|buv\\w*|bus|būs\\w*|būti|būtų|būdavo|esu|esi|es[aą]\\w*|esm\\w*|tap[os]|tampa|tapti
ha[sd]|have|having|hold\\w*|held|own\\w*|must|should|ought|need\\w*|possess\\w*|[a-z]+['’](?:ve|d)|due|set|suppos\\w*|going|with|expect\\w*|requir\\w*|owe\\w* : tur(?:i|ė)\\w*
can|could|may|might|able|possib\\w*|capable|allow\\w*|let|available|should|would|easy|easily|options?|opportunit\\w*|chances?|ability : gal(?:i|ė|im)\\w*|pajėg\\w*|sugeb\\w*|įmanom\\w*|įsteng\\w*
need\\w*|must|ha[sd] to|have to|should|requir\\w*|necessary|ought|take\\w*|took : reik(?:ia|ė|ės|al)\\w*|prival\\w*
say\\w*|said|tell\\w*|told|stat(?:e|es|ed|ing)|claim\\w*|argu\\w*|add(?:s|ed)|accord\\w*|explain\\w*|warn\\w*|note[ds]?|stress\\w*|insist\\w*|wrote|writ\\w* : sak[oėys]\\w*|teig\\w*|tvirtin\\w*|pasak\\w*|pasako\\w*|kalb\\w*|kalbė\\w*
report\\w*|announc\\w*|inform\\w*|told|said|state[ds]?|declar\\w*|reveal\\w*|publish\\w*|notif\\w* : praneš\\w*|paskelb\\w*|skelb\\w*|informav\\w*|informuo\\w*|pareišk\\w*|publik\\w*
know\\w*|knew|aware|familiar : žin(?:o|ojo|os|ot)\\w*|pažįst\\w*|pažin\\w*
want\\w*|wish\\w*|would like|like|seek\\w*|sought|will\\w*|desire\\w*|eager : nor(?:i|ė)\\w*|trokš\\w*
think\\w*|thought|believ\\w*|feel\\w*|felt|consider\\w*|find\\w*|found|regard\\w* : man(?:o|ė|y)\\w*|galvo\\w*|tiki\\w*|tikė\\w*|jau[čt]\\w*|laik(?:o|ė|y)\\w*
see\\w*|saw|seen|view\\w*|watch\\w*|look\\w*|visible|notic\\w*|spot\\w* : mat(?:o|ė|y)\\w*|pamat\\w*|žiūr\\w*|pastebė\\w*|regi\\w*
work\\w*|operat\\w*|function\\w*|run\\w*|ran|act(?:s|ed|ing)?|appl(?:y|ies|ied)|perform\\w*|effective|serv\\w*|active : dirb\\w*|veik(?:ia|ė|s|t|d)\\w*|galioj\\w*
allow\\w*|let\\w*|permit\\w*|enabl\\w*|may|can|spen[dt]\\w*|releas\\w*|make\\w* : lei(?:d|s|džia)\\w*
die\\w*|died|dying|dead|death\\w*|kill\\w*|perish\\w* : mir(?:ė|š|t)\\w*|žu(?:vo|va|s|t)\\w*|žūv\\w*
help\\w*|assist\\w*|aid\\w*|support\\w* : pad(?:ė|eda)\\w*|pagelb\\w*
belong\\w*|depend\\w*|part|member\\w*|own\\w*|up to|among|include\\w*|subject : priklaus\\w*
mean\\w*|represent\\w*|impl(?:y|ies|ied)|stand\\w*|signif\\w*|indicat\\w* : reišk\\w*
give\\w*|gave|given|provid\\w*|submit\\w*|present\\w*|offer\\w*|suppl\\w*|fil(?:e|ed|es)|hand\\w*|deliver\\w*|grant\\w* : pateik\\w*|teik\\w*|suteik\\w*|duo(?:da|s|t)|dav[eė]\\w*|siūl\\w*|pasiūl\\w*|įteik\\w*
agree\\w*|accept\\w*|consent\\w*|approv\\w*|meet\\w*|met|concur\\w* : sutin\\w*|sutik\\w*|pritar\\w*|priėm\\w*|priim\\w*
arriv\\w*|com(?:e|es|ing)|came|reach\\w*|turn\\w* up|visit\\w*|get\\w*|got|travel\\w* : atvyk\\w*|atėj\\w*|atei\\w*|atvaž\\w*|pasirod\\w*|atkeli\\w*
participat\\w*|tak(?:e|es|ing|en) part|took part|attend\\w*|compet\\w*|join\\w*|play\\w*|involv\\w*|featur\\w* : dalyva\\w*
d(?:o|id|oes|one|oing)|make\\w*|making|made|create\\w*|creating|caus\\w*|carr\\w*|perform\\w*|commit\\w* : dar(?:o|ė|y)\\w*|padar\\w*|atlik\\w*|atliek\\w*|sukur\\w*|kur(?:ia|t)\\w*
us(?:e|es|ed|ing)|utili[sz]\\w*|employ\\w*|appl\\w*|wear\\w*|consum\\w* : naudo\\w*|panaudo\\w*|taik[oėys]\\w*|pritaik\\w*|vartoj\\w*
return\\w*|com(?:e|es|ing) back|came back|back|go(?:es)? back|went back|comeback : gr[įi]ž\\w*|sugr[įi]ž\\w*
happen\\w*|occur\\w*|tak(?:e|es|ing|en) place|took place|held|go(?:es|ing)? on|place|event\\w*|hold\\w*|see|saw|seen|sees|com(?:e|es|ing)|came|was|were : įvyk\\w*|vyk(?:o|s|st|t)\\w*|atsitik\\w*|nutik\\w*|reng\\w*
start\\w*|beg[aiu]n\\w*|launch\\w*|commenc\\w*|open\\w*|initiat\\w*|set out|go(?:es|ing)? into : prad(?:ė|ed)\\w*|prasid\\w*
end\\w*|finish\\w*|conclu\\w*|over|complet\\w*|expir\\w*|close\\w* : baig\\w*|pabaig\\w*|užbaig\\w*|pasibaig\\w*
admit\\w*|recogni[sz]\\w*|acknowledg\\w*|conced\\w*|found|find\\w*|confess\\w*|accept\\w*|plead\\w*|convict\\w* : pripaž\\w*
confirm\\w*|approv\\w*|verif\\w*|endors\\w*|ratif\\w*|prove\\w*|adopt\\w* : patvirtin\\w*|tvirtin\\w*
sign\\w*|ink\\w*|conclud\\w* : pasiraš\\w*|sudar[oėy]\\w*
support\\w*|back\\w*|favou?r\\w*|endors\\w*|maintain\\w*|keep\\w*|agree\\w*|sponsor\\w* : palaik\\w*|rem(?:ia|ė|s|ti)\\w*|parėm\\w*|parem\\w*
lik(?:e|es|ed|ing)|love\\w*|enjoy\\w*|fond|prefer\\w*|fan\\w* : mėg(?:o|st|t)\\w*|pat(?:inka|iko|ik)\\w*|myl\\w*
liv(?:e|es|ed|ing)|resid\\w*|inhabit\\w*|dwell\\w*|home|settle\\w* : gyven\\w*
suffer\\w*|experienc\\w*|undergo\\w*|sustain\\w*|endur\\w*|face\\w*|incur\\w*|underwent : patyr\\w*|patir\\w*|kent\\w*|nukent\\w*
caus\\w*|trigger\\w*|provok\\w*|lead|leads|led|leading|result\\w*|spark\\w*|rais\\w*|induc\\w*|creat\\w*|pos(?:e|es|ed)|creating|produc\\w*|bring\\w*|brought|prompt\\w* : sukel\\w*|sukėl\\w*|kel(?:ia|t|s)\\w*
sell\\w*|sold|sale\\w* : parduo\\w*|pardav\\w*
buy\\w*|bought|purchas\\w*|acquir\\w*|acquisition\\w*|obtain\\w* : p[ei]rk\\w*|nup[ei]rk\\w*|įsigij\\w*|įsigy\\w*
kill\\w*|murder\\w*|slay\\w*|slain|assassinat\\w*|shot|execut\\w* : nužud\\w*|žud\\w*|nušov\\w*
find\\w*|found|discover\\w*|detect\\w*|identif\\w*|locat\\w* : rand\\w*|rado|ras(?:i|t)\\w*|aptik\\w*|surand\\w*|surad\\w*|nustat\\w*
receiv\\w*|get\\w*|got|gotten|gain\\w*|obtain\\w*|earn\\w*|won|win\\w*|draw\\w*|drew|attract\\w*|await\\w*|reach\\w*|award\\w* : gau(?:na|s|t)\\w*|gav[oę]\\w*|sulauk\\w*|susilauk\\w*|peln\\w*|laimė[jt]\\w*|užsidirb\\w*
reach\\w*|achiev\\w*|attain\\w*|seek\\w*|sought|aim\\w*|hit\\w*|total\\w*|stand\\w*|stood|strive\\w*|approach\\w*|about|try|tries|tried|trying|attempt\\w* : pasiek\\w*|siek(?:ia|ė|s|t|d)\\w*|bando?\\w*|stengė\\w*|stengia\\w*
cost\\w*|worth|price\\w* : kain(?:uo|av)\\w*
show\\w*|indicat\\w*|demonstrat\\w*|display\\w*|reveal\\w*|suggest\\w*|point\\w* : rod[oėy]\\w*|parod\\w*|atskleid\\w*
expect\\w*|hop(?:e|es|ed|ing)|anticipat\\w*|believ\\w*|likely : tik(?:isi|ė)\\w*|tiki|laukia\\w*
plan\\w*|intend\\w*|going|aim\\w*|will|mean\\w*|expect\\w*|due|set : planuo\\w*|planav\\w*|ketin\\w*|rengia\\w*|ruoš\\w*
promis\\w*|pledg\\w*|vow\\w*|will|would|commit\\w*|intend\\w*|plan\\w* : žad(?:a|ė)\\w*|pažad\\w*|įsipareig\\w*
stop\\w*|halt\\w*|suspend\\w*|end(?:s|ed)?|ceas\\w*|pause\\w*|prevent\\w* : sustab\\w*|stab(?:do|dė|dy)\\w*|sustoj\\w*|nutrauk\\w*
cancel\\w*|abolish\\w*|remov\\w*|repeal\\w*|scrap\\w*|lift\\w*|eliminat\\w*|delet\\w*|eras\\w* : panaik\\w*|atšauk\\w*|pašalin\\w*|ištrin\\w*
declin\\w*|refus\\w*|reject\\w*|abandon\\w*|give\\w* up|gave up|withdr\\w* : atsisak[ėo]\\w*
ban\\w*|prohibit\\w*|forb\\w*|outlaw\\w* : draud\\w*|uždraud\\w*|draust\\w*|uždraust\\w*
found\\w*|establish\\w*|set up|create\\w*|creat\\w*|start\\w*|form\\w* : įkūr\\w*|įkur\\w*|įsteig\\w*|įsikūr\\w*
born|birth|bore : gim(?:ė|st|s|t)\\w*
chang\\w*|alter\\w*|vary|varies|shift\\w*|replac\\w*|transform\\w* : keit\\w*|kei[čs]\\w*|pasikeit\\w*|pakeit\\w*|kit(?:o|s)\\w*|pakeis\\w*
go|goes|going|went|gone|travel\\w*|leav\\w*|left|head\\w*|enter\\w*|move\\w*|walk\\w* : ei(?:na|ti|s|t)\\w*|ėjo|važ\\w*|vyk(?:o|sta|s|ti)\\w*|nuėj\\w*|išėj\\w*|keliau\\w*|išvyk\\w*|palik\\w*
call\\w*|nam(?:e|ed|es)|known|refer\\w*|term\\w*|title\\w* : vadin\\w*|pavadin\\w*|vadin\\w*
remain\\w*|stay\\w*|left|keep\\w*|kept|still : lik(?:o|s|t|us)\\w*|liek\\w*|išlik\\w*|pasilik\\w*
speak\\w*|spoke\\w*|talk\\w*|discuss\\w*|address\\w*|mention\\w*|negotiat\\w* : kalb\\w*|minė?\\w*|paminė\\w*|aptar\\w*|tar(?:ė|ia|s)\\w*|diskut\\w*
answer\\w*|respon[ds]\\w*|repl(?:y|ies|ied)|match\\w*|liable : atsak\\w*|atitik\\w*|atitin\\w*
pay\\w*|paid|spen[dt]\\w* : mok(?:a|ė)\\w*|sumok\\w*|išleid\\w*|apmok\\w*
speak\\w*|know\\w*|knew|learn\\w*|can|able|stud\\w*|understand\\w*|understood|reali[sz]\\w* : mok(?:a|ėjo|ės|i)\\w*|suprat\\w*|suprant\\w*|suvok\\w*
bring\\w*|brought|take\\w*|took|tak(?:e|es|ing)|taken|carr\\w*|lead\\w*|led : atne[šs]\\w*|paėm\\w*|paim\\w*|im(?:a|t|s)\\w*|ėm(?:ė|si)\\w*|ved(?:a|ė)\\w*|lėm\\w*
let\\w* know|read\\w*|writ\\w*|wrote|said : skait[oėy]\\w*|raš[oėy]\\w*|paraš\\w*
keep\\w*|kept|stor(?:e|es|ed|ing)|sav(?:e|es|ed|ing)|preserv\\w*|retain\\w*|hold\\w*|maintain\\w*|protect\\w* : saug[oa]\\w*|išsaug\\w*|laik(?:o|ė|y)\\w*
affect\\w*|impact\\w*|influenc\\w*|concern\\w*|hit\\w*|appl(?:y|ies) : paveik\\w*|liečia\\w*|pal[iy]e[tč]\\w*
consist\\w*|make\\w* up|made up|compris\\w*|account\\w*|compos\\w*|form\\w*|constitut\\w*|total\\w* : sudar[oėy]\\w*
send\\w*|sent|transmit\\w*|forward\\w*|ship\\w* : siun[tč]\\w*|siųs\\w*|išsiun\\w*|nusiun\\w*|perda\\w*|perduo\\w*
protect\\w*|defend\\w*|secur\\w*|guard\\w*|safe\\w* : saug[oa]\\w*|apsaug\\w*|gin(?:a|ti|s)\\w*|gyn\\w*|apgyn\\w*
fix\\w*|repair\\w*|patch\\w*|correct\\w*|resolv\\w*|address\\w* : ištais\\w*|tais[oė]\\w*|sutais\\w*|patais\\w*
steal\\w*|stole\\w*|theft\\w* : pavog\\w*|vagi\\w*|vog\\w*
exploit\\w*|abus\\w*|us(?:e|es|ed|ing) : išnaudo\\w*|pasinaudo\\w*
includ\\w*|cover\\w*|contain\\w*|compris\\w*|span\\w*|involv\\w* : apim\\w*|apėm\\w*|įtrauk\\w*
offer\\w*|propos\\w*|suggest\\w*|recommend\\w*|advis\\w*|urg\\w*|invit\\w* : siūl\\w*|pasiūl\\w*|rekomend\\w*|pakvie\\w*|kvie\\w*|patar\\w*
install\\w*|set up|deploy\\w*|add\\w*|plug\\w* : įdieg\\w*|dieg(?:ia|ė)\\w*|prid(?:ė|ed)\\w*
decid\\w*|decision\\w*|resolv\\w*|determin\\w*|solv\\w*|rul(?:e|ed|es|ing)|opt\\w*|choose\\w*|chose\\w*|select\\w*|pick\\w* : nusprend\\w*|sprend\\w*|išsprend\\w*|nutar\\w*|pasirink\\w*|pasirenk\\w*|rink[ois]\\w*
appear\\w*|seem\\w*|look\\w*|emerg\\w*|show\\w* up : atrod\\w*|pasirod\\w*|atsirad\\w*|atsirand\\w*
grow\\w*|grew|increas\\w*|ris(?:e|es|ing)|rose|risen|rais\\w*|climb\\w*|gain\\w*|expand\\w*|jump\\w*|up : did(?:ė|in)\\w*|padid\\w*|aug(?:a|o|s|t|in)\\w*|išaug\\w*|kil(?:o|s|t)\\w*|kyla|pakil\\w*|brang\\w*|pabrang\\w*
fell|fall\\w*|declin\\w*|decreas\\w*|drop\\w*|reduc\\w*|lower\\w*|shr[aiu]nk\\w*|cut\\w*|lost|down|slump\\w* : maž(?:ė|in)\\w*|sumaž\\w*|krit\\w*|krin\\w*|nukrit\\w*|smuk\\w*|pig[os]\\w*|atpig\\w*
win\\w*|won|beat\\w*|defeat\\w*|victor\\w*|prevail\\w*|gain\\w* : laimė[jt]\\w*|nugalė\\w*|įveik\\w*
lose\\w*|lost|losing|miss\\w* : praras\\w*|prarand\\w*|prarad\\w*|pralaim\\w*
attack\\w*|strik\\w*|struck|hit\\w*|assault\\w*|bomb\\w* : atak\\w*|užpuol\\w*|smog\\w*|smūg\\w*
charg\\w*|accus\\w*|blam\\w*|indict\\w*|alleg\\w*|suspect\\w* : kaltin\\w*|apkalt\\w*|įtari?\\w*
arrest\\w*|detain\\w*|jail\\w*|custody|imprison\\w* : suim\\w*|suėm\\w*|sulaik\\w*|areštav\\w*
continu\\w*|go(?:es)? on|went on|keep\\w*|kept|proceed\\w*|last\\w* : tęs(?:ia|ė|i)\\w*|trun\\w*|truk\\w*|trukd\\w*
succeed\\w*|success\\w*|manag\\w*|could|able : pavyk\\w*|sek(?:ė|a)\\w*
wait\\w*|await\\w*|expect\\w* : lauk(?:ia|ė|s|t)\\w*
publish\\w*|releas\\w*|post\\w*|disclos\\w*|issu\\w*|announc\\w* : paskelb\\w*|išleid\\w*|atskleid\\w*|viešin\\w*|paviešin\\w*
open\\w*|clos(?:e|es|ed|ing)|shut\\w* : atidar\\w*|atver\\w*|atvėr\\w*|uždar\\w*
require\\w*|demand\\w*|call\\w*|ask\\w*|request\\w*|want\\w* : reikalau\\w*|praš[oėy]\\w*|papraš\\w*
`
  .trim()
  .split('\n')
  .map((row) => {
    const [en = '', lt = ''] = row.split(' : ');
    return {
      en: new RegExp(`(?<![\\w’'])(?:${en})(?![\\w’'])`, 'gu'),
      lt: new RegExp(`^(?:${lt.replaceAll('\\w', '\\p{L}')})$`, 'u'),
    };
  });

/** The word without what denies it: „nebegali“, „nesitiki“, „nesiekia“; „nėra“ is „yra“. */
function assertedForms(word: string): string[] {
  const lower = word.toLowerCase();
  if (/^(?:te)?nebe?ėra$|^nėra$/u.test(lower)) return ['yra'];
  const asserted = lower.replace(/^(?:te)?ne(?:be)?/u, '');
  return [asserted, asserted.replace(/^si(?=\p{L}{3})/u, '')];
}

/** What English says for a denied verb, in small letters, where it is one of the table. */
export function englishOfDenied(word: string): RegExp[] {
  const asserted = assertedForms(word);
  return VERBS.filter(({ lt }) => asserted.some((form) => lt.test(form))).map(({ en }) => en);
}

/** How Lithuanian says an English verb of the table. */
export const lithuanianOf = (word: string): RegExp[] =>
  VERBS.filter(({ en }) => word.toLowerCase().replace(en, '') === '').map(({ lt }) => lt);
