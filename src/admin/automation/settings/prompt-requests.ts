import type { InferResponseType } from 'hono/client';
import type { PromptKind } from '../../../domain/prompt-kinds.ts';
import { api } from '../../http/api-client.ts';
import type { StoredSettings } from './settings-requests.ts';

const prompts = api.api.admin.settings.prompts[':kind'];

/** Every wording a prompt has had, the latest first, with the one in use and the product's own. */
type PromptVersions = InferResponseType<typeof prompts.$get, 200>;
/** What a wording that is not in use yet makes of an article. */
export type Trial = InferResponseType<typeof prompts.trial.$post, 200>;

export const listPromptVersions = async (kind: PromptKind): Promise<PromptVersions> =>
  (await prompts.$get({ param: { kind } })).json();

/** @param versionId null: the wording the product came with */
export const restorePrompt = async (
  kind: PromptKind,
  versionId: string | null,
  version: number,
): Promise<StoredSettings> =>
  (
    await prompts.restore.$post({ param: { kind }, json: { version_id: versionId, version } })
  ).json();

export const tryPrompt = async (
  kind: PromptKind,
  text: string,
  articleId: string,
): Promise<Trial> =>
  (await prompts.trial.$post({ param: { kind }, json: { text, article_id: articleId } })).json();
