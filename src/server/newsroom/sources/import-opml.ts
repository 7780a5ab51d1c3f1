import { recordChange } from '../../audit/record-change.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { AppError } from '../../errors.ts';
import { listFieldErrors, parseInLithuanian } from '../../http/issues.ts';
import { addressKey } from '../import/source/address-key.ts';
import { checkSelector } from './check-selector.ts';
import { type OpmlEntry, readOpml } from './opml.ts';
import { type CreateSource, createSourceBody } from './source-schemas.ts';

interface Listed {
  name: string;
  rss_url: string;
}

interface OpmlReport {
  /** Or would be, in a preview. */
  added: Listed[];
  /** Already there, or twice in the file. */
  skipped: (Listed & { reason: string })[];
  refused: (Listed & { reason: string })[];
  is_preview: boolean;
}

type Checked = CreateSource & { is_active: boolean };

/**
 * Adds the sources of an OPML file, all in one transaction, or, as a dry run, only reports what that would do. Trust for automatic
 * publishing never comes from a file.
 * @throws AppError invalid when the file as a whole is refused
 */
export async function importOpml(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { bytes, by, isPreview }: { bytes: Uint8Array; by: string; isPreview: boolean },
): Promise<OpmlReport> {
  const report: OpmlReport = { added: [], skipped: [], refused: [], is_preview: isPreview };
  const rows = await db.select({ url: rss_sources.rss_url }).from(rss_sources);
  const known = new Set(rows.map(({ url }) => addressKey(url)));
  const met = new Set<string>();
  const wanted: Checked[] = [];
  for (const entry of readOpml(bytes)) {
    const { name, rss_url } = entry;
    const checked = await check(entry);
    if ('reason' in checked) {
      report.refused.push({ name, rss_url: rss_url.slice(0, 500), reason: checked.reason });
      continue;
    }
    const key = addressKey(checked.rss_url);
    if (known.has(key)) report.skipped.push({ name, rss_url, reason: 'Toks šaltinis jau yra' });
    else if (met.has(key)) report.skipped.push({ name, rss_url, reason: 'Faile pasikartoja' });
    else wanted.push(checked);
    met.add(key);
  }
  if (isPreview) {
    return { ...report, added: wanted.map(({ name, rss_url }) => ({ name, rss_url })) };
  }
  await db.transaction(async (tx) => {
    for (const source of wanted) {
      const { name, rss_url } = source;
      // Somebody may have added it since the addresses were read.
      if (await add(tx, source, by, clock.now())) report.added.push({ name, rss_url });
      else report.skipped.push({ name, rss_url, reason: 'Toks šaltinis jau yra' });
    }
  });
  return report;
}

async function check(entry: OpmlEntry): Promise<Checked | { reason: string }> {
  const { choices, is_active, name, rss_url, type } = entry;
  const parsed = parseInLithuanian(createSourceBody, { name, rss_url, type, ...choices });
  if (!parsed.success) return { reason: listFieldErrors(parsed.error.issues)[0]?.message ?? '' };
  try {
    await checkSelector(parsed.data.link_selector);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { reason: error.detail };
  }
  return { ...parsed.data, is_active };
}

async function add(tx: Transaction, source: Checked, by: string, at: Date): Promise<boolean> {
  const [row] = await tx
    .insert(rss_sources)
    .values({ ...source, created_at: at })
    .onConflictDoNothing({ target: rss_sources.rss_url })
    .returning({ id: rss_sources.id });
  if (!row) return false;
  const entry = { by, action: 'source.create', entity: 'source', entityId: row.id };
  await recordChange(tx, { ...entry, after: source, at });
  return true;
}
