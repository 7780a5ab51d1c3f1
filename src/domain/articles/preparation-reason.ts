import { KEY_SETTINGS, PROVIDER_LABELS, type ProviderName } from '../model-providers.ts';
import { formatVilniusMoment } from '../time/vilnius-date.ts';

/** Why an article is not prepared or waits for a person, as its row holds it; `describeReason` makes the sentence. */
export type PreparationReason =
  | { code: 'no_source_text' }
  /** What the checks found first, in our words with what they quote of the text, and how much more. */
  | { code: 'problems'; problems: { message: string; isFact: boolean }[]; more: number }
  /** Of a published article, whose public text stays as it is. */
  | { code: 'new_text' }
  | { code: 'setting_missing' | 'key_refused'; provider: ProviderName }
  | { code: 'no_model' }
  | { code: 'request_rejected' | 'provider_failing'; provider: ProviderName; status: number | null }
  | {
      code: 'timed_out' | 'out_of_quota' | 'rate_limited' | 'answer_unreadable' | 'circuit_open';
      provider: ProviderName;
    }
  | { code: 'daily_limit'; of: 'tokens' | 'images' | 'cost' }
  | { code: 'unexpected' }
  /** The schedule takes the article up again. */
  | { code: 'unexpected_will_retry' }
  /** The work ended the process or a thread twice: nothing takes it up by itself. */
  | { code: 'dead_lettered' }
  | { code: 'stopped' }
  /** ISO 8601; null for what the schedule chose. */
  | { code: 'publishing_failed'; planned_for: string | null }
  | {
      code: 'plan_beyond_rights' | 'plan_told_already' | 'plan_source_changed';
      planned_for: string | null;
    };

type Code = PreparationReason['code'];
type Of<C extends Code> = Extract<PreparationReason, { code: C }>;

/** What is the matter, and what comes of it or is to be done. */
interface Words {
  cause: string;
  advice?: string;
}

const RETRIED = ' Bandysime dar kartą.';
const LIMITS = { tokens: 'teksto', images: 'vaizdų', cost: 'išlaidų' };

const planned = (at: string | null) =>
  `Planuotu laiku${at ? ` (${formatVilniusMoment(at)})` : ''} nepublikuota`;

const keySettings = (provider: ProviderName) => {
  const { [provider]: first, ...others } = KEY_SETTINGS;
  return [first, ...Object.values(others)].join(' arba ');
};

const WORDS: { [C in Code]: (reason: Of<C>) => Words } = {
  no_source_text: () => ({
    cause: 'Šaltinyje nėra teksto, iš kurio būtų galima parengti straipsnį.',
  }),
  problems: ({ problems, more }) => ({
    cause: problems.map(({ message }) => message).join(' ') + (more > 0 ? ` Ir dar ${more}.` : ''),
  }),
  new_text: () => ({
    cause: 'Paruoštas naujas tekstas laukia patvirtinimo. Viešas tekstas nepakeistas.',
  }),
  setting_missing: ({ provider }) => ({
    cause: 'Nenurodytas modelių tiekėjo raktas',
    advice: `: be jo šio straipsnio parengti negalima. Įrašykite raktą serverio nustatymuose ir paleiskite svetainę iš naujo (${keySettings(provider)}).`,
  }),
  key_refused: ({ provider }) => ({
    cause: `${PROVIDER_LABELS[provider]} atmetė raktą`,
    advice: `: patikrinkite jį serverio nustatymuose ir paleiskite svetainę iš naujo (${KEY_SETTINGS[provider]}).`,
  }),
  no_model: () => ({ cause: 'Nėra tinkamo modelio.' }),
  request_rejected: ({ provider, status }) => ({
    cause: `${PROVIDER_LABELS[provider]} nepriėmė užklausos (${status ?? 'be kodo'}). Patikrinkite pasirinktą modelį ir paslaugos adresą.`,
  }),
  provider_failing: ({ provider, status }) => ({
    cause:
      status === null
        ? `Nepavyko prisijungti prie ${PROVIDER_LABELS[provider]}.`
        : `${PROVIDER_LABELS[provider]} laikinai neveikia (${status}).`,
    advice: RETRIED,
  }),
  timed_out: ({ provider }) => ({
    cause: `${PROVIDER_LABELS[provider]} neatsakė laiku.`,
    advice: RETRIED,
  }),
  out_of_quota: ({ provider }) => ({
    cause: `${PROVIDER_LABELS[provider]} paskyros lėšos išnaudotos. Papildykite sąskaitą; bandysime dar kartą.`,
  }),
  rate_limited: ({ provider }) => ({
    cause: `${PROVIDER_LABELS[provider]} laikinai riboja užklausas (429).`,
    advice: RETRIED,
  }),
  answer_unreadable: ({ provider }) => ({
    cause: `${PROVIDER_LABELS[provider]} atsakė nesuprantamai.`,
    advice: RETRIED,
  }),
  circuit_open: ({ provider }) => ({
    cause: `${PROVIDER_LABELS[provider]}: kartojasi klaidos, todėl dešimt minučių nesikreipiame.`,
    advice: RETRIED,
  }),
  daily_limit: ({ of }) => ({
    cause: `Pasiekta dienos AI ${LIMITS[of]} riba.`,
    advice: ' Darbas bus tęsiamas rytoj.',
  }),
  unexpected: () => ({ cause: 'Nenumatyta klaida. Bandykite apdoroti iš naujo.' }),
  unexpected_will_retry: () => ({
    cause: 'Nenumatyta klaida. Kol automatinis AI paruošimas įjungtas, bandysime dar kartą.',
  }),
  dead_lettered: () => ({
    cause:
      'Straipsnio apdorojimas du kartus nutraukė programos darbą, todėl atidėtas. Peržiūrėkite šaltinio tekstą; jei jis tinkamas, paruoškite iš naujo.',
  }),
  stopped: () => ({ cause: 'Paruošimas sustabdytas nebaigtas.' }),
  publishing_failed: ({ planned_for }) => ({
    cause: `${planned_for === null ? 'Automatiškai nepublikuota' : planned(planned_for)} dėl nenumatytos klaidos; išsamiau – serverio žurnale.`,
  }),
  plan_beyond_rights: ({ planned_for }) => ({
    cause: `${planned(planned_for)}: po suplanavimo pasikeitė šaltinio teisės.`,
  }),
  plan_told_already: ({ planned_for }) => ({
    cause: `${planned(planned_for)}: apie tą patį įvykį jau publikuotas kitas straipsnis.`,
  }),
  plan_source_changed: ({ planned_for }) => ({
    cause: `${planned(planned_for)}: po suplanavimo šaltinis tekstą pakeitė arba atšaukė.`,
  }),
};

const wordsOf = <C extends Code>(reason: Of<C>): Words =>
  (WORDS[reason.code as C] as (reason: Of<C>) => Words)(reason);

export function describeReason(reason: PreparationReason): string {
  const { cause, advice = '' } = wordsOf(reason);
  return cause + advice;
}

/** Only what is the matter: where there is little room. */
export const describeCause = (reason: PreparationReason): string => wordsOf(reason).cause;

/** For a person who waits, and for whom nothing is tried again: another advice where there would be one. */
export function describeAtOnce(reason: PreparationReason, advice: string): string {
  const words = wordsOf(reason);
  return words.advice ? `${words.cause} ${advice}` : words.cause;
}
