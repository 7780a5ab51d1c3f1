import { Button, CopyButton, Group, Text } from '@mantine/core';
import { saveFile } from '../http/download.ts';
import { IconCheck, IconCopy, IconDownload } from '../style/icons.ts';
import classes from './account.module.css';

/** Shown this once: the server keeps them so that it can only compare. */
export function RecoveryCodes({ codes, email }: { codes: string[]; email: string }) {
  const text = codes.join('\n');
  return (
    <div>
      <Text size="sm" mb="xs">
        Išsaugokite šiuos atkūrimo kodus saugioje vietoje: kiekvienas vieną kartą pavaduoja
        telefoną. Daugiau jų neparodysime.
      </Text>
      <ul className={classes.codes} aria-label="Atkūrimo kodai">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group mt="sm" gap="xs">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              size="xs"
              variant="default"
              onClick={copy}
              leftSection={
                copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
              }
            >
              {copied ? 'Nukopijuota' : 'Kopijuoti'}
            </Button>
          )}
        </CopyButton>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() =>
            saveFile(
              new Blob([`Atkūrimo kodai (${email})\n\n${text}\n`], { type: 'text/plain' }),
              'atkurimo-kodai.txt',
            )
          }
        >
          Atsisiųsti
        </Button>
      </Group>
    </div>
  );
}
