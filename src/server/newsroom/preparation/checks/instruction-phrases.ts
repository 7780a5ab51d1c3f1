/* How texts speak to models, English and Lithuanian: see find-instructions.ts. */

const GAP = '(?:[\\p{L}\\d\'’„“"-]+[ ,:]+){0,6}?';
/** What may stand between "ignore" and "instructions"; any word would find "ignore the call and follow the instructions". */
const ALL_PREVIOUS =
  '(?:(?:all|any|every|each|of|the|your|my|our|these|those|previous|previously|prior|above|earlier|preceding|existing|other|system|safety|given|foregoing|initial|original|current|translation|and|or|content|that came|before)[ ,]+){0,7}';
const VISU_ANKSTESNIU =
  '(?:(?:į|vis|šit|ši|tų|t|kit|ankst|anksč|prieš|tai|aukšč|pateikt|duot|esan|sav|jok|bet|kok|sistem|saug|nurodyt|gaut|turim|buvus|pradin|vertim)\\p{L}*[ ,]+){0,7}';
const start = '(?<!\\p{L})';
const phrase = (pattern: string) => new RegExp(`${start}(?:${pattern})`, 'iu');

/** Each alone is enough. They were widened by what fresh attacks got past them, and will be again. */
export const INSTRUCTION_PHRASES: readonly RegExp[] = [
  // "Ignore all previous instructions."
  phrase(
    `(?:ignor(?:e|ing)|disregard|forget|override|bypass|discard|overlook) ${ALL_PREVIOUS}(?:instructions?|prompts?|rules?|guidelines?|directions?|orders|guidance|context|above|guardrails)`,
  ),
  phrase(
    `(?:ne(?:be)?paisyk\\p{L}*|ignoruok\\p{L}*|nekreipk\\p{L}* dėmesio|pamiršk\\p{L}*|atmesk\\p{L}*|ne(?:be)?sivadovauk\\p{L}*|nesilaikyk\\p{L}*|nevykdyk\\p{L}*|neklausyk\\p{L}*) ${VISU_ANKSTESNIU}(?:nurodym|instrukcij|taisykl|užklaus|komand|raginim|kontekst)\\p{L}*`,
  ),
  phrase(
    '(?:new|updated|additional|real|actual|secret|hidden) (?:system |developer )?instructions?(?: for (?:the |you|ai)|\\s*:)',
  ),
  phrase(
    '(?:nauj|papildom|tikr|slapt)\\p{L}* (?:sistemos )?(?:nurodym|instrukcij)\\p{L}*(?: model| vertėj| asistent|\\s*:)',
  ),
  phrase(
    '(?:ignore|disregard|forget|skip) (?:everything|anything|all|whatever|what|that)(?: \\p{L}+){0,5} (?:above|before|earlier|previously|so far|told|said|until now)(?!\\p{L})',
  ),
  phrase('(?:pamiršk|ignoruok|nepaisyk|atmesk)\\p{L}* (?:visk|ką|tai, k|to, k|visa)\\p{L}*'),
  // "Your previous instructions are cancelled."
  phrase(
    `(?:previous|prior|earlier|above|ankstesn\\p{L}*|ankščiau|aukščiau) (?:\\p{L}+ )?(?:instructions?|rules|guidelines|guidance|prompts?|nurodym|instrukcij|taisykl)\\p{L}* (?:\\p{L}+ ){0,3}(?:cancel|void|obsolete|no longer|invalid|nebegalio|atšauk|neberei|panaikin)`,
  ),
  phrase(
    `(?:do|must|should|need|shall) not follow ${ALL_PREVIOUS}(?:instructions?|rules|guidelines|guidance|prompts?)`,
  ),
  phrase(
    '(?:assign|give|rate|rank|mark|score|treat|classify|list) (?:it|this|(?:this|the) (?:article|text|post|story|one|item))(?: \\p{L}+){0,4} (?:top|first|highest|maximum|maximal|important|relevant|score|\\d{2,3})(?!\\p{L})',
  ),
  phrase('for the (?:ai|llm|model|translator|assistant)(?: only)?\\s*[:,]'),
  /(?:^|[.!?\n][^\S\n]*)(?:Translator|Model|Assistant|ChatGPT|LLM|Vertėjau|Modeli|Asistente|Gerbiam\p{L}+ (?:modeli|vertėjau|asistente))\s*[:,]/u,
  phrase(
    'jailbreak\\s*:|(?:dan|developer|god|unrestricted|debug) mode(?: enabled| activated| on)|(?:system )?override (?:activated|enabled|accepted|code)|mode\\s*:\\s*(?:unrestricted|developer|debug)',
  ),
  /<\/?(?:important|admin|override|secret|hidden|note|priority)>/iu,
  phrase(
    '(?:everything|all|the text) above (?:was|is) (?:only |just )?(?:a |an )?(?:test|fake|example|draft|placeholder)|the real (?:article|text|content|task|source) (?:follows|starts|begins|is)',
  ),
  phrase('(?:jūsų|tavo) (?:nauj|tikr|vieninteli|kit)\\p{L}* (?:užduot|tiksl|vaidm|darb)\\p{L}*'),
  phrase(
    'your (?:new|next|real|only|actual|true|main) (?:tasks?|jobs?|goals?|roles?|instructions?|mission|objective|purpose)',
  ),
  phrase('(?:new|nauja) (?:tasks?|užduotis)\\s*:'),
  phrase(
    'from now on,? (?:you|follow|only|answer|respond|ignore|the score|always)|nuo šiol (?:jūs|tu|vykd|atsak|rašyk|sek|laikyk)\\p{L}*',
  ),
  phrase(
    '(?:give|assign|award|grant) (?:it |this |them )?(?:the |a )?(?:maximum|maximal|highest|top|full|perfect|best) (?:possible )?(?:score|rating|mark|relevance)',
  ),
  phrase('(?:must|should|please|always) (?:rank|rate|score) (?:it|this)(?!\\p{L})'),
  phrase(
    '(?:šį|šitą|šiam|šitam) (?:straipsn|tekst|įraš|naujien)\\p{L}* [^.\\n]{0,30}(?:įvertink|skirk|priskirk|paskelbk)\\p{L}*',
  ),
  phrase(
    'you are an? (?:\\p{L}+ ){0,3}(?:assistant|editor|copywriter|bot|marketer|writer)(?!\\p{L})[.,]|(?:elkitės|elkis) kaip (?:\\p{L}+ ){0,2}(?:specialist|redaktor|autor|asistent)\\p{L}*',
  ),
  phrase('(?:vertime|atsakyme|išvestyje) (?:praleis|pateik|nerašyk|neminėk|pakeis|rašyk)\\p{L}*'),
  // Forged roles and fences.
  /(?:^|\n)(?:[[<#*]|[^\S\n])*(?:system|assistant|developer|sistema|asistentas)(?: message| prompt| note| pranešimas)?[\]>*\s]*:/iu,
  /[[<]{1,2}\/?\s*(?:[Ss]ystem|SYSTEM|[Aa]ssistant|ASSISTANT|[Dd]eveloper|DEVELOPER)\s*[\]>]|\[(?:TITLE|EXCERPT|CONTENT|CONTENT_HTML)\]/u,
  /<\|[a-z_]+\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|instructions?|tool_call|function_call|source)>/iu,
  /(?:BEGIN|END) (?:OF )?(?:SOURCE|DOCUMENT|INPUT|USER INPUT|PROMPT)(?!\p{L})/u,
  phrase(
    '(?:system|developer) (?:prompt|message)|sistem(?:os|in\\p{L}+) (?:pranešim|žinut|nurodym|užklaus)\\p{L}*',
  ),
  // The reader is a model.
  /"role"\s*:\s*"(?:system|assistant|user|developer)"|##\s*(?:system|instructions?|response|input|new task)(?!\p{L})/iu,
  /(?<!\p{L})(?:Assistant|ASSISTANT|Asistentas|Human):/u,
  phrase(
    '(?:dear|hey|hello|attention|note to|message (?:to|for)|instructions? (?:to|for)) (?:ais?|llms?|gpt|chatgpt|claude|gemini|copilot|models?|assistants?|bots?)(?!\\p{L})',
  ),
  phrase(
    "(?:as an?|if you(?: are|'re)(?: an?)?) (?:large |helpful |powerful )*(?:ai|llm|language model|machine|automated|chatbot|gpt)(?!\\p{L})",
  ),
  phrase(
    '(?:dirbtiniam intelektui|(?:di|dirbtinio intelekto|kalbos|vertimo) modeli(?:ui|ams)|kalbos modelį|robotui vertėjui)\\s*[:,–-]',
  ),
  phrase(
    '(?:when|while|before|after|if) (?:you (?:are )?)?(?:summari[sz]|translat|rat|scor|process|evaluat|classif|analy[sz])(?:e|es|y|ing|ying) (?:this|the following|it)(?! (?:risk|threat|data|issue|flaw|attack))',
  ),
  phrase(
    '(?:verčia|apibendrina|vertina|apdoroja|analizuoja)(?:nt|te|ntys|ntis|t) (?:šį|šitą|žemiau)(?: \\p{L}+)? (?:tekst|straipsn|įraš|naujien)\\p{L}*',
  ),
  phrase(
    '(?:relevance|actuality|importance)(?: score| rating)?\\s*(?:[:=]|score|rating|(?:must|should|has to) be)',
  ),
  phrase('(?:the |a |its )?score (?:must|should|has to|needs to|shall) be'),
  phrase(
    'aktualum\\p{L}* (?:bal|įvertinim)\\p{L}*|bal(?:as|ą|o) (?:turi|privalo)|balas\\s*[:=–]\\s*\\d',
  ),
  phrase('(?:publish|approve|accept) this (?:article|text|post|story|content)(?!\\p{L})'),
  phrase(
    'translate (?:the following|this|it|everything|the text) (?:instead|as|to say|into the words?)(?!\\p{L})',
  ),
  phrase(
    '(?:keep|include|insert|add|append|mention|promote|advertise|repeat) the following (?:advert|sentence|link|phrase|paragraph|message|address|url|words?)\\p{L}*',
  ),
  phrase(
    `(?:you are|you're|act as|pretend to be|behave as) (?:now |an? |the |not )*(?:ai|llm|gpt|language model|chatbot|assistant|translator|translation (?:model|engine)|unrestricted|dan)(?!\\p{L})`,
  ),
  phrase(
    '(?:jūs |tu )?(?:esate|esi|būkite|apsimesk\\p{L}*|elkitės kaip|elkis kaip) (?:dabar |ne )*(?:di |dirbtinio intelekto |kalbos |vertimo )*(?:model|asistent|vertėj|robot|sistema)\\p{L}*',
  ),
  phrase(
    '(?:(?:note|message|instructions?|attention|important|dear|hey|hello)[ ,:]+(?:to |for )?(?:all |any |the )?|(?:any|all|every) )(?:ai|llms?|language|translation|chat)[ -](?:models?|assistants?|agents?|systems?|translators?|bots?|processing)',
  ),
  phrase(
    '(?:pastaba|žinutė|nurodym\\p{L}*|dėmesio|svarbu|sveiki)[ ,:]+(?:visiems |šiam )?(?:di|dirbtinio intelekto|kalbos|vertimo) (?:model|asistent|sistem|robot)\\p{L}*',
  ),
  phrase(
    '(?:ai|llms?|language models?|assistants?) (?:must|should|shall|has to|have to|reading this|processing this|translating this)',
  ),
  phrase(
    '(?:di|dirbtinio intelekto|kalbos|vertimo) (?:model|asistent|sistem)\\p{L}* (?:turi|privalo|prašom|skaitan|verčian)\\p{L}*',
  ),
  // What the answer shall be.
  phrase(
    `(?:set|give|assign|return|output|rate)(?: this| it| the| your| a| an| article| text)* ${GAP}(?:relevance|actuality|importance|"?score"?|"?category"?|rating)(?!\\p{L})[^.\\n]{0,30}(?:100|maximum|highest|\\d{2}|["„“'])`,
  ),
  /["'„“]?(?:score|category|content_html|ai_actuality_score)["'“”]?\s*[:=]\s*["'„“]?(?:100|\d{2,3}|[\p{Lu}])/u,
  phrase(
    '(?:nustatyk|priskirk|įvertink|duok|skirk|rašyk|pasirink|grąžink|įrašyk|parink)\\p{L}* [^.\\n]{0,60}(?:bal|kategorij|įvertinim|aktualum)\\p{L}*|(?:bal|kategorij|aktualum|įvertinim)\\p{L}*[^.\\n]{0,20}(?:turi būti|privalo būti|nustatyk|priskirk)',
  ),
  phrase(
    '(?:answer|respond|reply|output|return|write|say|print) (?:only|just|exactly|nothing but|with(?: only| exactly| just)?)(?: the)?(?: words?| text| phrase| json| following| this)',
  ),
  phrase(
    '(?:atsakyk|rašyk|grąžink|išvesk|atsakykite|rašykite) (?:tik|vien|tiksliai|šiuo|šį|vietoj)\\p{L}*',
  ),
  phrase(
    `(?:add|insert|include|append|put|embed|place|mention|write) ${GAP}(?:to|in|into|at|after|before|of|with) ${GAP}(?:your |the |this )(?:translat(?:ion|ed)\\p{L}*|output|answer|response|summary|reply|excerpt|title)`,
  ),
  phrase(
    '(?:in|to|into|at the (?:end|start|beginning|top) of) (?:your|the) (?:translat(?:ion|ed text)|output|answer|response|reply)(?!\\p{L})',
  ),
  phrase(
    '(?:pridėk|įterpk|įdėk|įrašyk|paminėk|parašyk|įtrauk|reklamuok|pagirk)\\p{L}* [^.\\n]{0,80}(?:vertim|atsakym|santrauk|antrašt|straipsn\\p{L}* (?:pabaig|pradži)|tekst\\p{L}* (?:pabaig|pradži)|išvest)\\p{L}*|(?:vertim|atsakym|santrauk|antrašt|straipsn|tekst)\\p{L}*(?: pabaigoje| pradžioje)? (?:pridėk|įterpk|įdėk|įrašyk|paminėk|parašyk|įtrauk|reklamuok|pagirk)\\p{L}*',
  ),
  phrase("(?:do not|don't|never|instead of|rather than|stop) translat(?:e|ing) "),
  phrase('(?:ne(?:be)?versk\\p{L}*|užuot vert\\p{L}+|vietoj vertimo|vietoje vertimo)'),
  // Tools and leaks.
  /["'„]?(?:tool_calls?|function_call|tool_use)["'“]?\s*[:=({]|\{\s*"(?:name|tool|function)"\s*:\s*"[^"]{1,60}"\s*,\s*"(?:arguments|parameters|input)"/iu,
  phrase(
    '(?:call|invoke) the (?:[\\w-]+ )?(?:tool|function|plugin)(?!\\p{L})[^.\\n]{0,60}(?:with|to)',
  ),
  phrase(
    '(?:reveal|print|show|repeat|leak|send|output|disclose|atskleisk\\p{L}*|parodyk\\p{L}*|pakartok\\p{L}*|išsiųsk\\p{L}*) [^.\\n]{0,40}(?:your (?:instructions|prompt|rules|api key)|system prompt|api[ -]?key|rakt|savo (?:nurodym|instrukcij|taisykl))',
  ),
  /[?&][\w-]{1,40}=(?:\$?\{|%7b|\[|<)[^}\]>\s]{0,30}(?:prompt|secret|key|instruction|context|conversation|history|system|data)/iu,
];
