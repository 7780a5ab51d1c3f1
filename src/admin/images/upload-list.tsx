import { Progress, Text } from '@mantine/core';
import classes from './images.module.css';
import type { Upload } from './use-uploads.ts';

/** Files on their way, with how far each is; nothing when there are none. */
export function UploadList({ uploads }: { uploads: Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.uploads} role="status">
      {uploads.map(({ key, name, isScaling, progress }) => (
        <li key={key}>
          <Text size="xs" truncate>
            {isScaling
              ? `Mažinama prieš siunčiant: ${name}`
              : progress < 1
                ? `Įkeliama: ${name}`
                : `Apdorojama: ${name}`}
          </Text>
          <Progress
            value={isScaling ? 100 : progress * 100}
            size="sm"
            color="sea"
            animated={isScaling || progress >= 1}
            aria-label={`Įkeliama ${name}`}
          />
        </li>
      ))}
    </ul>
  );
}
