import { withCount } from '../../domain/text/with-count.ts';
import { days, hours } from '../../domain/time/duration.ts';

/** How long a deleted article can still be brought back, about: days, in the last one hours. The date stands beside it. */
export function timeLeft(expiresAt: string, now: Date): string {
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) return 'pašalinama';
  const whole = Math.round(left / days(1));
  if (left >= days(1)) return `liko ${withCount(whole, 'diena', 'dienos', 'dienų')}`;
  return `liko ${withCount(Math.max(1, Math.floor(left / hours(1))), 'valanda', 'valandos', 'valandų')}`;
}
