import type { Rights } from '../../domain/source-rights.ts';

interface Choices {
  is_trusted: boolean;
  reads_other_hosts: boolean;
  rights: Rights;
  daily_cap: number | null;
  include_words: string;
  exclude_words: string;
}

/** What is set apart from the usual, in a few words for the row. */
export function describeChoices(source: Choices): string[] {
  return [
    source.is_trusted && 'publikuojamas automatiškai',
    source.reads_other_hosts && 'skaito ir kitas svetaines',
    source.rights === 'excerpt' && 'tik ištraukos',
    source.rights === 'own' && 'mūsų turinys',
    source.daily_cap !== null && `iki ${source.daily_cap} per dieną`,
    (source.include_words || source.exclude_words) && 'atrenkama pagal žodžius',
  ].filter((each) => typeof each === 'string' && each !== '') as string[];
}
