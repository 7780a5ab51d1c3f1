import { Combobox, Text, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { NAVIGATION } from '../frame/navigation.ts';
import { fetchScreenAhead } from '../frame/use-screens-ahead.ts';
import { keptFilters } from '../lists/use-list-address.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { NEW_POST } from '../writing/use-opened-post.ts';
import { markFound } from './mark-found.ts';
import { groupFindings, matchScreens, type PaletteGroup } from './palette-groups.ts';
import classes from './search.module.css';
import { SearchInput } from './search-input.tsx';
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
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** Screens and acts by name at once; posts, articles, sources and messages from the server. Fetched when it is first needed. */
export default function SearchPalette({ typed, onType, onClose }: SearchPaletteProps) {
  // Whole: what is found and what the keys choose are one list.
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = useSignOut();
  const combobox = useCombobox({ opened: true });
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
    href: keptFilters.lead(to),
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

  // The first entry is what Enter opens, whatever the list has become; typing nothing opens none.
  const first = typed ? groups[0]?.entries[0]?.href : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what it depends on
  useEffect(() => {
    combobox.selectFirstOption();
    if (first) void fetchScreenAhead(first, client);
  }, [shape]);

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
        <SearchInput
          role="combobox"
          isBusy={isLong && search.isFetching}
          value={typed}
          onType={onType}
          onClose={onClose}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.list} aria-label="Rasta">
        {groups.map(({ name, entries }) => (
          <Combobox.Group key={name} label={name}>
            {entries.map(({ key, title, detail }) => (
              <Combobox.Option key={key} value={key} className={classes.entry}>
                <span className={classes.title}>
                  <FoundTitle title={title} typed={typed} />
                </span>
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

/** Why it is in the list can be seen. */
function FoundTitle({ title, typed }: { title: string; typed: string }) {
  let at = 0;
  return markFound(title, typed).map(({ text, isFound }) => {
    const key = at;
    at += text.length;
    return isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
