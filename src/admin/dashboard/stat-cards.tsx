import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { showNumber } from '../../domain/text/show-numbers.ts';
import { withCount } from '../../domain/text/with-count.ts';
import { AutomationCard } from './automation-card.tsx';
import classes from './dashboard.module.css';
import type { Dashboard } from './dashboard.ts';

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
      <AutomationCard stats={stats} />
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
