import { sql } from 'drizzle-orm';
import {
  type Condition,
  type ConditionCode,
  describeCondition,
  isEvent,
  placeOf,
  titleOf,
} from '../../../domain/conditions.ts';
import { conditions } from '../../database/schema/conditions.ts';
import type { WorkLine, WorkRule } from './work-rule.ts';

/** A line of its own says more of it. */
const WITH_OWN_LINE = new Set<ConditionCode>(['backup_overdue']);
/** Never done, which is no fault yet. */
const LEFT_OUT = new Set<ConditionCode>(['mail_not_set_up']);

/** What of the product's running needs a person, by kind: as the last look has found it, at most a minute ago. */
export const running: WorkRule<Condition[]> = {
  read: () => sql`(
    select coalesce(json_agg(${conditions.facts} order by ${conditions.opened_at}, ${conditions.id}), '[]')
    from ${conditions} where ${conditions.closed_at} is null)`,
  toLines: (open) => {
    const listed = open.filter((condition) => isListedHere(condition));
    return [...Map.groupBy(listed, ({ code }) => code).values()].map(describeKind);
  },
};

/** A source that fails is counted with the others; one that was switched off for it is in no count. */
const isListedHere = (condition: Condition): boolean =>
  condition.code === 'source_dead' ? condition.is_off : !WITH_OWN_LINE.has(condition.code);

function describeKind(kind: Condition[]): WorkLine {
  const [first] = kind as [Condition];
  const { code } = first;
  return {
    code: isEvent(code) || LEFT_OUT.has(code) ? 'running_notice' : 'running',
    count: kind.length > 1 ? kind.length : null,
    title: titleOf(code),
    detail: describeCondition(first),
    href: code === 'source_dead' ? `${placeOf(code)}?state=off` : placeOf(code),
  };
}
