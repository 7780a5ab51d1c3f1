/** When a post that names a day and no hour appears, Vilnius time (contracts.md, "Data"). */
const POSTING_TIME = '09:00';

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
  return time ? fullPostMoment(value) > now : day > now.slice(0, 10);
}
