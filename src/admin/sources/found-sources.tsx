import { Badge, Text } from '@mantine/core';
import { READ_AS } from '../../domain/source-types.ts';
import { articleCount, withCount } from '../../domain/text/with-count.ts';
import type { FoundSource } from './source-requests.ts';
import classes from './sources.module.css';

interface FoundSourcesProps {
  found: FoundSource[];
  /** Address of the chosen one. */
  value: string;
  onChoose: (source: FoundSource) => void;
}

/** What a site offers; choosing fills the form. */
export function FoundSources({ found, value, onChoose }: FoundSourcesProps) {
  return (
    <fieldset className={classes.found}>
      <legend>Rasta svetainėje</legend>
      {found.map((each) => (
        <label key={`${each.type} ${each.rss_url}`} className={classes.choice}>
          <input
            type="radio"
            name="found-source"
            checked={each.rss_url === value}
            onChange={() => onChoose(each)}
          />
          <span>
            <span className={classes.choiceName}>
              {describeFound(each)}
              {each.is_known && <Badge color="gray">Jau pridėtas</Badge>}
            </span>
            <Text component="span" size="xs" c="dimmed" className={classes.address}>
              {each.rss_url}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function describeFound({ type, name, item_count }: FoundSource): string {
  return READ_AS[type] === 'feed'
    ? `${name || 'Naujienų srautas'} – RSS, ${articleCount(item_count)}`
    : `Straipsnių sąrašas puslapyje – ${withCount(item_count, 'nuoroda', 'nuorodos', 'nuorodų')}`;
}
