import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AUTO_PUBLISH_BATCH_MAX } from '../../../domain/auto-publish-limits.ts';
import { API_MODELS } from '../../../domain/model-providers.ts';
import { dueOnceChanged, INTERVALS } from '../../../domain/time/intervals.ts';
import { listChanged } from '../../audit/list-changed.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { AppContext } from '../../context.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { type AutomationSettings, ai_import_settings } from '../../database/schema/automation.ts';
import { AppError } from '../../errors.ts';
import { savePromptVersions } from './prompt-versions.ts';

const interval = z.enum(INTERVALS, 'Pasirinkite intervalą iš sąrašo');
export const promptText = z
  .string()
  .trim()
  .min(1, 'Nurodymas negali būti tuščias')
  .max(20_000, 'Nurodymas per ilgas (max 20 000 simbolių)');

const minScore = z
  .int('Mažiausias balas turi būti sveikasis skaičius')
  .min(0, 'Mažiausias balas turi būti nuo 0 iki 100')
  .max(100, 'Mažiausias balas turi būti nuo 0 iki 100');
const batchSize = z
  .int('Straipsnių kiekis turi būti sveikasis skaičius')
  .min(1, `Straipsnių kiekis turi būti nuo 1 iki ${AUTO_PUBLISH_BATCH_MAX}`)
  .max(AUTO_PUBLISH_BATCH_MAX, `Straipsnių kiekis turi būti nuo 1 iki ${AUTO_PUBLISH_BATCH_MAX}`);

/** The limits of automatic publishing, as they are typed and maybe not saved. */
export const publishableQuery = z.strictObject({
  min_score: z.coerce.number<string>().pipe(minScore),
  batch_size: z.coerce.number<string>().pipe(batchSize),
});

export const settingsBody = z.strictObject({
  api_model: z.enum(API_MODELS, 'Pasirinkite modelį iš sąrašo'),
  source_import_enabled: z.boolean(),
  source_import_interval: interval,
  ai_preparation_enabled: z.boolean(),
  ai_preparation_interval: interval,
  auto_publish_enabled: z.boolean(),
  auto_publish_interval: interval,
  auto_publish_min_score: minScore,
  auto_publish_batch_size: batchSize,
  translation_prompt: promptText,
  relevance_prompt: promptText,
  image_generation_prompt: promptText,
  // Left out, they stay: the specification's object does not know them. Null: the built-in limit, none for money.
  daily_token_cap: z
    .int('Žetonų riba turi būti sveikasis skaičius')
    .min(1, 'Žetonų riba turi būti bent 1')
    .max(1_000_000_000, 'Žetonų riba per didelė (max 1 000 000 000)')
    .nullable()
    .optional(),
  daily_image_cap: z
    .int('Vaizdų riba turi būti sveikasis skaičius')
    .min(1, 'Vaizdų riba turi būti bent 1')
    .max(100_000, 'Vaizdų riba per didelė (max 100 000)')
    .nullable()
    .optional(),
  daily_cost_cap_cents: z
    .int('Išlaidų riba turi būti sveikasis centų skaičius')
    .min(1, 'Išlaidų riba turi būti bent 1 centas')
    .max(10_000_000, 'Išlaidų riba per didelė (max 100 000 USD)')
    .nullable()
    .optional(),
  /** Optimistic lock: the version the person saw. */
  version: z.int('Nurodykite nustatymų versiją, kurią keičiate'),
});
type SaveSettings = z.output<typeof settingsBody>;

/** The single row, made with the first data. */
export async function getSettings(db: Executor): Promise<AutomationSettings> {
  const [row] = await db.select().from(ai_import_settings).where(eq(ai_import_settings.id, 1));
  if (!row) throw new AppError('unavailable', 'Automatizacijos nustatymai dar neparengti');
  return row;
}

/** The same, as they stand until the transaction ends: who switches something off is answered after it. */
export async function lockSettings(tx: Transaction): Promise<AutomationSettings> {
  await tx.select({ id: ai_import_settings.id }).from(ai_import_settings).for('share');
  return getSettings(tx);
}

/** The same for a save; undefined before there is a row. */
export async function findSettingsForChange(
  tx: Transaction,
): Promise<AutomationSettings | undefined> {
  const [row] = await tx.select().from(ai_import_settings).for('update');
  return row;
}

export const SETTINGS_CHANGED =
  'Kol keitėte, nustatymai jau išsaugoti kitaip. Įkelkite juos iš naujo.';

/** Saves the whole object (specification §7.3), over whatever is there when no version is given. */
export function saveSettings(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { version, ...values }: Values & { version?: number },
  by: string,
): Promise<AutomationSettings> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const before = await findSettingsForChange(tx);
    if (before && version !== undefined && before.version !== version) {
      throw new AppError('conflict', SETTINGS_CHANGED, {
        errors: [{ field: 'version', message: 'Nustatymai pakeisti po to, kai juos atidarėte' }],
        extra: { current: before },
      });
    }
    return storeSettings(tx, { before, values, by, at });
  });
}

interface Saving {
  before: AutomationSettings | undefined;
  values: Omit<Values, 'api_model'> & { api_model: string };
  by: string;
  at: Date;
}

/**
 * Stores the settings with the wordings of prompts they bring in and the audit's entry. A changed switch or interval
 * takes effect at once, by the due times that every instance reads.
 */
export async function storeSettings(
  tx: Transaction,
  { before, values, by, at }: Saving,
): Promise<AutomationSettings> {
  const set = {
    ...values,
    ...nextDueTimes(before, values, at),
    updated_at: at,
    version: (before?.version ?? 0) + 1,
  };
  const [after] = await tx
    .insert(ai_import_settings)
    .values({ id: 1, ...set })
    .onConflictDoUpdate({ target: ai_import_settings.id, set })
    .returning();
  if (!after) throw new Error('The settings were not stored');
  await savePromptVersions(tx, { before, after, by, at });
  const entity = { entity: 'settings', entityId: '1' };
  const changed = listChanged(before ?? {}, values);
  if (changed) await recordChange(tx, { by, action: 'settings.update', ...entity, ...changed, at });
  return after;
}

type Values = Omit<SaveSettings, 'version'>;

const AUTOMATIONS = ['source_import', 'ai_preparation', 'auto_publish'] as const;
type AutomationName = (typeof AUTOMATIONS)[number];
type DueTimes = Pick<AutomationSettings, `${AutomationName}_due_at`>;

function nextDueTimes(
  before: AutomationSettings | undefined,
  after: Saving['values'],
  now: Date,
): DueTimes {
  const scheduleOf = (values: AutomationSettings | Saving['values'], name: AutomationName) => ({
    isOn: values[`${name}_enabled`],
    interval: values[`${name}_interval`],
  });
  const dueTime = (name: AutomationName): Date | null =>
    dueOnceChanged(
      before ? { ...scheduleOf(before, name), dueAt: before[`${name}_due_at`] } : null,
      scheduleOf(after, name),
      now,
    );
  return Object.fromEntries(
    AUTOMATIONS.map((name) => [`${name}_due_at`, dueTime(name)]),
  ) as unknown as DueTimes;
}
