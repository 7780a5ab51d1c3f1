import { SYSTEM_SCREEN } from '../../domain/conditions.ts';
import { toSingleLine } from '../../domain/text/single-line.ts';
import { withCount } from '../../domain/text/with-count.ts';
import { formatVilniusMoment } from '../../domain/time/vilnius-date.ts';
import type { TellableCondition } from './list-conditions.ts';

export interface Alert {
  /** The same for every attempt. */
  id: string;
  opened: TellableCondition[];
  closed: TellableCondition[];
}

/** The rest is counted: who gets it opens the panel. */
const NAMED = 20;

const moment = (at: Date) => formatVilniusMoment(at.toISOString());

/** One line: what it is about, in our words alone. */
export function composeSubject({ opened, closed }: Alert): string {
  const [first] = opened;
  if (first && opened.length === 1) return first.title;
  if (first)
    return `Svetainei reikia dėmesio: ${withCount(opened.length, 'priežastis', 'priežastys', 'priežasčių')}`;
  return closed.length === 1
    ? `Baigėsi: ${closed[0]?.title}`
    : `Baigėsi: ${withCount(closed.length, 'priežastis', 'priežastys', 'priežasčių')}`;
}

/** @param site our origin */
export function composeText({ opened, closed }: Alert, site: string): string {
  const describe = ({ title, detail, href, since, closedAt }: TellableCondition) =>
    [
      `${title} (nuo ${moment(since)}${closedAt ? `, jau baigėsi ${moment(closedAt)}` : ''})`,
      toSingleLine(detail),
      `Ką daryti: ${site}${href}`,
    ].join('\n');
  const describeOver = ({ title, detail, since, closedAt }: TellableCondition) =>
    [
      `Baigėsi: ${title} (nuo ${moment(since)}${closedAt ? ` iki ${moment(closedAt)}` : ''})`,
      `Buvo: ${toSingleLine(detail)}`,
    ].join('\n');
  const parts = [...opened.map(describe), ...closed.map(describeOver)];
  return [
    `Svetainė: ${site}`,
    ...parts.slice(0, NAMED),
    ...(parts.length > NAMED ? [`Čia nerodomų: ${parts.length - NAMED}.`] : []),
    `Visa būsena: ${site}/admin/settings/system`,
  ].join('\n\n');
}

/** For machines and for chats that show the field `text`, in which no foreign words may stand: they could be commands there. */
export function composeData(alert: Alert, site: string) {
  const describe = ({
    code,
    subject,
    title,
    detail,
    href,
    since,
    closedAt,
  }: TellableCondition) => ({
    ...{ code, subject, title, detail, link: `${site}${href}` },
    since: since.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
  });
  const link = alert.opened[0]?.href ?? SYSTEM_SCREEN;
  return {
    id: alert.id,
    site,
    text: `${composeSubject(alert)} – ${site}${link}`,
    opened: alert.opened.map(describe),
    closed: alert.closed.map(describe),
  };
}
