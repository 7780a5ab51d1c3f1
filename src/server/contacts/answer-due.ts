import { TIME_ZONE } from '../../domain/time/vilnius-date.ts';
import { isPublicHoliday } from '../time/public-holidays.ts';
import { vilniusHour } from '../time/vilnius-time.ts';

/** When the working day ends (`src/content/company.ts`). */
const DAY_ENDS = 18;
const FRIDAY = 5;

/**
 * Until when a message is to be answered: the site promises the next working day (`src/content/contact.ts`).
 */
export function findAnswerDue(received: Date): Date {
  let day = Temporal.Instant.fromEpochMilliseconds(received.getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate();
  do day = day.add({ days: 1 });
  while (day.dayOfWeek > FRIDAY || isPublicHoliday(day));
  return vilniusHour(day.toString(), DAY_ENDS);
}
