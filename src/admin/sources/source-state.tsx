import { Badge, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFunction } from '../runs/use-runs.ts';
import { IconRefresh } from '../style/icons.ts';
import { describeHealth } from './describe-health.ts';
import { describeYield } from './describe-yield.ts';
import type { Source } from './source-requests.ts';
import classes from './sources.module.css';

/** How a source is doing, before what can be changed of it: why it fails, since when, what it brings, a check now. */
export function SourceState({ source }: { source: Source }) {
  const check = useFunction('import-rss-sources');
  const health = describeHealth(source);
  const titles = [...new Set(source.last_month.newest_titles)];
  return (
    <section aria-label="Šaltinio būklė" className={classes.state}>
      <Group justify="space-between" wrap="nowrap">
        <Badge color={health.color}>{health.label}</Badge>
        <Button
          variant="default"
          size="xs"
          flex="none"
          leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
          loading={check.isStarting}
          disabled={!source.is_active}
          title={source.is_active ? undefined : 'Išjungtas šaltinis netikrinamas'}
          onClick={() => check.start({ body: { manual: true, sourceIds: [source.id] } })}
        >
          Tikrinti dabar
        </Button>
      </Group>
      <div>
        {health.details.map((detail) => (
          <Text key={detail} size="sm" className={classes.address}>
            {detail}
          </Text>
        ))}
      </div>
      <Text size="sm" component="div">
        Per 30 dienų: <SourceYield source={source} />
      </Text>
      {titles.length > 0 && (
        <ul className={classes.newest} aria-label="Naujausi straipsniai">
          {titles.map((title) => (
            <Text key={title} component="li" size="sm" c="dimmed">
              {title}
            </Text>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What it brought in the last month, leading to its articles. */
export function SourceYield({ source }: { source: Source }) {
  if (source.last_month.newest_titles.length === 0)
    return (
      <Text size="xs" c="dimmed" span>
        Straipsnių dar nėra
      </Text>
    );
  return (
    <Link
      to={`/admin/import/ai?state=all&source=${source.id}&sort=-created_at`}
      className={classes.yield}
      aria-label={`${source.name}: ${describeYield(source.last_month)}`}
    >
      {describeYield(source.last_month)}
    </Link>
  );
}
