import { asc, eq, sql } from 'drizzle-orm';
import { type GlossaryTerm, listNever } from '../../../domain/glossary.ts';
import { listChanged } from '../../audit/list-changed.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { holdingWords } from '../../database/holding-words.ts';
import { foldForSearch } from '../../database/schema/fold-for-search.ts';
import { glossary_terms } from '../../database/schema/glossary.ts';
import { inNaturalOrder } from '../../database/schema/natural-order.ts';
import { violates } from '../../database/violations.ts';
import { AppError } from '../../errors.ts';
import { offsetOf, toPage } from '../../http/paging.ts';
import type { CreateTerm, ListTerms, UpdateTerm } from './glossary-schemas.ts';

type Ctx = Pick<AppContext, 'db' | 'clock'>;

/** Every preparation reads them all. */
const MOST_TERMS = 1000;
const BY_TERM = [inNaturalOrder(glossary_terms.term), asc(glossary_terms.id)];
const NOT_FOUND = 'Terminas nerastas';

/** All terms, as preparation asks for them. */
export const readGlossary = (db: Executor): Promise<GlossaryTerm[]> =>
  db
    .select({
      term: glossary_terms.term,
      preferred: glossary_terms.preferred,
      never: glossary_terms.never,
      note: glossary_terms.note,
    })
    .from(glossary_terms)
    .orderBy(...BY_TERM);

/** What a typed word is looked for in. */
const SEARCHED = foldForSearch(
  sql`${glossary_terms.term} || ' ' || ${glossary_terms.preferred} || ' ' || ${glossary_terms.never} || ' ' || ${glossary_terms.note}`,
);

export async function listTerms({ db }: Pick<Ctx, 'db'>, query: ListTerms) {
  const where = query.q ? holdingWords(SEARCHED, query.q) : undefined;
  const [items, total] = await Promise.all([
    db
      .select()
      .from(glossary_terms)
      .where(where)
      .orderBy(...BY_TERM)
      .limit(query.per_page)
      .offset(offsetOf(query)),
    db.$count(glossary_terms, where),
  ]);
  return toPage(query, items, total);
}

/** @throws AppError `conflict` when the term is there already, `invalid` */
export async function createTerm({ db, clock }: Ctx, values: CreateTerm, by: string) {
  refuseContradiction(values);
  const at = clock.now();
  return refuseKnownTerm(() =>
    db.transaction(async (tx) => {
      if ((await tx.$count(glossary_terms)) >= MOST_TERMS) {
        throw new AppError(
          'conflict',
          `Žodynėlyje jau yra ${MOST_TERMS} terminų: daugiau netelpa.`,
        );
      }
      const [row] = await tx
        .insert(glossary_terms)
        .values({ ...values, created_at: at })
        .returning();
      if (!row) throw new Error('The term was not stored');
      const entry = { by, action: 'term.create', entity: 'term', entityId: row.id };
      await recordChange(tx, { ...entry, after: values, at });
      return row;
    }),
  );
}

/** @throws AppError `not-found`, `conflict`, `invalid` */
export async function updateTerm(
  { db, clock }: Ctx,
  { id, changes, by }: { id: string; changes: UpdateTerm; by: string },
) {
  if (Object.keys(changes).length === 0) throw new AppError('invalid', 'Nenurodyta, ką keisti');
  return refuseKnownTerm(() =>
    db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(glossary_terms)
        .where(eq(glossary_terms.id, id))
        .for('update');
      if (!before) throw new AppError('not-found', NOT_FOUND);
      refuseContradiction({ ...before, ...changes });
      const [row] = await tx
        .update(glossary_terms)
        .set(changes)
        .where(eq(glossary_terms.id, id))
        .returning();
      const changed = listChanged(before, changes);
      const entry = { by, action: 'term.update', entity: 'term', entityId: id };
      if (changed) await recordChange(tx, { ...entry, ...changed, at: clock.now() });
      return row ?? before;
    }),
  );
}

/** @throws AppError `not-found` */
export async function deleteTerm(
  { db, clock }: Ctx,
  { id, by }: { id: string; by: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(glossary_terms).where(eq(glossary_terms.id, id)).returning();
    if (!gone) throw new AppError('not-found', NOT_FOUND);
    const { term, preferred, never, note } = gone;
    const entry = { by, action: 'term.delete', entity: 'term', entityId: id };
    await recordChange(tx, { ...entry, before: { term, preferred, never, note }, at: clock.now() });
  });
}

function refuseContradiction({ preferred, never }: Pick<GlossaryTerm, 'preferred' | 'never'>) {
  if (!listNever({ never }).some((word) => word.toLowerCase() === preferred.toLowerCase())) return;
  const message = `„${preferred}“ negali būti ir rašoma, ir nerašoma`;
  throw new AppError('invalid', message, { errors: [{ field: 'never', message }] });
}

async function refuseKnownTerm<Row>(write: () => Promise<Row>): Promise<Row> {
  try {
    return await write();
  } catch (error) {
    if (!violates(error, 'glossary_terms_term_key')) throw error;
    const message = 'Toks terminas jau yra';
    throw new AppError('conflict', message, { errors: [{ field: 'term', message }], cause: error });
  }
}
