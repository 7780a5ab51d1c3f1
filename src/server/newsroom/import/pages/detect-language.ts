/** Words that hardly a Lithuanian sentence does without and that mean nothing elsewhere. */
const FUNCTION_WORDS = new Set(
  `ir kad yra su iš į kaip bet tai o ne per nuo dėl apie arba taip pat jau tik dar gali būti buvo kai jei
   jie jų jo jos šis ši šie šio tas ta kuris kuri kurie kurių prie pagal po už iki tarp prieš bei nes
   mūsų savo vis daug labai buvo bus turi reikia kas ką kur todėl tačiau pat`.split(/\s+/),
);
const LITHUANIAN_LETTERS = /[ąčęėįšųūž]/g;
/** Letters of neighbours' alphabets; a text full of them is not ours, whatever words it shares. */
const FOREIGN_LETTERS =
  /[āēīōģķļņäöüõßåøæłńśźżćôâîêëïñáíéóúýěřťďľňŕ\u0400-\u04ff\u0370-\u03ff\u3040-\u30ff\u4e00-\u9fff]/g;
const ENOUGH_WORDS = 4000;

/**
 * Whether a text is Lithuanian, judged by its letters and function words; the markup must be gone already.
 * Good for a sentence and longer. Lithuanian written without its letters is still found by its words.
 */
export function detectLanguage(text: string): 'lt' | 'other' {
  const sample = text
    .slice(0, ENOUGH_WORDS * 8)
    .normalize('NFC')
    .toLowerCase();
  const words = (sample.match(/\p{L}+/gu) ?? []).slice(0, ENOUGH_WORDS);
  if (words.length === 0) return 'other';
  const letters = words.join('').length;
  const own = (sample.match(LITHUANIAN_LETTERS) ?? []).length / letters;
  const foreign = (sample.match(FOREIGN_LETTERS) ?? []).length / letters;
  const common = words.filter((word) => FUNCTION_WORDS.has(word)).length / words.length;
  if (foreign > own / 2 && foreign > 0.01) return 'other';
  // Lithuanian prose has 5–8 % of its own letters and 12–20 % of these words; no other language has both.
  if (own >= 0.025) return common >= 0.04 || words.length < 15 ? 'lt' : 'other';
  return common >= 0.12 && words.length >= 8 ? 'lt' : 'other';
}
