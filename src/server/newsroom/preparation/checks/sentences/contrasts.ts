import type { FactKind } from '../../../../../domain/articles/check-finding.ts';

/*
 * Words whose opposite, or whose neighbour in a row, is another claim: rose and fell, before and after, a month
 * and a year. The words of one concept in both languages; a concept that came in while another of its group went is
 * an exchange. Stems of Lithuanian words stand with their usual prefixes.
 */

interface Concept {
  en: string;
  lt: string;
  /** What may stand for it too, and says nothing by itself. */
  alsoEn?: string;
  alsoLt?: string;
}
interface Contrast {
  kind: FactKind;
  /** How far from each other they may stand, where they are rare enough to know each other again. */
  reach?: number;
  concepts: { en: RegExp; lt: RegExp; alsoEn: RegExp | null; alsoLt: RegExp | null }[];
}

/** Of one word in small letters: patterns that look past capitals take several times as long to make. */
const word = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');
const group = (kind: FactKind, ...concepts: Concept[]): Contrast => ({
  kind,
  concepts: concepts.map(({ en, lt, alsoEn, alsoLt }) => ({
    en: word(en),
    lt: word(lt),
    alsoEn: alsoEn ? word(alsoEn) : null,
    alsoLt: alsoLt ? word(alsoLt) : null,
  })),
});

const W = '\\p{L}*';

export const CONTRASTS: readonly Contrast[] = [
  {
    reach: 4,
    ...group(
      'contrast',
      {
        en: `includ${W}`,
        alsoEn: `incl|such|plus`,
        lt: `įskait${W}|apima|apėmė|įtrauk${W}|(?:į|pri)skaičiuo${W}`,
        alsoLt: `pavyzdžiui|pvz|kartu`,
      },
      {
        en: `exclud${W}|except|exceptions?`,
        alsoEn: `apart|besides|aside|unless|omit${W}`,
        lt: `išskyrus|neįskait${W}`,
        alsoLt: `išskir${W}|nebent|išimt${W}|neįtrau${W}|neap[iė]m${W}|nėra|ne(?:b|tur|gal|reik)${W}`,
      },
    ),
  },
  group(
    'order',
    {
      en: `before|prior|earlier|ago|until|previous${W}`,
      alsoEn: `preced${W}|till|past|former${W}|already|ahead|pre\\p{L}+|against|front|versus|vs|yesterday|last|advance|early|used to|historic${W}|ancient|first|old|opponent${W}|rival${W}|toward${W}|by|since`,
      lt: `prieš|anksčiau|ankstesn${W}`,
      alsoLt: `prieš${W}|anks[čt]${W}|iki|buv${W}|praei[tn]${W}|praė?j${W}|pirm${W}|jau|lig${W}|kol|seni${W}|neseniai|pernai|išanks${W}|pasta${W}`,
    },
    {
      en: `after|later|afterwards?|subsequent${W}|following`,
      alsoEn: `follow${W}|next|since|then|once|post\\p{L}*|upon|when|within|upcoming|future|thereafter|under|in|through${W}|around|over|about|per|each|every|across|beneath|below|behind|late${W}|as|with|having|for|a|two|three|seconds?|into|on|by|out|now|eventual${W}|further|ever`,
      lt: `po|vėliau|vėlesn${W}`,
      alsoLt: `po${W}|vėl${W}|paskui|kit${W}|toliau|tolesn${W}|tad${W}|atei[tn]${W}|už|būsim${W}|tuom${W}|kai|kada|iš|nuo|sek${W}|galiau${W}|per|praėj${W}|praslink${W}|dėl|jau|su`,
    },
  ),
  group(
    'contrast',
    {
      en: `enabl${W}|activat${W}|(?:turn|switch)(?:s|ed|ing)? (?:\\p{L}+ )?on`,
      lt: `įjun[gk]${W}|įgalin${W}`,
      alsoEn: `on|allow${W}|permit${W}|let|us(?:e|es|ing|ed)|check${W}|start${W}|select${W}|active|power${W}|includ${W}|with|mak${W}|able|support${W}|set${W}|help${W}|provid${W}|add${W}|plug${W}|connect${W}`,
      alsoLt: `aktyv${W}|lei[sdi]${W}|suteik${W}|gal${W}|pažym${W}|veik${W}|naudoj${W}|pasirink${W}|jung${W}|prijung${W}|padė${W}|pade${W}`,
    },
    {
      en: `disabl${W}|deactivat${W}|(?:turn|switch)(?:s|ed|ing)? (?:\\p{L}+ )?off`,
      lt: `išjun[gk]${W}|išaktyv${W}`,
      alsoEn: `off|forb${W}|prohibit${W}|block${W}|prevent${W}|shut${W}|without|not|no|quit|clos${W}|stop${W}|un\\p{L}+|inactive|cut${W}|exclud${W}|log${W}|kill${W}|down|exit|remov${W}|power${W}|turn${W}|out`,
      alsoLt: `ne${W}|neįgal${W}|pasyv${W}|uždar${W}|atsij${W}|at?jung${W}`,
    },
  ),
  group(
    'contrast',
    {
      en: `allow(?:s|ed|ing)?|permit(?:s|ted|ting)?`,
      lt: `leidžia${W}|leido|leisti|leis`,
      alsoEn: `let|enabl${W}|can|could|able|agree${W}|approv${W}|help${W}|licen${W}|give${W}|gave|grant${W}|possib${W}|mak${W}|admit${W}|provid${W}|may|might|fall${W}|spen[dt]${W}|offer${W}|accept${W}|authori${W}|support${W}|not|issu${W}|launch${W}|publish${W}|run|start${W}|descend${W}|understand|clear${W}|easy|easier|go|went|set${W}|releas${W}|open${W}|pass${W}|use${W}`,
      alsoLt: `lei[dsi]${W}|gal${W}|suteik${W}|padė${W}|įgal${W}|sudar${W}|netrukd${W}|ne${W}|įmanom${W}|galimyb${W}|toler${W}|tei[ks]${W}`,
    },
    {
      en: `forb[aiu]d${W}|prohibit${W}|bann(?:ed|ing)|ban|bans`,
      lt: `(?:už)?draudž${W}|uždraud${W}|draust${W}`,
      alsoEn: `not|no|block${W}|prevent${W}|stop${W}|illegal${W}|cannot|outlaw${W}|bar${W}|insur${W}|restrict${W}|limit${W}|never|off|out|allow${W}|permit${W}`,
      alsoLt: `draud${W}|ne${W}|uždraud${W}|blok${W}|rib${W}|ap?rib${W}`,
    },
  ),
  group(
    'contrast',
    {
      en: `add(?:s|ed|ing)|insert(?:s|ed|ing)?|install(?:s|ed|ing)?`,
      lt: `prid(?:ė|ed)${W}|įdieg${W}|įterp${W}|įtrauk${W}`,
      alsoEn: `add${W}|includ${W}|with|install${W}|creat${W}|appl(?:y|ied|ies|ying)${W}|attach${W}|append${W}|put${W}|insert${W}|new|said|say${W}|and|also|further|plus|more|extra|set${W}|involv${W}|join${W}|plac${W}|download${W}|get|bring${W}|engag${W}|count${W}|enter${W}|incorpor${W}|list${W}|contribut${W}|introduc${W}|embed${W}|implement${W}|deploy${W}|fit${W}|build${W}|combin${W}|paste${W}|draw${W}|drag${W}|stat${W}|note${W}|explain${W}|told|enrich${W}|increas${W}|suppl${W}`,
      alsoLt: `prid${W}|pried${W}|įd${W}|papild${W}|įskait${W}|diegi${W}|prid${W}|prij${W}|dė${W}|kūr${W}|sukur${W}|įtrau${W}|be to|dar|pasak${W}|sak${W}|teig${W}|tvirt${W}|dieg${W}|įves${W}|įkel${W}|pa${W}|į${W}|kalbėj${W}|ir|kartu|taip pat|su|pri${W}`,
    },
    {
      en: `remov(?:e|es|ed|ing)|delet(?:e|es|ed|ing)|uninstall${W}`,
      lt: `(?:pa)?šalin(?:a|o|s|ti|t|am|us|ę|kite|ate)${W}|ištrin${W}|ištryn${W}`,
      alsoEn: `remov${W}|delet${W}|exclud${W}|eras${W}|without|except${W}|drop${W}|eliminat${W}|clear${W}|discard${W}|detach${W}|not|clean${W}|fire${W}|dismiss${W}|expel${W}|oust${W}|strip${W}|out|off|away|get${W}|rid|reset|fix${W}|expuls${W}|cut${W}|tak${W}|un\\p{L}+|sack${W}|resolv${W}|cancel${W}|destroy${W}|supporter${W}|wip${W}|lost|empt${W}|kick${W}|purg${W}|no|solv${W}|depos${W}|withdr${W}|lift${W}|bar${W}|extract${W}|repair${W}|correct${W}|send${W}|sent|red|block${W}|evict${W}|displac${W}|supplant${W}|expung${W}|evacuat${W}|address${W}|tackl${W}|disqualif${W}|suspen${W}|part${W}|abolish${W}|revers${W}`,
      alsoLt: `šal${W}|pašal${W}|trin${W}|išsky${W}|ne${W}|išm${W}|išim${W}|nuim${W}|at?jung${W}|at${W}|pa${W}|iš${W}|nu${W}|panaik${W}|be`,
    },
  ),
  group(
    'contrast',
    {
      en: `open(?:s|ed|ing)?`,
      lt: `atidar${W}|atver${W}|atvėr${W}`,
      alsoEn: `open${W}|launch${W}|start${W}|unlock${W}|inaugurat${W}|unveil${W}|click${W}|view${W}|load${W}|display${W}|show${W}|reveal${W}|set up|unlocks?|new|establish${W}|release${W}|found${W}|brows${W}|run${W}|bring${W}`,
      alsoLt: `at[vid]${W}|prad${W}|rod${W}|at${W}|paleis${W}|pra${W}|vieš${W}|pirm${W}`,
    },
    {
      en: `clos(?:e|es|ed|ing)|shut(?:s|ting)?`,
      lt: `uždar${W}|užver${W}|užvėr${W}`,
      alsoEn: `clos${W}|shut${W}|lock${W}|seal${W}|exit|quit|dismiss|cover${W}|lid|off|restrict${W}|behind|confin${W}|end${W}|private|indoor|narrow|near${W}|abandon${W}|enclos${W}|not|hidden|exclusive|vacat${W}`,
      alsoLt: `užd${W}|už${W}|art${W}|netol${W}|baig${W}|pab${W}|išj${W}|glaud${W}|galut${W}`,
    },
  ),
  group(
    'contrast',
    {
      en: `start(?:s|ed|ing)?|beg[aiu]n${W}|commenc${W}`,
      lt: `pradė(?:jo|s|ti|ta|tas)${W}|prasid(?:ėjo|eda|ės)|pradeda${W}`,
      alsoEn: `${W}start${W}|launch${W}|initi${W}|first|open${W}|onset|from|since|becam${W}|becom${W}|introduc${W}|go|went|going|come|came|take|took|set${W}|embark${W}|creat${W}|origin${W}|now|soon|early|new|enter${W}|born|kick${W}|startup${W}|get|got|getting|dawn${W}|then|found${W}|establish${W}|pioneer${W}|under|undertak${W}|turn${W}|hav${W}|had|has|run${W}|led|lead${W}|broke|break${W}|was|were|is|are|will`,
      alsoLt: `prad${W}|pras${W}|pirm${W}|ėm${W}|im${W}|nuo|paleis${W}|start${W}|atid${W}|stoj${W}|ka[id]${W}|šok${W}|at${W}|į${W}`,
    },
    {
      en: `end(?:s|ed|ing)|finish(?:es|ed|ing)?|stop(?:s|ped|ping)?`,
      lt: `(?:pa|už)?baig(?:ė|ia|s|ti|ta|ėsi|iasi|sis)${W}|sustab(?:dė|do|dyti)${W}|nutrauk(?:ė|ia|ti|s)${W}`,
      alsoEn: `end|stop${W}|last${W}|clos${W}|complet${W}|conclu${W}|final${W}|terminat${W}|expir${W}|finale|late${W}|out|over|ceas${W}|halt${W}|suspend${W}|cut${W}|broke${W}|break${W}|fail${W}|not|no|never|graduat${W}|quit|drop${W}|done|withdr${W}|through|interrupt${W}|lost|down|after|full${W}|whole|up|cancel${W}|pull${W}|culminat${W}|sever${W}|abort${W}|finis${W}|prevent${W}|block${W}|finaliz${W}|kill${W}|pause${W}|discontinu${W}|dissol${W}|close|still|stay${W}|resolv${W}|off|result${W}|until|remain${W}|bus|wrap${W}|settl${W}|complet${W}|goal|shut${W}|all`,
      alsoLt: `${W}baig${W}|pab${W}|nut[rij]${W}|sust${W}|galut${W}|gal${W}|fini${W}|ne${W}|pask${W}|už${W}|iki|stot${W}|stab${W}|liov${W}|ištis${W}|galop${W}|prie${W}|lik${W}|išs${W}|ties${W}|at${W}`,
    },
  ),
  group(
    'contrast',
    {
      en: `left(?:most|-hand)?`,
      lt: `kair${W}`,
      alsoEn: `left|leave|socialist|liberal`,
      alsoLt: `paliko|lik${W}|išvyk${W}|palik${W}|pali${W}|išėj${W}`,
    },
    {
      en: `right(?:most|-hand)?`,
      lt: `dešin${W}`,
      alsoEn: `right${W}|conservative|correct`,
      alsoLt: `teis${W}|tiesiai|tieš${W}|iškart|pat|tinkam${W}|teising${W}|tuoj|gerai|pačiame|tiesiog|ties`,
    },
  ),
  group(
    'contrast',
    {
      en: `top(?:most)?|upper`,
      lt: `viršu(?:je|tin)${W}|viršut${W}|aukštyn`,
      alsoEn: `above|up|upwards?|over${W}|high${W}|head|summit|peak|on|north${W}|best|first`,
      alsoLt: `virš${W}|aukšč${W}|gerjaus|pag${W}|daug${W}|pirm${W}|geriaus${W}|did${W}|svarb${W}|ant|vad${W}|aukštes${W}|aukšt${W}|lyder${W}|pask${W}|ties|per`,
    },
    {
      en: `bottom|lower`,
      lt: `apa(?:t|č)${W}|žemyn|žemiau`,
      alsoEn: `below|down${W}|beneath|under${W}|low|foot|base|south${W}|sole${W}|following|bottoms?|less`,
      alsoLt: `žem${W}|dugn${W}|apa[tč]${W}|maž${W}|pask${W}|pož${W}|blog${W}|pat`,
    },
  ),
  group(
    'contrast',
    {
      en: `horizontal${W}|width|wide`,
      lt: `horizontal${W}|plo(?:tis|čio|tį|tyje|čiu)`,
      alsoEn: `landscape|across|broad${W}|wid${W}|row${W}|diameter|thick${W}`,
      alsoLt: `pl[oa]${W}|gulsč${W}|plač${W}|eil${W}|dyd${W}|matmen${W}|horiz${W}|visą|visame`,
    },
    {
      en: `vertical${W}|height`,
      lt: `vertikal${W}|aukš(?:tis|čio|tį|čiu|tyje)`,
      alsoEn: `tall|portrait|high${W}|column${W}|altitude|rise|upright|elevation|long${W}|up`,
      alsoLt: `aukš${W}|stat${W}|ūg${W}|dyd${W}|matmen${W}|stulp${W}|status${W}`,
    },
  ),
  group(
    'contrast',
    {
      en: `north(?:ern|east|west|ward|wards)?`,
      lt: `šiaur${W}`,
      alsoEn: `nordic|nort${W}|arctic`,
      alsoLt: `šiaur${W}|nord${W}|arkt${W}`,
    },
    {
      en: `south(?:ern|east|west|ward|wards)?`,
      lt: `piet(?:ų|uose|us|in${W}|ryč${W}|vakar${W})`,
      alsoEn: `south${W}|lunch${W}|noon|dinner`,
      alsoLt: `piet${W}|austr${W}|pusiaud${W}`,
    },
    {
      en: `east(?:ern|ward|wards)?`,
      lt: `ryt(?:ų|uose|us|in${W})`,
      alsoEn: `east${W}|oriental|morning|north${W}|south${W}`,
      alsoLt: `ryt${W}|piet${W}|velyk${W}|šiaur${W}|ist${W}`,
    },
    {
      en: `west(?:ern|ward|wards)?`,
      lt: `vakar(?:ų|uose|us|in${W})`,
      alsoEn: `west${W}|occident${W}|evening${W}|night${W}|north${W}|south${W}|yesterday`,
      alsoLt: `vakar${W}|piet${W}|šiaur${W}|vest${W}`,
    },
  ),
  group(
    'contrast',
    {
      en: `bought|buy(?:s|ing|ers?)?|purchas${W}`,
      lt: `(?:nu|į|iš)?(?:si)?pirk${W}`,
      alsoEn: `acqui${W}|demand|shop${W}|custom${W}|paid|pay${W}|order${W}|get|procure${W}|supermarket${W}|store${W}|sale${W}|merchan${W}|consum${W}|trade${W}|spend${W}|market${W}|grocer${W}|got|take|took|deal${W}|sign${W}|invest${W}`,
      alsoLt: `įsig${W}|pirk${W}|užsis${W}|pir${W}|per?k${W}|įgij${W}|įsij${W}`,
    },
    {
      en: `sold|sell(?:s|ing|ers?)?`,
      lt: `(?:par|iš)(?:si)?duo(?:da|ti|s|t|d)${W}|pardav${W}`,
      alsoEn: `sale${W}|suppl${W}|market${W}|retail${W}|shop${W}|vendor${W}|deal${W}|store${W}|trad${W}|merchand${W}|on offer|salesm${W}|turnover|auction${W}|best|boutique${W}|restaur${W}|transfer${W}|give${W}|stock${W}|marketing|drug${W}|commercial`,
      alsoLt: `pard${W}|parduot${W}|prek${W}|realiz${W}|pasiūl${W}|platin${W}`,
    },
  ),
  group(
    'contrast',
    {
      en: `won|win(?:s|ning)`,
      lt: `laimė(?:j|s|t)${W}|nugalė${W}`,
      alsoEn: `win|winner${W}|victor${W}|beat${W}|defeat${W}|success${W}|triumph${W}|champion${W}|title${W}|gain${W}|earn${W}|scor${W}|award${W}|top${W}|over${W}|first|gold|happ${W}|medal${W}|elect${W}|claim${W}|luck${W}|fortun${W}|good|prize${W}|succeed${W}|vote${W}|qualif${W}|receiv${W}|joy|get|got|pick${W}|secur${W}|captur${W}|take|took|cruis${W}|clinch${W}|game|ha[ds]|jubil${W}`,
      alsoLt: `laim${W}|pergal${W}|įveik${W}|pirm${W}|gav${W}|iškov${W}|čempion${W}|pelnė|pasiek${W}|nugal${W}|triumf${W}|laur${W}|išlošė|pranok${W}`,
    },
    {
      en: `lost|los(?:e|es|ing)|defeat(?:ed|s)?`,
      lt: `pralaim${W}|pralošė${W}`,
      alsoEn: `los[est]${W}|beat${W}|fail${W}|loss${W}|def${W}|concede${W}|slip${W}|down|fell|fall${W}|drop${W}|miss${W}|surrender${W}|die${W}|gone|nothing|out${W}|away|wast${W}|not|overcom${W}`,
      alsoLt: `pral${W}|prara${W}|netek${W}|nugal${W}|ne${W}|žuv${W}|dink${W}|dingo|įveik${W}|pasiklyd${W}|mirt${W}|mir[ėus]${W}|sutriuš${W}|pergal${W}|krit${W}|nesek${W}|numet${W}|at${W}|pa${W}|kl${W}|su${W}|žl${W}|be|nu${W}`,
    },
  ),
  group(
    'contrast',
    {
      en: `download(?:s|ed|ing)?`,
      lt: `(?:at|par)si(?:siun[tč]|siųs)${W}`,
      alsoEn: `download${W}|get|install${W}|load${W}|fetch${W}|order${W}|take`,
      alsoLt: `ats${W}|pars${W}|įkel${W}|diek${W}|diegt${W}|įdieg${W}|gau${W}|siųs${W}`,
    },
    {
      en: `upload(?:s|ed|ing)?`,
      lt: `įkel(?:ti|ia|k|s|ta|t)${W}|įkėl(?:ė|ė)${W}`,
      alsoEn: `upload${W}|load${W}|post${W}|publish${W}|put|share${W}|insert${W}|import${W}|open${W}|move${W}|add${W}|transfer${W}|paste${W}`,
      alsoLt: `įk${W}|nus${W}|kel${W}|siųs${W}|paskelb${W}|talp${W}`,
    },
  ),
  group(
    'contrast',
    {
      en: `import(?:s|ed|ing|ation|ers?)?`,
      lt: `import${W}`,
      alsoEn: `import${W}|bring${W}|foreign`,
      alsoLt: `įvež${W}|įkel${W}|įtrauk${W}|import${W}`,
    },
    {
      en: `export(?:s|ed|ing|ers?)?`,
      lt: `eksport${W}`,
      alsoEn: `export${W}|save${W}|sell${W}|ship${W}`,
      alsoLt: `išvež${W}|eksport${W}|įraš${W}`,
    },
  ),
  group(
    'contrast',
    {
      en: `accept(?:s|ed|ing)?|approv(?:e|es|ed|ing|al)`,
      lt: `pritar(?:ė|ia|ti|s|ta)${W}|priėmė|sutiko|sutinka|patvirtin(?:o|a|ti)${W}`,
      alsoEn: `accept${W}|approv${W}|agree${W}|adopt${W}|confirm${W}|support${W}|endors${W}|pass${W}|back${W}|tak${W}|took|receiv${W}|welcom${W}|ratif${W}|consent${W}|assent${W}|embrac${W}|favou?r${W}|yes|recogni${W}|decid${W}|verif${W}|valid${W}|certif${W}|prov${W}|enact${W}|host${W}|admit${W}|hir${W}|sign${W}|okay|ok|pleas${W}|will${W}|acknowledg${W}|embod${W}|authori${W}|nod${W}|allow${W}|meet|met|ma[kd]e|ready|acclaim${W}|conform${W}`,
      alsoLt: `prit${W}|sut[ai]${W}|patv${W}|parem${W}|palaik${W}|pri[ėi]m${W}|ne${W}|teig${W}|tink${W}|pa${W}|leid${W}|toler${W}|tvirt${W}|mėg${W}`,
    },
    {
      en: `reject(?:s|ed|ing)?|refus(?:e|es|ed|ing)`,
      lt: `atmet(?:ė|a|ė)${W}|atmesti${W}|atsisak(?:ė|o)${W}`,
      alsoEn: `reject${W}|den(?:y|ied|ies|ying|ial)|declin${W}|oppos${W}|disagree${W}|against|dismiss${W}|object${W}|resist${W}|not|no|never|turn${W}|drop${W}|giv${W}|gave|abandon${W}|without|throw${W}|threw|stop${W}|rule${W}|rebuff${W}|renounc${W}|reluct${W}|withdr${W}|vet[oi]${W}|forgo${W}|cancel${W}|contempt|eschew${W}|un\\p{L}+|shun${W}|quit${W}|away|ditch${W}|scrap${W}|opt${W}|rid|overturn${W}|ignor${W}|skip${W}|lack${W}|waiv${W}|overrul${W}|strip${W}|left|leav${W}|refut${W}|brush${W}|balk${W}|move[sd]?|decide${W}|cut${W}|over${W}|debunk${W}|repudiat${W}|discard${W}|defeat${W}|relinquish${W}|tear${W}|repeal${W}|forc${W}|revok${W}|silen${W}|off`,
      alsoLt: `atm${W}|ats[is]${W}|ne${W}|prieš${W}|paneig${W}|nepr${W}|at${W}|be|vargu`,
    },
  ),
  group(
    'contrast',
    {
      en: `maximum|maximal${W}|maximi[sz]${W}`,
      lt: `maksim${W}`,
      alsoEn: `max${W}|most|up to|largest|highest|full${W}|great${W}|top|best|utmost|biggest|limit${W}|extreme${W}`,
      alsoLt: `maks${W}|did${W}|daug${W}|aukšč${W}|vis${W}|iki|kuo`,
    },
    {
      en: `minimum|minimal${W}|minimi[sz]${W}`,
      lt: `minim${W}`,
      alsoEn: `min${W}|least|smallest|lowest|little|small${W}|low${W}|reduc${W}|few${W}|tiny|short${W}|bare${W}`,
      alsoLt: `min${W}|maž${W}|žem${W}|nedid${W}|bent|trump${W}|sutrauk${W}|sum${W}|vos`,
    },
  ),
  group(
    'contrast',
    {
      en: `first`,
      lt: `pirm(?:asis|oji|ojo|osios|ąjį|ąją|ieji|ųjų|uoju|ąja)`,
      alsoEn: `first${W}|initial${W}|1st|top|prim${W}|opening|earl${W}|one|debut${W}|prem${W}|maiden|lead${W}|start${W}|original${W}|former|inaugural|pioneer${W}|previous|old${W}|front|before|begin${W}|half-?time|beginning|i|1|[ivx]+`,
      alsoLt: `pirm${W}|prad${W}|i|ank${W}|debiut${W}|pradin${W}|iš pradžių|i+|1${W}|prem${W}`,
    },
    {
      en: `last`,
      lt: `paskutin${W}`,
      alsoEn: `last${W}|final${W}|latest|past|recent${W}|end${W}|ultimate${W}|latter|late${W}|previous|latest|dying|remaining|only|modern|eleventh|rest|left|conclu${W}|bottom|lately|past|newest|closing|few|death|eve|over|new`,
      alsoLt: `pask${W}|praė?j${W}|praeit${W}|pastar${W}|galut${W}|pas${W}|fin${W}|galu${W}|gal|vėliaus${W}|per|pernai|šiais|pra${W}|pereit${W}|vakar|baigiam${W}|trun${W}|truk${W}|tęs${W}|užtruk${W}|ilg${W}|išl${W}|pastarasis|dar|likus${W}|pabaig${W}`,
    },
  ),
  ...(
    [
      [
        `strong${W}|strength${W}|tough${W}|powerful${W}`,
        `(?:su)?stipr${W}`,
        `weak${W}`,
        `(?:su)?silp${W}`,
      ],
      [
        `expensive|costl${W}|pric(?:ier|ey)|dear(?:er|est)?`,
        `(?:pa)?brang${W}`,
        `cheap${W}|affordab${W}|inexpensive|low-cost`,
        `(?:at)?pi(?:g|ng)${W}|nebrang${W}`,
      ],
      [
        `old(?:er|est)|elder${W}|senior|aged`,
        `vyres${W}|vyriaus${W}|senes${W}|seniaus${W}`,
        `young${W}|junior`,
        `jaun${W}`,
      ],
      [
        `fast(?:er|est)?|quick${W}|rapid${W}|sooner|speed${W}|accelerat${W}`,
        `(?:pa)?grei[tč]${W}|(?:pa)?spar[tč]${W}`,
        `slow${W}`,
        `(?:su)?lė[tč]${W}`,
      ],
      [
        `long(?:er|est)?|extend${W}|lengthen${W}`,
        `(?:pa)?ilg${W}`,
        `short(?:er|est|en${W})?|brief${W}`,
        `(?:su)?trump${W}`,
      ],
      [
        `often|frequent${W}|common${W}`,
        `dažn${W}`,
        `rare(?:ly)?|seldom|infrequent${W}`,
        `ret(?:ai|as|i|a|ų)|reč${W}`,
      ],
      [
        `above|high(?:er|est)|up|upper|top|tall(?:er|est)`,
        `aukštes${W}|aukščiau${W}|virš`,
        `below|beneath|underneath|under|low(?:er|est)|bottom`,
        `žemes${W}|žemiau${W}`,
      ],
      [
        `better|best|improv${W}|boost${W}`,
        `(?:pa)?ger(?:iau|esn|ė|in)${W}`,
        `worse${W}|worst|bad(?:ly)?|poor${W}|deteriorat${W}`,
        `(?:pa)?blog(?:iau|esn|ė|in)${W}`,
      ],
      [`more`, `daugiau`, `less|fewer`, `mažiau`],
      [
        `larg(?:er|est)|bigg(?:er|est)|great(?:er|est)|increas${W}|high(?:er|est)|most|enlarg${W}|expand${W}|rais(?:e|es|ed|ing)|boost${W}|maxim${W}`,
        `didesn${W}|didžiaus${W}|(?:pa)?did(?:ė|in)${W}`,
        `small(?:er|est)|reduc${W}|decreas${W}|low(?:er|est|ers|ered|ering)|less|fewer|minor|tin(?:y|iest)|cut${W}|minim${W}|shr[aiu]nk${W}`,
        `mažesn${W}|mažiaus${W}|(?:su|pa)?maž(?:ė|in)${W}`,
      ],
      [
        `earlier|previous${W}|past|prior|ago|former${W}`,
        `anks(?:č|tesn)${W}`,
        `later|then|afterwards?|subsequent${W}`,
        `vėl(?:iau|esn|yv)${W}`,
      ],
      [
        `r[io]se[ns]?|rising|increas${W}|gr[eo]w${W}|climb${W}|jump${W}|soar${W}|surg${W}|gain${W}|up|boost${W}|expand${W}|rais(?:e|es|ed|ing)|hike${W}`,
        `(?:pa)?kil(?:o|s|ti|us|im|ęs|usi)${W}|kyla|(?:iš|pa|už)?aug(?:o|a|s|im|in|an|usi|ęs|us)${W}|(?:pa)?did(?:ė|in)${W}|(?:pa)?daugė${W}|šoktel${W}|(?:pa)?brang(?:o|s)${W}`,
        `f[ae]ll${W}|drop${W}|declin(?:e|es|ing)|decreas${W}|slump${W}|plung${W}|shr[aiu]nk${W}|down|reduc${W}|cut${W}|lower(?:s|ed|ing)|slash${W}`,
        `(?:nu|su)?kr(?:ito|is|inta|isti|itus|itim|itęs|intan)${W}|(?:su|pa)?maž(?:ė|in)${W}|(?:nu|su)?smuk${W}|nuosmuk${W}|atpig${W}|ping${W}`,
      ],
    ] as const
  ).map(([en, lt, otherEn, otherLt]) => ({
    reach: 1.5,
    ...group('trend', { en, lt }, { en: otherEn, lt: otherLt }),
  })),
  group(
    'unit',
    { en: 'pixels?', lt: `piksel${W}` },
    { en: 'millimet(?:er|re)s?', lt: `milimetr${W}` },
    { en: 'centimet(?:er|re)s?', lt: `centimetr${W}` },
    { en: 'met(?:er|re)s?', lt: `metr(?:as|o|ui|ą|u|e|ai|ų|ams|us|ais)` },
    { en: 'kilomet(?:er|re)s?', lt: `kilometr${W}` },
    { en: 'miles?', lt: `myli${W}|mylių` },
    { en: 'grams?', lt: `gram(?:as|o|ą|ai|ų|us|ais)` },
    { en: 'kilograms?|kilos?', lt: `kilogram${W}` },
    { en: 'tons?|tonnes?', lt: `ton(?:a|os|ą|ų|as|omis|oms)` },
    { en: 'seconds?', lt: `sekund${W}` },
    { en: 'decades?', lt: `dešimtme[tč]${W}` },
    { en: 'centur(?:y|ies)', lt: `šimtme[tč]${W}|amži${W}` },
    { en: 'hours?', lt: `valand${W}`, alsoLt: 'val' },
    { en: 'days?', lt: `dien(?:a|os|ą|ai|ų|as|omis|oms|oje)|par(?:a|os|ą|ų|as|oms|omis)` },
    // „Lapkričio mėnesio“ is November.
    { en: 'months?', lt: `mėnes(?!io|į)${W}`, alsoLt: 'mėn' },
  ),
  group(
    'period',
    {
      en: `minutes?`,
      alsoEn: `${W}hour${W}|moments?|time|seconds?|late|brief${W}|while|shortly|soon`,
      lt: `(?:minu[tč]${W})`,
      alsoLt: `valand${W}|akimirk${W}|laik${W}`,
    },
    {
      en: `hours?|hourly`,
      alsoEn: `time|day|night|overnight|o'clock|clock|[ap]\\.?m|minutes?|morning|evening|while|long|\\d{1,2}:\\d\\d`,
      lt: `(?:valand${W})`,
      alsoLt: `val|laik${W}|dien${W}|par${W}|pusval${W}|kasval${W}`,
    },
    {
      en: `daily|(?:a|per|each|every|one|same|next|that) day`,
      alsoEn: `${W}da(?:y|ys|te|ted|wn|tes|ytime|ybreak)|morning|evening|night${W}|afternoon|overnight|tonight|today|yesterday|tomorrow|hours?|birth${W}|everyday|diary|noon|eve|holiday${W}|currently|agenda|nowadays|${W}uary|march|april|june|july|august|${W}ber|\\d{1,2}(?:st|nd|rd|th)`,
      lt: `(?:kasdien${W}|dieną|dienos)`,
      alsoLt: `dien${W}|kasdien${W}|par${W}|šiand${W}|vakar|rytoj|ryt${W}|nakt${W}|sekm${W}`,
    },
    {
      en: `weeks?|weekly`,
      alsoEn: `${W}week${W}|fortnight${W}|saturday|sunday|seven`,
      lt: `(?:savait[ėęei]${W}|savaič${W})`,
      alsoLt: `sav|savait${W}|savaitgal${W}|kassav${W}|dvisav${W}|septyn${W}`,
    },
    {
      en: `months?|monthly`,
      alsoEn: `${W}month${W}|${W}uary|march|april|may|june|july|august|${W}ber|moon|lunar`,
      lt: `(?:mėnes${W}|mėnuo)`,
      alsoLt: `mėn|mėnes${W}|kasmėnes${W}|pusmet${W}|ketvir${W}|pusantr${W}`,
    },
    {
      en: `quarterly|(?:a|per|each|every|this|last|next|first|second|third|fourth) quarter`,
      alsoEn: `quarter${W}|q[1-4i]+|fourth|months?|three`,
      lt: `(?:ketvir(?:tis|čio|tį|tyje|tin)${W})`,
      alsoLt: `ketv${W}|ketvir${W}|trij${W}|mėnes${W}`,
    },
    {
      en: `years?|annual${W}|yearly`,
      alsoEn: `${W}year${W}|\\d{4}s?|aged?|old${W}|anniversar${W}|season${W}|annum|ago|birthday|perennial|teen${W}|olympi${W}|decade${W}|centur${W}|class|grade|annual${W}|last|lifetime|ever|summer|spring|winter|autumn|edition|time|long${W}|term|period${W}`,
      lt: `(?:kasmet${W}|metin[iė]${W}|met(?:us|ams))`,
      alsoLt: `met${W}|kasmet${W}|šiemet${W}|pern${W}|m|kitąmet|šimtm${W}|dešimtm${W}|tūkstantm${W}|pusmet${W}|senum${W}|sezon${W}|dvimet${W}|${W}met${W}|vienų|sukakt${W}|amži${W}|sulauk${W}`,
    },
  ),
];
