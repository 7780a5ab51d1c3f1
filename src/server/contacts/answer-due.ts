import { TIME_ZONE } from '../../domain/time/vilnius-date.ts';
import { vilniusHour } from '../time/vilnius-time.ts';

/** When the working day ends (`src/content/company.ts`). */
const DAY_ENDS = 18;
const FRIDAY = 5;

/**
 * Until when a message is to be answered: the site promises the next working day (`src/content/contact.ts`). Monday to
 * Friday are those; on a public holiday it asks a day too early.
 */
export function findAnswerDue(received: Date): Date {
  let day = Temporal.Instant.fromEpochMilliseconds(received.getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate();
  do day = day.add({ days: 1 });
  while (day.dayOfWeek > FRIDAY);
  return vilniusHour(day.toString(), DAY_ENDS);
}
