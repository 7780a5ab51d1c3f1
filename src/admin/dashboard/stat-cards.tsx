import { Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { showNumber } from '../../domain/text/show-numbers.ts';
import { withCount } from '../../domain/text/with-count.ts';
import { describeRuns } from './automation-runs.ts';
import classes from './dashboard.module.css';
import type { Dashboard } from './dashboard.ts';

const AUTOMATIONS = [
  { name: 'sourceImport', label: 'Šaltinių importas' },
  { name: 'aiPreparation', label: 'AI paruošimas' },
  { name: 'autoPublish', label: 'Automatinis publikavimas' },
] as const;

export function StatCards({ stats }: { stats: Dashboard }) {
  return (
    <div className={classes.stats}>
      <StatCard label="Iš viso publikuota" value={stats.totalPosts} to="/admin/content/posts" />
      <StatCard label="Paruošta importui" value={stats.readyToImport} to="/admin/import/ai?min=0" />
      <StatCard
        label="Neperskaityti pranešimai"
        value={stats.pendingContacts}
        to="/admin/communications/contacts?filter=new"
        note={
          stats.suspectContacts > 0
            ? `Iš jų ${withCount(stats.suspectContacts, 'įtartinas', 'įtartini', 'įtartinų')}`
            : undefined
        }
      />
      <div className={classes.stat}>
        <Text size="sm" c="dimmed" mb={6}>
          Automatizacija
        </Text>
        <dl className={classes.automations}>
          {AUTOMATIONS.map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <Badge color={stats.automation[name] ? 'sea' : 'gray'}>
                  {stats.automation[name] ? 'Įjungta' : 'Išjungta'}
                </Badge>
              </dd>
              <dd className={classes.runs}>{describeRuns(stats.automationRuns[name])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

interface StatCardProps {
  label: string;
  value: number;
  to: string;
  note?: string | undefined;
}

function StatCard({ label, value, to, note }: StatCardProps) {
  return (
    <Link to={to} className={classes.stat}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text className={classes.figure}>{showNumber(value)}</Text>
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </Link>
  );
}
