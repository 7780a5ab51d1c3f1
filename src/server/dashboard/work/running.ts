import { sql } from 'drizzle-orm';
import {
  type Condition,
  type ConditionCode,
  describeCondition,
  isEvent,
  linkTo,
  titleOf,
} from '../../../domain/conditions.ts';
import { conditions } from '../../database/schema/conditions.ts';
import type { WorkLine, WorkRule } from './work-rule.ts';

/** Lines of their own say more of them. */
const WITH_OWN_LINE = new Set<ConditionCode>(['backup_overdue', 'source_dead']);

interface Open {
  subject: string;
  facts: Condition;
}
/** Never done, which is no fault yet. */
const LEFT_OUT = new Set<ConditionCode>(['mail_not_set_up']);

/** What of the product's running needs a person, by kind: as the last look has found it, at most a minute ago. */
export const running: WorkRule<Open[]> = {
  read: () => sql`(
    select coalesce(json_agg(json_build_object('subject', ${conditions.subject}, 'facts', ${conditions.facts}) order by ${conditions.opened_at}, ${conditions.id}), '[]')
    from ${conditions} where ${conditions.closed_at} is null)`,
  toLines: (open) => {
    const listed = open.filter(({ facts }) => !WITH_OWN_LINE.has(facts.code));
    const kinds = Map.groupBy(listed, ({ facts }) => facts.code);
    return [...kinds.values()].map((kind) => describeKind(kind as [Open, ...Open[]]));
  },
};

function describeKind(kind: [Open, ...Open[]]): WorkLine {
  const [{ facts }] = kind;
  const { code } = facts;
  return {
    code: isEvent(code) || LEFT_OUT.has(code) ? 'running_notice' : 'running',
    count: kind.length > 1 ? kind.length : null,
    title: titleOf(code),
    detail: describeCondition(facts),
    href: linkTo(kind),
  };
}
