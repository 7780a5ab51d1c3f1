import { openPreparationWorld, type PreparationWorld as World } from './open-preparation-world.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export {
  ENGLISH_HTML,
  LITHUANIAN_HTML,
  LONG_HTML,
  type ProviderKeys,
} from './open-preparation-world.ts';

export type PreparationWorld = World<TestDatabase>;

export const createPreparationWorld = async (): Promise<PreparationWorld> =>
  openPreparationWorld(await createTestDatabase());
