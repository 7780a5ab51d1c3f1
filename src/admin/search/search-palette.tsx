import { Combobox, Text, useCombobox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { NAVIGATION } from '../frame/navigation.ts';
import { fetchScreenAhead } from '../frame/use-screens-ahead.ts';
import { keptFilters } from '../lists/use-list-address.ts';
import { useServerSearch } from '../lists/use-server-search.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { NEW_POST } from '../writing/use-opened-post.ts';
import { markFound } from './mark-found.ts';
import { groupFindings, matchScreens, type PaletteGroup } from './palette-groups.ts';
import classes from './search.module.css';
import { SearchInput } from './search-input.tsx';
import { findEverywhere } from './search-requests.ts';

/** Letters from which on the server is asked. */
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
  const asked = typed.trim();
  const { shown, isWaiting, isError } = useServerSearch(asked.length >= SHORTEST ? asked : null, {
    key: ['search'],
    find: findEverywhere,
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
  ];
  // In sight until the answer replaces them, so that the list does not blink at each letter; not to be opened.
  const findings = shown ? groupFindings(shown) : [];
  const entries = [...groups, ...findings].flatMap((group) => group.entries);
  const isEmpty = entries.length === 0 && !isWaiting && !isError;

  // The first entry is what Enter opens, whatever the list has become; typing nothing opens none.
  const first = typed && !(groups.length === 0 && isWaiting) ? entries[0]?.href : undefined;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin at the first again
  useEffect(() => combobox.resetSelectedOption(), [typed]);
  const shape = entries.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what it depends on
  useEffect(() => {
    // What a person has marked meanwhile stays so; the library knows it by its place, which may be another one now.
    const options = [...(list.current?.querySelectorAll('[data-combobox-option]') ?? [])];
    const marked = options.findIndex((option) => option.hasAttribute('data-combobox-selected'));
    if (marked < 0) combobox.selectFirstOption();
    else combobox.selectOption(marked);
    if (first) void fetchScreenAhead(first, client);
  }, [typed, shape, isWaiting]);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => {
        const entry = entries.find((one) => one.key === key);
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
          isBusy={isWaiting}
          value={typed}
          onType={onType}
          onClose={onClose}
        />
      </Combobox.EventsTarget>
      <Combobox.Options ref={list} className={classes.list} aria-label="Rasta">
        {[...groups, ...findings].map((group) => (
          <Combobox.Group key={group.name} label={group.name}>
            {group.entries.map(({ key, title, detail }) => (
              <Combobox.Option
                key={key}
                value={key}
                disabled={isWaiting && findings.includes(group)}
                className={classes.entry}
              >
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
      {isError && (
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
