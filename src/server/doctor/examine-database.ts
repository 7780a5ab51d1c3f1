import { sql } from 'drizzle-orm';
import { withCount } from '../../domain/text/with-count.ts';
import { seconds } from '../../domain/time/duration.ts';
import { listOpenConditions } from '../alerts/list-conditions.ts';
import { commandLine } from '../command-line.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { compareSchema } from '../database/database.ts';
import { describeUnfit } from '../database/refuse-unfit.ts';
import { articles } from '../database/schema/articles.ts';
import { attention, bad, type Finding, good } from './finding.ts';

const SKEW = seconds(5);
const NAME = 'Duomenų bazė';
/** A finding of this name: the database cannot be looked into further. */
export const TABLES = 'Lentelės';

/** The database as it is: nothing is migrated. Only the first finding when the product has never been started on it. */
export async function examineDatabase({
  db,
  pool,
}: Pick<DatabaseConnection, 'db' | 'pool'>): Promise<Finding[]> {
  const { rows } = await pool.query<{ version: string; now: Date }>(
    `select current_setting('server_version') as version, clock_timestamp() as now`,
  );
  const [{ version, now } = { version: '', now: new Date() }] = rows;
  const unfit = await describeUnfit(pool);
  const about = unfit ? bad(NAME, unfit) : good(NAME, `PostgreSQL ${version}`);
  const skew = Math.abs(now.getTime() - Date.now());
  const clock =
    skew > SKEW
      ? bad('Laikrodis', `duomenų bazės ir šios mašinos skiriasi ${Math.round(skew / 1000)} s`)
      : good('Laikrodis', 'kaip duomenų bazės');
  const schema = await compareSchema(pool);
  if (schema === 'older')
    return [about, clock, attention(TABLES, 'senesnės: jas atnaujins kitas paleidimas')];
  if (schema === 'newer')
    return [about, clock, bad(TABLES, 'naujesnės programos: paleiskite ją arba atkurkite kopiją')];
  return [about, clock, await examineSamples(db), ...(await examineConditions(db))];
}

async function examineSamples(db: DatabaseConnection['db']): Promise<Finding> {
  const count = await db.$count(articles, sql`${articles.is_demo}`);
  if (count === 0) return good('Pavyzdiniai straipsniai', 'jų nėra');
  const counted = withCount(count, 'straipsnis', 'straipsniai', 'straipsnių');
  return bad(
    'Pavyzdiniai straipsniai',
    `${counted}: pašalinkite komanda „${commandLine('db:clear-demo')}“`,
  );
}

/** What the running product has found of itself. */
async function examineConditions(db: DatabaseConnection['db']): Promise<Finding[]> {
  const open = await listOpenConditions(db);
  return open.map(({ title, detail }) => attention(title, detail));
}
