/** When a post that names a day and no hour appears, Vilnius time (contracts.md, "Data"). */
const POSTING_TIME = '09:00';

/** In place of an hour whose minutes are not typed yet: it says nothing, and must not be taken for none. */
export const HALF_HOUR = ':';

/** What may be wrong with the hour alone. */
export const HOUR_PROBLEMS = {
  half: 'Įrašykite ir valandas, ir minutes arba palikite laukelį tuščią',
  skipped: 'Tokios valandos tą naktį nėra: laikrodis persukamas į priekį. Pasirinkite kitą.',
};

/**
 * The date of the post form: `yyyy-MM-dd`, or `yyyy-MM-dd HH:mm` by the clocks of Vilnius. A half-typed one lacks
 * either.
 */
export function splitPostMoment(value: string): { day: string; time: string } {
  const parts = value.trim().split(' ');
  return {
    day: parts.find((part) => part.includes('-')) ?? '',
    time: parts.find((part) => part.includes(':')) ?? '',
  };
}

export const joinPostMoment = (day: string, time: string): string =>
  [day, time].filter(Boolean).join(' ');

/** With its hour, as `yyyy-MM-dd HH:mm`: what can be compared with another. */
export function fullPostMoment(value: string): string {
  const { day, time } = splitPostMoment(value);
  return `${day} ${time || POSTING_TIME}`;
}

/**
 * Whether a post of this date waits; one that names today and no hour does not.
 * @param now `yyyy-MM-dd HH:mm` in Vilnius
 */
export function isComing(value: string, now: string): boolean {
  const { day, time } = splitPostMoment(value);
  return time && time !== HALF_HOUR ? fullPostMoment(value) > now : day > now.slice(0, 10);
}
