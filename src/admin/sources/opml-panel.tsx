import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { withCount } from '../../domain/text/with-count.ts';
import { OPML_LIMIT } from '../../domain/upload-limits.ts';
import { showFailure } from '../feedback/toasts.ts';
import { useAction } from '../feedback/use-action.ts';
import { explain } from '../http/problem.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { OpmlReportView } from './opml-report.tsx';
import { type OpmlReport, SOURCE_LISTS, sendOpml } from './source-requests.ts';

const sourcesWord = (count: number) => withCount(count, 'šaltinis', 'šaltiniai', 'šaltinių');

interface Chosen {
  file: File;
  report: OpmlReport;
}

/** A file of sources: first what it would bring, then the import. */
export function OpmlPanel({ onClose }: { onClose: () => void }) {
  // Whole: choosing a file, seeing what it would do and doing it.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const add = useAction({
    run: (file: File) => sendOpml(file, false),
    failure: 'Nepavyko importuoti šaltinių failo',
    success: ({ added }) => `Pridėta: ${sourcesWord(added.length)}`,
    changes: SOURCE_LISTS,
  });
  const read = async (file: File | null) => {
    if (!file) return;
    setChosen(null);
    setRefusal(null);
    setReading(true);
    try {
      setChosen({ file, report: await sendOpml(file, true) });
    } catch (error) {
      const reason = explain(error);
      setRefusal(reason ?? 'Nepavyko perskaityti failo.');
      if (!reason) showFailure('Nepavyko perskaityti failo', error);
    } finally {
      setReading(false);
    }
  };
  const count = chosen?.report.added.length ?? 0;
  return (
    <SidePanel opened onClose={onClose} title="Importuoti OPML">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          OPML failą eksportuoja naujienų skaityklės. Iki {OPML_LIMIT.size} ir {OPML_LIMIT.sources}{' '}
          šaltinių. Pridėti šaltiniai automatiškai nepublikuojami, kol nepažymėsite jų patikimais.
        </Text>
        <Group>
          <FileButton accept=".opml,.xml,text/x-opml,text/xml,application/xml" onChange={read}>
            {(props) => (
              <Button {...props} variant="default" loading={isReading} data-autofocus>
                Pasirinkti failą
              </Button>
            )}
          </FileButton>
          {chosen && <Text size="sm">{chosen.file.name}</Text>}
        </Group>
        {refusal && (
          <Text c="red" size="sm" role="alert">
            {refusal}
          </Text>
        )}
        {chosen && <OpmlReportView report={chosen.report} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Atšaukti
          </Button>
          <Button
            disabled={count === 0}
            loading={add.isPending}
            onClick={() => chosen && add.mutate(chosen.file, { onSuccess: onClose })}
          >
            {count > 0 ? `Pridėti: ${sourcesWord(count)}` : 'Pridėti'}
          </Button>
        </Group>
      </Stack>
    </SidePanel>
  );
}
