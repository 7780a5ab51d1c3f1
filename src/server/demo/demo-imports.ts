import type { DemoUnpublishedArticle } from './demo-unpublished-article.ts';
import { failedArticles } from './imports/failed.ts';
import { needsReviewArticle, returnedDraft } from './imports/held.ts';
import { importedEnglish } from './imports/imported-english.ts';
import { importedLithuanian } from './imports/imported-lithuanian.ts';
import { preparedAiChat } from './imports/prepared-ai-chat.ts';
import { preparedLeavingEmployee } from './imports/prepared-leaving-employee.ts';
import { preparedMailRecords } from './imports/prepared-mail-records.ts';
import { preparedSocEdr } from './imports/prepared-soc-edr.ts';
import { preparedUps } from './imports/prepared-ups.ts';

/** Every state in which an unpublished article can stand on the import screen. */
export const demoUnpublishedArticles: readonly DemoUnpublishedArticle[] = [
  ...importedLithuanian,
  ...importedEnglish,
  preparedSocEdr,
  preparedMailRecords,
  preparedLeavingEmployee,
  preparedAiChat,
  preparedUps,
  ...failedArticles,
  needsReviewArticle,
  returnedDraft,
];
