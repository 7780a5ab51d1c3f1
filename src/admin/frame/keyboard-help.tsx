import { Kbd } from '@mantine/core';
import { useLocation } from 'react-router';
import { MOD_KEY } from '../feedback/mod-key.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import classes from './frame.module.css';

interface KeyGroup {
  name: string;
  /** Screens that these keys are of, by their address; without it those of others as well. */
  of?: RegExp;
  keys: { keys: string[]; does: string }[];
}

const GROUPS: readonly KeyGroup[] = [
  {
    name: 'Visur',
    keys: [
      { keys: [MOD_KEY, 'K'], does: 'Paieška ir greitas perėjimas' },
      { keys: [MOD_KEY, 'B'], does: 'Išskleisti arba suskleisti meniu' },
      { keys: ['?'], does: 'Šis sąrašas' },
      { keys: ['Esc'], does: 'Uždaryti langą ar meniu' },
    ],
  },
  {
    name: 'Sąrašuose',
    keys: [
      { keys: ['↑', '↓'], does: 'Ta pati vieta kitoje eilutėje' },
      { keys: ['Tarpas'], does: 'Pažymėti eilutę' },
      { keys: ['Shift', 'Tarpas'], does: 'Pažymėti viską nuo paskutinės pažymėtos' },
      { keys: ['Enter'], does: 'Atidaryti' },
    ],
  },
  {
    name: 'Rankinio importo eilutėje',
    of: /^\/admin\/import\/ai$/,
    keys: [
      { keys: ['J', 'K'], does: 'Kita arba ankstesnė eilutė' },
      { keys: ['X'], does: 'Pažymėti (su Shift – nuo paskutinės)' },
      { keys: [MOD_KEY, 'A'], does: 'Pažymėti visas' },
      { keys: ['E'], does: 'Redaguoti' },
      { keys: ['Delete'], does: 'Ištrinti' },
      { keys: [MOD_KEY, 'Z'], does: 'Atšaukti paskutinį veiksmą' },
      { keys: ['Esc'], does: 'Atžymėti' },
    ],
  },
  {
    name: 'Peržiūroje',
    of: /^\/admin\/import\/ai\/./,
    keys: [
      { keys: ['J', 'K'], does: 'Kitas arba ankstesnis straipsnis' },
      { keys: ['→', '←'], does: 'Tas pats rodyklėmis' },
      { keys: ['P'], does: 'Publikuoti ir eiti toliau' },
      { keys: ['R'], does: 'Peržiūrėjau, eiti toliau' },
      { keys: ['E'], does: 'Redaguoti šalia originalo' },
      { keys: ['X'], does: 'Ištrinti ir eiti toliau' },
      { keys: ['Z'], does: 'Atšaukti paskutinį veiksmą' },
      { keys: ['Esc'], does: 'Atsisakyti klausimo arba grįžti į sąrašą' },
    ],
  },
];

export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  // Those of the screen one is on come first.
  const groups = GROUPS.toSorted(
    (one, other) => Number(other.of?.test(pathname) ?? 0) - Number(one.of?.test(pathname) ?? 0),
  );
  return (
    <SidePanel opened={isOpen} onClose={onClose} title="Klaviatūros klavišai">
      {groups.map(({ name, keys }) => (
        <section key={name} className={classes.keys}>
          <h3>{name}</h3>
          <dl>
            {keys.map(({ keys: pressed, does }) => (
              <div key={does}>
                <dt>
                  {pressed.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </SidePanel>
  );
}
