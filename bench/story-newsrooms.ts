// Newsrooms of a given size, of the texts of a collection, for `bench:stories`: with few texts little is known of what is rare,
// with many there is much to mistake a text for.
import { createHash } from 'node:crypto';
import { STORY_WINDOW } from '../src/server/newsroom/import/stories/judge-likeness.ts';
import type { DatedReport } from './story-collections.ts';

/** A last one of fewer is none of that size. */
const FULL_ENOUGH = 0.8;
const FIRST_DAY = new Date('2026-03-02T12:00:00Z').getTime();

/** Between 0 and 1, the same each time for a name. */
const chanceOf = (name: string) =>
  createHash('sha256').update(`newsrooms ${name}`).digest().readUInt32LE() / 2 ** 32;

/**
 * Each text in one newsroom of about so many, stories whole and begun at any time of as many days as one lasts, so that all
 * may be mistaken for each other.
 */
export function formNewsrooms(reports: readonly DatedReport[], size: number): DatedReport[][] {
  const newsrooms: DatedReport[][] = [[]];
  for (const [name, story] of [...Map.groupBy(reports, ({ story }) => story)].toSorted(
    ([a], [b]) => chanceOf(a) - chanceOf(b),
  )) {
    if ((newsrooms.at(-1)?.length ?? 0) + story.length > size + 1) newsrooms.push([]);
    const first = Math.min(...story.map(({ at }) => at.getTime()));
    const begun = FIRST_DAY + chanceOf(`${name} begins`) * STORY_WINDOW - first;
    for (const each of story)
      newsrooms.at(-1)?.push({ ...each, at: new Date(each.at.getTime() + begun) });
  }
  return newsrooms
    .filter(({ length }) => length >= size * FULL_ENOUGH)
    .map((all) => all.toSorted((a, b) => a.at.getTime() - b.at.getTime()));
}

const sentences = new Intl.Segmenter('lt', { granularity: 'sentence' });

/** As most feeds have it: the title and two sentences. */
export function shorten({ report, ...dated }: DatedReport): DatedReport {
  const lead = [...sentences.segment(report.lead.slice(0, 1000))]
    .slice(0, 2)
    .map(({ segment }) => segment)
    .join('');
  return { ...dated, report: { ...report, lead } };
}
