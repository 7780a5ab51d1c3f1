import { Text } from '@mantine/core';
import classes from './articles.module.css';
import {
  DESCRIPTION_LENGTH,
  judgeLength,
  TITLE_LENGTH,
  truncateSnippet,
} from './snippet-lengths.ts';

interface SearchSnippetProps {
  title: string;
  slug: string;
  excerpt: string;
}

/** How the article will look among a search engine's results, with the lengths they cut at. */
export function SearchSnippet({ title, slug, excerpt }: SearchSnippetProps) {
  const lengths = [
    { name: 'Pavadinimas', length: title.trim().length, limit: TITLE_LENGTH },
    { name: 'Santrauka', length: excerpt.trim().length, limit: DESCRIPTION_LENGTH },
  ];
  return (
    <section aria-label="Kaip atrodys paieškoje">
      <Text size="sm" fw={500} mb={4}>
        Kaip atrodys paieškoje
      </Text>
      <div className={classes.snippet}>
        <span className={classes.snippetAddress}>
          {window.location.host} › tinklarastis › {slug || '…'}
        </span>
        <span className={classes.snippetTitle}>
          {truncateSnippet(title.trim() || 'Pavadinimas', TITLE_LENGTH.max)}
        </span>
        <span className={classes.snippetText}>
          {truncateSnippet(excerpt.trim() || 'Santrauka', DESCRIPTION_LENGTH.max)}
        </span>
      </div>
      {lengths.map(({ name, length, limit }) => (
        <Text key={name} size="xs" c="dimmed" mt={4}>
          {name}: {length} iš {limit.max} ženklų{judgeLength(length, limit)}
        </Text>
      ))}
    </section>
  );
}
