// `npm run bench:injection`: the attacks of tests/fixtures/injection through import, fence and checks, with a model
// that obeys whatever it reads. No database and no network; the whole way is in injection.db.test.ts.
import type { ArticleRow } from '../src/server/database/schema/articles.ts';
import { sanitiseHtml } from '../src/server/html/sanitise-html.ts';
import {
  checkOutput,
  indexSource,
} from '../src/server/newsroom/preparation/checks/check-output.ts';
import { fenceSource } from '../src/server/newsroom/preparation/models/fence.ts';
import { readSourceText } from '../src/server/newsroom/preparation/text/source-text.ts';
import {
  attackedItem,
  type InjectionAttack,
  importAttacked,
  listInjectionAttacks,
  obeyingAnswer,
} from '../tests/support/injection-attacks.ts';

interface Row {
  attacks: number;
  'read by the model': number;
  'outside the fence': number;
  'found by the checks': number;
  'could be published': number;
}

const empty = (): Row => ({
  attacks: 0,
  'read by the model': 0,
  'outside the fence': 0,
  'found by the checks': 0,
  'could be published': 0,
});
const table: Record<InjectionAttack['how'], Row> = { hidden: empty(), visible: empty() };
for (const attack of listInjectionAttacks()) {
  const row = table[attack.how];
  const source = await importAsSource(attack);
  const parts = { TITLE: source.title, EXCERPT: source.excerpt, CONTENT_HTML: source.html };
  const prompt = fenceSource(parts);
  const isRead = prompt.includes(attack.planted);
  const outside = prompt.replace(/^BEGIN SOURCE (\S+)\n[\s\S]*?\nEND SOURCE \1$/m, '');
  const answer = obeyingAnswer(isRead ? attack : { ...attack, attack: {} });
  const html = sanitiseHtml(answer.content_html, { baseUrl: source.url });
  const problems = checkOutput(indexSource(source), { ...answer, html });
  row.attacks += 1;
  if (isRead) row['read by the model'] += 1;
  if (outside.includes(attack.planted)) row['outside the fence'] += 1;
  if (problems.length > 0) row['found by the checks'] += 1;
  if (isRead && problems.length === 0) {
    row['could be published'] += 1;
    console.log(`${attack.id} was obeyed and found no fault with`);
  }
  if (!isRead && attack.how === 'visible') console.log(`${attack.id} was not read at all`);
}
console.table(table);

async function importAsSource(attack: InjectionAttack) {
  const body = await importAttacked(attack);
  const row: Partial<ArticleRow> = {
    id: attack.id,
    original_title: body.title,
    original_excerpt: body.excerpt,
    original_content: body.html,
    original_language: 'en',
    original_url: `${attackedItem(attack).baseUrl}news/1`,
    original_date: body.publishedAt,
    source_name: 'Example News',
  };
  return readSourceText(row as ArticleRow);
}
