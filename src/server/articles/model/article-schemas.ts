import { z } from 'zod';
import { NOTICE_LENGTH, NOTICE_TOO_SHORT } from '../../../domain/articles/corrections.ts';
import { PLANNED } from '../../../domain/articles/planned.ts';
import { POST_CATEGORIES } from '../../../domain/articles/post-categories.ts';
import { ARTICLE_SORTS } from '../../../domain/sort-columns.ts';
import { SLUG_PATTERN } from '../../../domain/text/make-slug.ts';
import { listSearchWords } from '../../../domain/text/search-words.ts';
import { toSingleLine } from '../../../domain/text/single-line.ts';
import { emptyIfUnseen } from '../../../domain/text/visible-text.ts';
import {
  fullPostMoment,
  HOUR_PROBLEMS,
  splitPostMoment,
} from '../../../domain/time/post-moment.ts';
import { pageFields, sortField } from '../../http/paging.ts';
import { canBePostDay, isShownInVilnius } from '../../time/vilnius-time.ts';
import { ARTICLE_STATES } from './article-states.ts';

/*
 * What the article addresses accept. Fields carry the columns' names; only `date` and `source_url` of
 * the post form are not columns.
 */

const seen = z.string().trim().overwrite(emptyIfUnseen);
const words = seen.normalize('NFC');
const title = words
  .min(1, 'Pavadinimas privalomas')
  .max(300, 'Pavadinimas per ilgas (max 300 simbolių)');
const slug = z
  .string()
  .trim()
  .min(1, 'Nuoroda privaloma')
  .max(200, 'Nuoroda per ilga (max 200 simbolių)')
  .regex(
    SLUG_PATTERN,
    'Nuorodoje gali būti tik mažosios lotyniškos raidės, skaitmenys ir brūkšneliai',
  );
const excerpt = words
  .min(1, 'Santrauka privaloma')
  .max(2000, 'Santrauka per ilga (max 2000 simbolių)');
const content = seen.min(1, 'Turinys privalomas').max(1_000_000, 'Turinys per ilgas');
const DATE_FORMAT = 'Data turi būti formato MMMM-mm-dd arba MMMM-mm-dd VV:mm';
/** The post form's date. */
export const postMoment = z
  .string(DATE_FORMAT)
  .trim()
  .regex(/^\d{4}-\d\d-\d\d(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: DATE_FORMAT, abort: true })
  .refine((value) => z.iso.date().safeParse(splitPostMoment(value).day).success, {
    error: DATE_FORMAT,
    abort: true,
  })
  .refine(canBePostDay, 'Metai turi būti nuo 1990 iki 2100')
  .refine((value) => isShownInVilnius(fullPostMoment(value)), HOUR_PROBLEMS.skipped);
const SEARCH_LENGTH = 100;
const NO_SOURCE = 'Neteisingas šaltinio adresas';
const sourceUrl = z
  .union(
    [z.literal(''), z.url({ protocol: /^https?$/, message: NO_SOURCE }).max(2000, NO_SOURCE)],
    NO_SOURCE,
  )
  .optional();
/** A picture's address anywhere, a path in our storage, or the bare name of a file in it. */
const image = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (value) =>
      value === '' ||
      (/^https?:\/\//i.test(value) && URL.canParse(value)) ||
      /^\/storage\/blog-images\/[\w./-]+$/.test(value) ||
      /^[\w-][\w./-]*$/.test(value),
    'Neteisingas nuotraukos adresas',
  )
  .transform((value) => value || null)
  .nullable();

/** The draft the text was written in; `draft_version` is what the person has seen of it. */
const draftFields = { draft_id: z.uuid().optional(), draft_version: z.int().optional() };

export const createPostBody = z.strictObject({
  ...draftFields,
  ai_translated_title: title,
  ai_slug: slug,
  ai_translated_excerpt: excerpt,
  ai_translated_content: content,
  ai_image_path: image.optional(),
  ai_category: z.enum(POST_CATEGORIES, 'Pasirinkite kategoriją iš sąrašo'),
  date: postMoment,
  source_url: sourceUrl,
});
export type CreatePost = z.output<typeof createPostBody>;

export const updateArticleBody = z.strictObject({
  ...draftFields,
  ai_translated_title: title.optional(),
  ai_slug: slug.optional(),
  ai_translated_excerpt: excerpt.optional(),
  ai_translated_content: content.optional(),
  ai_image_path: image.optional(),
  /** Free text; an emptied one is none. */
  ai_category: z
    .string()
    .trim()
    .max(100, 'Kategorija per ilga (max 100 simbolių)')
    .transform((value) => value || null)
    .nullable()
    .optional(),
  ai_actuality_score: z
    .int('Aktualumo balas turi būti sveikasis skaičius')
    .min(0, 'Aktualumo balas turi būti nuo 0 iki 100')
    .max(100, 'Aktualumo balas turi būti nuo 0 iki 100')
    .optional(),
  date: postMoment.optional(),
  source_url: sourceUrl,
  version: z.int(),
});
export type UpdateArticle = z.output<typeof updateArticleBody>;

/** `version` is what the person saw; without it whatever is there now is meant. */
export const actBody = z.strictObject({ version: z.int().optional() });
/** The same with what readers are told. */
export const noticeBody = z.strictObject({
  version: z.int().optional(),
  notice: z
    .string('Parašykite, ką pranešti skaitytojams')
    .trim()
    .normalize('NFC')
    .overwrite(emptyIfUnseen)
    .overwrite(toSingleLine)
    .min(NOTICE_LENGTH.min, NOTICE_TOO_SHORT)
    .max(NOTICE_LENGTH.max, `Pranešimas per ilgas (max ${NOTICE_LENGTH.max} simbolių)`),
});
/** The same of a deletion, in the address. The bin makes up for what was meant otherwise. */
export const deleteArticleQuery = z.strictObject({
  version: z.coerce.number<string>().int().optional(),
});
export const publishBody = z.strictObject({
  version: z.int().optional(),
  is_reviewed: z.boolean().default(false),
  /** The person has seen the reasons for a review and publishes nevertheless. */
  is_confirmed: z.boolean().default(false),
});

export const slugParam = z.object({ slug: z.string().min(1).max(300) });

export const listArticlesQuery = z.strictObject({
  ...pageFields(25),
  state: z.enum(ARTICLE_STATES).default('all'),
  today: z.literal('1').optional(),
  near_duplicate: z.literal('1').optional(),
  planned: z.enum(PLANNED).optional(),
  /** With changes that are not saved. */
  has_draft: z.literal('1').optional(),
  min_score: z.coerce.number<string>().int().min(0).max(100).optional(),
  category: z.string().trim().max(100).optional(),
  source_id: z.uuid().optional(),
  q: z.string().trim().max(SEARCH_LENGTH, 'Paieškos tekstas per ilgas').optional(),
  /** As Ctrl+K finds: in public texts too … */
  in_texts: z.literal('1').optional(),
  /** … and, of posts, the best first, whatever the order. */
  best_first: z.literal('1').optional(),
  sort: sortField(ARTICLE_SORTS, '-ai_actuality_score'),
});
export type ListArticles = z.output<typeof listArticlesQuery>;

/** All pages of a list at once, for an act on them. */
export const matchingArticlesQuery = listArticlesQuery.omit({
  page: true,
  per_page: true,
  in_texts: true,
  best_first: true,
});
export type MatchingArticles = z.output<typeof matchingArticlesQuery>;

export const listPublicArticlesQuery = z.strictObject({
  ...pageFields(12),
  category: z.string().trim().max(100).optional(),
});

export const searchPublicArticlesQuery = z.strictObject({
  ...pageFields(12),
  q: z
    .string('Įrašykite, ko ieškote')
    .trim()
    .min(2, 'Įrašykite bent 2 ženklus')
    .max(SEARCH_LENGTH, 'Paieškos tekstas per ilgas')
    .refine(
      (value) => value.length < 2 || listSearchWords(value).length > 0,
      'Įrašykite bent vieną žodį iš 2 ar daugiau ženklų',
    ),
});
