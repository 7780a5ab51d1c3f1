// `npm run db:clear-demo`: removes what came with SEED=demo, rows and pictures, also while the product runs.
import { systemClock } from '../src/domain/time/clock.ts';
import { clearDemo } from '../src/server/demo/clear-demo.ts';
import { openStorage } from '../src/server/storage/open-storage.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(
  async ({ db }, config) => {
    const gone = await clearDemo({ db, storage: openStorage(config), clock: systemClock });
    console.log(`Pašalinta pavyzdinių straipsnių: ${gone.articles}, nuotraukų: ${gone.images}.`);
  },
  { besideProduct: true },
);
