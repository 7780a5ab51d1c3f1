import { Combobox, Loader, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { NAVIGATION } from '../frame/navigation.ts';
import { NEW_POST } from '../frame/new-post.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { groupFindings, matchScreens, type PaletteGroup } from './palette-groups.ts';
import classes from './search.module.css';
import { findEverywhere } from './search-requests.ts';

/** Milliseconds after the last key, and letters from which on the server is asked. */
const DELAY = 150;
const SHORTEST = 2;

const SCREENS = NAVIGATION.flatMap(({ group, links }) =>
  links.map(({ to, label }) => ({ to, label, group })),
);

const WRITE = 'Naujas įrašas';
const SIGN_OUT = 'Atsijungti';
/** What can be done from every screen; the group is more words to find it by. */
const ACTS = [
  { label: WRITE, group: 'Rašyti, sukurti' },
  { label: SIGN_OUT, group: 'Išeiti' },
];

interface SearchPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Ctrl/Cmd+K: screens and acts by name at once; posts, articles, sources and messages from the server. */
export default function SearchPalette({ isOpen, onClose }: SearchPaletteProps) {
  // It arrives open; the dialog notices whence the focus came only when it is opened afterwards.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <Modal
      opened={isOpen && isThere}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="38rem"
      yOffset="10vh"
      zIndex={320}
      attributes={{ content: { 'aria-label': 'Paieška' } }}
      transitionProps={{ duration: 0 }}
    >
      <Palette onClose={onClose} />
    </Modal>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const leave = useSignOut();
  const combobox = useCombobox({ opened: true });
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), DELAY);
  const isLong = asked.length >= SHORTEST;
  const search = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => findEverywhere(asked, signal),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });

  const screens = matchScreens(SCREENS, typed).map(({ to, label, group }) => ({
    key: `screen:${to}`,
    id: to,
    title: label,
    detail: group,
    href: to,
  }));
  const acts = matchScreens(ACTS, typed).map(({ label }) => ({
    key: `act:${label}`,
    id: label,
    title: label,
    detail: null,
    href: '',
  }));
  const groups: PaletteGroup[] = [
    ...(screens.length > 0 ? [{ name: 'Puslapiai', entries: screens }] : []),
    ...(acts.length > 0 ? [{ name: 'Veiksmai', entries: acts }] : []),
    ...(isLong && search.data ? groupFindings(search.data) : []),
  ];
  const shape = groups.map(({ entries }) => entries.map(({ key }) => key)).join();
  const isEmpty = groups.length === 0 && (!isLong || search.isSuccess);

  // The first entry is what Enter opens, whatever the list has become.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what it depends on
  useEffect(() => void combobox.selectFirstOption(), [shape]);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => {
        const entry = groups.flatMap(({ entries }) => entries).find((one) => one.key === key);
        if (!entry) return;
        onClose();
        if (entry.key === `act:${SIGN_OUT}`) leave.mutate();
        else if (entry.key === `act:${WRITE}`) navigate(NEW_POST.to, { state: NEW_POST.state });
        else navigate(entry.href);
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          size="md"
          variant="unstyled"
          role="combobox"
          aria-label="Ieškoti įrašų, straipsnių, šaltinių, žinučių ir puslapių"
          placeholder="Ieškoti įrašų, straipsnių, šaltinių, žinučių..."
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={isLong && search.isFetching ? <Loader size="xs" /> : null}
          className={classes.input}
          maxLength={100}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // The list keeps Escape from the dialog, as it would from one that it stands in.
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.list} aria-label="Rasta">
        {groups.map(({ name, entries }) => (
          <Combobox.Group key={name} label={name}>
            {entries.map(({ key, title, detail }) => (
              <Combobox.Option key={key} value={key} className={classes.entry}>
                <span className={classes.title}>{title}</span>
                {detail && <span className={classes.detail}>{detail}</span>}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {isEmpty && <Text className={classes.note}>Nieko nerasta</Text>}
      {search.isError && isLong && (
        <Text className={classes.note} role="alert">
          Nepavyko ieškoti. Pabandykite dar kartą.
        </Text>
      )}
    </Combobox>
  );
}
