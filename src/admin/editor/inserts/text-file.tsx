import { Button, FileInput, Group, Progress, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { FILE_TYPES, FILES_TAKEN } from '../../../domain/articles/file-block.ts';
import { withCount } from '../../../domain/text/with-count.ts';
import { FILE_LIMIT, FILE_TOO_LARGE } from '../../../domain/upload-limits.ts';
import { useFormDialog, useReportUnsaved } from '../../feedback/use-unsaved-guard.ts';
import { api } from '../../http/api-client.ts';
import { RequestProblem } from '../../http/problem.ts';
import { uploadForm } from '../../http/upload.ts';
import { listFiles, type StoredFile } from '../../images/file-requests.ts';
import { formatBytes } from '../../images/image.ts';
import { pageQuery } from '../../lists/use-list-query.ts';
import { useOverAddress } from '../../lists/use-over-address.ts';
import { useServerSearch } from '../../lists/use-server-search.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { insertBlock } from '../menus/insert-block.ts';

const ACCEPTED = Object.keys(FILE_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

/** The parameter of the address that opens it. */
const FILE = 'failas';

/** The documents that go into a text, one after another: from „/“, or dropped and pasted into it. */
export function useTextFile() {
  const panel = useOverAddress(FILE);
  const [brought, setBrought] = useState<readonly File[]>([]);
  return {
    isOpen: panel.opened !== null,
    brought: brought[0] ?? null,
    left: Math.max(0, brought.length - 1),
    open: (files: readonly File[] = []) => {
      setBrought(files);
      panel.open('naujas');
    },
    next: () => setBrought((before) => before.slice(1)),
    close: panel.close,
  };
}

interface TextFileProps {
  editor: Editor;
  file: ReturnType<typeof useTextFile>;
}

/** Where it opens. */
export const TextFile = (props: TextFileProps) =>
  props.file.isOpen ? <FilePanel {...props} /> : null;

function FilePanel({ editor, file }: TextFileProps) {
  const { brought, left } = file;
  const [isTyped, setTyped] = useState(false);
  const { leave, close } = useFormDialog(isTyped || left > 0, FILE, () => {
    file.close();
    editor.commands.focus();
  });
  return (
    <SidePanel opened onClose={close} title="Failas atsisiųsti" isOver returnFocus={false}>
      <FileForm
        // What is typed is about one.
        key={left}
        brought={brought}
        left={left}
        onTyped={setTyped}
        onSave={(attrs) => {
          insertBlock(editor, { type: 'file', attrs }, left === 0);
          if (left > 0) file.next();
          else leave();
        }}
        onSkip={file.next}
      />
    </SidePanel>
  );
}

interface FileFormProps {
  brought: File | null;
  /** How many more wait. */
  left: number;
  /** Whether there is something that is not saved. */
  onTyped: (isTyped: boolean) => void;
  onSave: (attrs: Record<'href' | 'title' | 'about', string>) => void;
  onSkip: () => void;
}

/** Asks which document readers may download here, a new one or one that is stored, and what it is called. */
function FileForm({ brought, left, onTyped, onSave, onSkip }: FileFormProps) {
  // Whole: one form from its file to its button.
  const [file, setFile] = useState(brought);
  const [stored, setStored] = useState<StoredFile | null>(null);
  /** Null: as the file is called. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [progress, setProgress] = useState(0);
  const title = (typed ?? titleOf(stored?.original_name ?? file?.name ?? '')).trim();
  useReportUnsaved(Boolean(file || stored || typed), onTyped);
  // The panel is open already where another document was asked about before.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const insert = ({ url, label, bytes }: StoredFile) =>
    onSave({ href: url, title, about: `${label}, ${formatBytes(bytes)}` });
  const client = useQueryClient();
  const upload = useMutation({
    mutationFn: async (chosen: File) => {
      const form = new FormData();
      form.set('file', chosen);
      const response = await uploadForm(api.api.admin.files.$path(), form, setProgress);
      return (await response.json()) as StoredFile;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['files'] }),
  });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        // The post's own form lies around this one in React's tree.
        event.stopPropagation();
        setTried(true);
        if (!title) return;
        if (stored) insert(stored);
        // Left meanwhile, it is stored and stands in no text.
        else if (file && file.size <= FILE_LIMIT.bytes) upload.mutate(file, { onSuccess: insert });
      }}
      noValidate
    >
      <Stack gap="md">
        <FileInput
          label="Failas"
          description={`${FILES_TAKEN} Iki ${FILE_LIMIT.size}.`}
          placeholder="Pasirinkti failą"
          accept={ACCEPTED}
          data-autofocus
          clearable
          disabled={stored !== null}
          value={file}
          error={problemOf(file, isTried && !stored, upload.error)}
          onChange={(chosen) => {
            upload.reset();
            setFile(chosen);
          }}
        />
        {!file && <StoredFiles onChoose={setStored} />}
        <TextInput
          label="Pavadinimas"
          description="Jį mato skaitytojai; šalia rodomas failo tipas ir dydis."
          value={typed ?? title}
          error={isTried && !title ? 'Pavadinimas privalomas' : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {upload.isPending && (
          <Progress value={progress * 100} size="sm" color="sea" aria-label="Įkeliama" />
        )}
        <Group justify="flex-end">
          {left > 0 && (
            <>
              <Text size="sm" c="dimmed" mr="auto">
                Laukia dar {withCount(left, 'failas', 'failai', 'failų')}
              </Text>
              <Button variant="default" disabled={upload.isPending} onClick={onSkip}>
                Praleisti šį
              </Button>
            </>
          )}
          <Button type="submit" loading={upload.isPending}>
            Įterpti
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const titleOf = (name: string) => name.replace(/\.[^.]*$/, '');

/** One that is there already, found by its name; nothing where there are none. */
function StoredFiles({ onChoose }: { onChoose: (file: StoredFile | null) => void }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<StoredFile | null>(null);
  const typed = search.trim();
  // The field shows the chosen one as if that had been typed.
  const asked = chosen && typed === describe(chosen) ? '' : typed;
  const { found, shown, isWaiting, isError } = useServerSearch(asked, {
    key: ['files', 'names'],
    find: (q) => listFiles(pageQuery(1, 20, q)),
    failure: FAILURE,
  });
  if (!shown || (shown.items.length === 0 && !asked && !isWaiting)) return null;
  const files = found?.items ?? [];
  return (
    <Select
      label="Arba jau įkeltas"
      placeholder="Ieškoti pagal pavadinimą"
      searchable
      clearable
      nothingFoundMessage={isWaiting ? 'Ieškoma…' : isError ? FAILURE : 'Nieko nerasta'}
      value={chosen?.id ?? null}
      data={files.map((file) => ({ value: file.id, label: describe(file) }))}
      // The server has chosen already.
      filter={({ options }) => options}
      onSearchChange={setSearch}
      onKeyDown={(event) => {
        // While another is looked for it would put in the one that was chosen before.
        if (event.key === 'Enter' && asked) event.preventDefault();
      }}
      onChange={(id) => {
        const file = files.find((one) => one.id === id) ?? null;
        setChosen(file);
        onChoose(file);
      }}
    />
  );
}

const FAILURE = 'Nepavyko užkrauti failų';

const describe = ({ original_name, label, bytes }: StoredFile) =>
  `${original_name} (${label}, ${formatBytes(bytes)})`;

function problemOf(file: File | null, isTried: boolean, failure: Error | null): string | null {
  if (file && file.size > FILE_LIMIT.bytes) return FILE_TOO_LARGE;
  if (!file) return isTried ? 'Pasirinkite failą' : null;
  if (!failure) return null;
  const detail = failure instanceof RequestProblem ? failure.detail : '';
  return detail || 'Nepavyko įkelti failo. Bandykite dar kartą.';
}
