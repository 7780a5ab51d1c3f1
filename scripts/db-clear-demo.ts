// `npm run db:clear-demo`: removes the rows that came with SEED=demo and were not changed into one's own.
import { eq } from 'drizzle-orm';
import { systemClock } from '../src/domain/clock.ts';
import { recordChange } from '../src/server/audit/record-change.ts';
import { articles } from '../src/server/database/schema/articles.ts';
import { auto_import_logs } from '../src/server/database/schema/automation.ts';
import { contacts } from '../src/server/database/schema/contacts.ts';
import { profiles } from '../src/server/database/schema/identity.ts';
import { rss_sources } from '../src/server/database/schema/sources.ts';
import { announcePublicChange } from '../src/server/http/public-changes.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ db }) => {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(articles)
      .where(eq(articles.is_demo, true))
      .returning({ slug: articles.ai_slug });
    for (const table of [contacts, rss_sources, auto_import_logs, profiles]) {
      await tx.delete(table).where(eq(table.is_demo, true));
    }
    const tags = gone.flatMap(({ slug }) => (slug ? [`article:${slug}`] : []));
    await recordChange(tx, {
      by: { machine: 'komanda' },
      action: 'demo.clear',
      entity: 'installation',
      entityId: 'demo',
      before: { articles: gone.length },
      at: systemClock.now(),
    });
    await announcePublicChange(tx, ['articles', ...tags]);
    console.log(`Pašalinta pavyzdinių straipsnių: ${gone.length}.`);
  });
});
