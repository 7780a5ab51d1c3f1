import { withCount } from '../lists/plurals.ts';

interface Limits {
  auto_publish_batch_size: number;
  auto_publish_min_score: number;
}

/**
 * Trying automatic publishing publishes: what would be, by the saved limits.
 * @param isDirty whether other settings are typed and not saved
 */
export function publishQuestion(saved: Limits, isDirty: boolean) {
  const one = 'straipsnio, kurio';
  const many = 'straipsnių, kurių';
  const count = withCount(saved.auto_publish_batch_size, one, many, many);
  const limits = `Bus publikuota iki ${count} balas bent ${saved.auto_publish_min_score}.`;
  return {
    title: 'Automatinis publikavimas',
    question: 'Ar tikrai norite publikuoti dabar?',
    consequence: isDirty
      ? `${limits} Naudojami išsaugoti nustatymai: neišsaugoti pakeitimai negalios.`
      : limits,
    confirm: 'Publikuoti',
  };
}
