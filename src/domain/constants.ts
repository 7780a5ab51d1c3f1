/** Fixed lists and numbers of the product that have no file named after them, each with its place in the specification. */

/** Post categories, specification §9. The database keeps free text; forms and models are bound to these. */
export const POST_CATEGORIES = ['Kibernetinis saugumas', 'IT paslaugos', 'Technologijos'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

export const ROLES = ['admin', 'moderator', 'user'] as const;
export type Role = (typeof ROLES)[number];

export const CONTACT_STATUSES = ['new', 'read'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const IMPORT_TYPES = ['manual', 'automatic'] as const;
export type ImportType = (typeof IMPORT_TYPES)[number];

export const PROMPT_KINDS = ['translation', 'relevance', 'image'] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** Where the settings row keeps the prompt of each kind. */
export const PROMPT_COLUMNS = {
  translation: 'translation_prompt',
  relevance: 'relevance_prompt',
  image: 'image_generation_prompt',
} as const satisfies Record<PromptKind, string>;

/** What a model is called for: an article's text and cover, or a prompt that a person tries out. */
export const CALL_PURPOSES = ['preparation', 'trial'] as const;
export type CallPurpose = (typeof CALL_PURPOSES)[number];

export const PREPARATION_STATES = [
  'imported',
  'preparing',
  'prepared',
  'needs_review',
  'failed',
] as const;
export type PreparationState = (typeof PREPARATION_STATES)[number];

export const PREPARERS = ['ai', 'rules', 'person'] as const;
export type PreparedBy = (typeof PREPARERS)[number];

/** `partial`: a part of the run failed; its log says which. */
const LOG_STATUSES = ['running', 'success', 'partial', 'failed'] as const;
export type LogStatus = (typeof LOG_STATUSES)[number];

/** How a picture came into the library: uploaded, fetched from an address, or made by the newsroom. */
export const IMAGE_ORIGINS = ['upload', 'web', 'cover'] as const;
export type ImageOrigin = (typeof IMAGE_ORIGINS)[number];

/** Mail about a contact message: `not_configured` means that SMTP is not set; nothing is retried. */
/** `digest`: waits for the digest mail about many at once. */
export const DELIVERY_STATES = ['queued', 'digest', 'sent', 'failed', 'not_configured'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Selectable intervals of the three automations, specification §9. */
export const INTERVALS = ['1min', '1hr', '3hr', '6hr', '12hr', '24hr'] as const;
export type Interval = (typeof INTERVALS)[number];

export const AUTO_PUBLISH_BATCH_MAX = 50;
/**
 * How many articles one act on „all that match“ is aimed at. A person who means more narrows the list, or acts again.
 */
export const MATCHING_LIMIT = 1000;
export const DASHBOARD_LATEST_POSTS = 5;
export const LOGS_LIMIT = 50;

export const TIME_ZONE = 'Europe/Vilnius';
