import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { addressOfUse, type StoredImage, USE_LABELS } from './image.ts';

/** The texts that have a picture or a file, as links to them. */
export function Uses({ uses }: Pick<StoredImage, 'uses'>) {
  if (uses.length === 0) return 'Niekur';
  return (
    <ul>
      {uses.map((use) => (
        <li key={`${use.kind}${use.id}`}>
          {USE_LABELS[use.kind]}:{' '}
          <Anchor component={Link} to={addressOfUse(use)} inherit>
            {use.title || 'Be pavadinimo'}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
