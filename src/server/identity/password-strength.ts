import type { MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { company } from '../../content/company.ts';
import { foldAccents } from '../../domain/text/fold-accents.ts';

/** Guesses that a password has to withstand, as a power of ten: what guessing at our own door does not reach. */
const LEAST = 10;
/** Words of ours that the list of leaked passwords, made elsewhere, does not have; without their accents too. */
const LITHUANIAN = [
  'slaptažodis',
  'administratorius',
  'administracija',
  'prisijungimas',
  'Lietuva',
  'Vilnius',
  'Kaunas',
  'Klaipėda',
  'labadiena',
  'labas',
  'naujienos',
  'svetainė',
  'žalgiris',
];
const HELP = 'Naudokite kelis nesusijusius žodžius arba slaptažodžių tvarkyklę.';

let loading: Promise<ZxcvbnFactory> | null = null;

/**
 * Why a password would be guessed early, for the person who chose it; null when it would not.
 * @param about the account's address and name: attackers try them first
 */
export async function findWeakness(password: string, about: string[]): Promise<string | null> {
  // Fifty thousand leaked passwords: read when somebody chooses one, not at every start.
  loading ??= load();
  const checker = await loading;
  const own = [...about, company.brand, company.legalName].flatMap(wordsOf);
  const { guessesLog10, sequence } = checker.check(password, own);
  return guessesLog10 < LEAST ? `${nameWeakness(sequence)} ${HELP}` : null;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, lithuanian: LITHUANIAN.flatMap(wordsOf) },
    graphs: adjacencyGraphs,
  });
}

function nameWeakness(sequence: MatchExtended[]): string {
  const has = (test: (match: MatchExtended) => boolean) => sequence.some(test);
  if (has(({ dictionaryName }) => dictionaryName === 'userInputs'))
    return 'Slaptažodyje yra Jūsų el. pašto adresas, vardas arba įmonės pavadinimas, todėl jį lengva atspėti.';
  if (has(({ pattern }) => pattern === 'repeat'))
    return 'Slaptažodyje kartojasi tas pats tekstas, todėl jį lengva atspėti.';
  if (has(({ pattern }) => pattern === 'dictionary'))
    return 'Slaptažodis yra tarp dažniausiai naudojamų ir nutekintų arba į juos labai panašus.';
  if (has(({ pattern }) => ['sequence', 'spatial', 'date'].includes(pattern)))
    return 'Slaptažodyje ženklai eina iš eilės, todėl jį lengva atspėti.';
  return 'Slaptažodį lengva atspėti.';
}

/** An address or a name whole and by its parts. */
const wordsOf = (text: string): string[] =>
  [text, ...text.split(/[^\p{L}\p{N}]+/u)]
    .filter((word) => word.length > 2)
    .flatMap((word) => withoutAccents(word.toLowerCase()));

const withoutAccents = (word: string): string[] => [word, foldAccents(word)];
