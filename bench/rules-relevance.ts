// `npm run bench:rules-relevance -- FOLDER`: what rules call relevant among articles of delfi.lt about crime, films, music, sport
// and science. FOLDER holds a clone of github.com/minven/nlp-lt, which collected them in 2017; their texts belong to their publisher. Halves by the
// SHA-256 of the addresses. Bar: 5 % of the four topics that are not ours (some of crime is cybercrime, and rightly found).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreByRules } from '../src/server/newsroom/preparation/rules/score-by-rules.ts';

interface Story {
  url: string;
  title: string[];
  text: string[];
}

const BAR = 0.05;
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const home = join(folder, 'nlp-lt', 'Documents');
if (!folder || !existsSync(home)) {
  console.log('The texts are not there (see the first lines of the bench): nothing measured.');
  process.exit(0);
}
const table: Record<string, Record<string, number>> = {};
let [others, relevantOthers] = [0, 0];
for (const topic of ['criminals', 'movies', 'music', 'sports', 'science']) {
  const stories: Story[] = JSON.parse(readFileSync(join(home, topic, `${topic}.json`), 'utf8'));
  for (const half of ['seen (0–7)', 'unseen (8–f)']) {
    const scores = stories
      .filter(({ url, title }) => title.length > 0 && isSeen(url) === half.startsWith('seen'))
      .map(({ title, text }) => scoreByRules(title.join(' '), text.join('\n')));
    const relevant = scores.filter(({ category }) => category !== null).length;
    const over60 = scores.filter(({ score }) => score >= 60).length;
    table[`${topic}, ${half}`] = { stories: scores.length, relevant, 'score ≥ 60': over60 };
    if (topic === 'science' || half.startsWith('seen')) continue;
    others += scores.length;
    relevantOthers += relevant;
  }
}
console.table(table);
process.exit(relevantOthers <= others * BAR ? 0 : 1);

function isSeen(url: string): boolean {
  return /^[0-7]/.test(createHash('sha256').update(url).digest('hex'));
}
