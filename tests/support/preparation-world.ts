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

/** Of the world's article, with a number that its source does not have. */
export const BAD_TRANSLATION = {
  title: 'Pašto serverio spraga',
  excerpt: 'Administratoriai raginami nedelsiant atnaujinti serverį.',
  content_html: `<p>${'Įmonės žmonės šiandien sužinojo naują žinią apie 777 įsilaužimus. '.repeat(8)}</p>`,
};
export const asksForTranslation = (fields: string[]): boolean => fields.includes('content_html');
