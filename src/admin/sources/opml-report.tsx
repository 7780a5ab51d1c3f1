import { Text } from '@mantine/core';
import type { OpmlReport } from './source-requests.ts';
import classes from './sources.module.css';

interface Line {
  name: string;
  rss_url: string;
  reason?: string;
}

/** What a file brings: added, there already, refused and why. */
export function OpmlReportView({ report }: { report: OpmlReport }) {
  return (
    <div className={classes.report} role="status">
      <Part title="Bus pridėta" lines={report.added} />
      <Part title="Praleista" lines={report.skipped} />
      <Part title="Atmesta" lines={report.refused} />
    </div>
  );
}

function Part({ title, lines }: { title: string; lines: Line[] }) {
  return (
    <details open={lines.length > 0 && lines.length <= 10}>
      <summary>
        {title}: {lines.length}
      </summary>
      <ul>
        {lines.map(({ name, rss_url, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name the same address twice
          <li key={index}>
            {name}
            {reason && <Text component="span" size="sm">{` – ${reason}`}</Text>}
            <Text component="div" size="xs" c="dimmed" className={classes.address}>
              {rss_url}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}
