import { Text } from '@mantine/core';
import {
  AUDIT_KEPT_YEARS,
  REVISIONS_ALWAYS_KEPT,
  REVISIONS_KEPT_YEARS,
} from '../../domain/history-retention.ts';
import { withCount } from '../../domain/text/with-count.ts';
import { formatBytes } from '../images/image.ts';
import classes from './system.module.css';
import type { System } from './system-requests.ts';

const years = (count: number) => withCount(count, 'metus', 'metus', 'metų');

/** Versions and sizes. */
export function SystemFigures({ system: { versions, sizes, disks } }: { system: System }) {
  const figures: [label: string, value: string, note?: string][] = [
    ['Programa', versions.product],
    ['Node.js', versions.node],
    ['PostgreSQL', versions.postgres],
    ['Duomenų bazė', formatBytes(sizes.database)],
    [
      'Tekstų versijos',
      formatBytes(sizes.revisions),
      `saugomos ${years(REVISIONS_KEPT_YEARS)}, o ${REVISIONS_ALWAYS_KEPT} naujausių – visada`,
    ],
    ['Pakeitimų istorija', formatBytes(sizes.audit), `saugoma ${years(AUDIT_KEPT_YEARS)}`],
    ...disks.map(({ path, freeBytes, totalBytes }): [string, string, string] => [
      'Laisva diske',
      `${formatBytes(freeBytes)} (${Math.floor((freeBytes / totalBytes) * 100)} %)`,
      path,
    ]),
  ];
  return (
    <section aria-labelledby="system-figures">
      <Text component="h2" id="system-figures" fw={600} mb="xs">
        Versijos ir dydžiai
      </Text>
      <dl className={classes.figures}>
        {figures.map(([label, value, note]) => (
          <div key={`${label} ${note ?? ''}`}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <span className={classes.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
