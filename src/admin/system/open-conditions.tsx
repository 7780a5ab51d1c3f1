import { Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { type ConditionCode, SYSTEM_SCREEN } from '../../domain/conditions.ts';
import { ClearFilters } from '../lists/filters/clear-filters.tsx';
import { formatNearMoment } from '../lists/moments.ts';
import { IconAlertTriangle, IconCheck } from '../style/icons.ts';
import classes from './system.module.css';
import { type OpenCondition, ofKind } from './system-requests.ts';

interface OpenConditionsProps {
  conditions: OpenCondition[];
  /** Only these, as a line of the list of work counts them. */
  kind: ConditionCode | null;
  onClear: (values: Record<string, null>) => void;
  hasAlertChannel: boolean;
}

/** What needs a person now, each with the way to where it is mended. */
export function OpenConditions({
  conditions,
  kind,
  onClear,
  hasAlertChannel,
}: OpenConditionsProps) {
  const shown = ofKind(conditions, kind);
  return (
    <section aria-labelledby="open-conditions">
      <Group gap="xs" mb="xs">
        <Text component="h2" id="open-conditions" fw={600}>
          Kam dabar reikia dėmesio
        </Text>
        <ClearFilters onChange={onClear} />
      </Group>
      {shown.length === 0 && (
        <p className={classes.good}>
          <IconCheck size={18} aria-hidden />{' '}
          {conditions.length > 0 ? 'Tai jau sutvarkyta.' : 'Viskas veikia kaip turi.'}
        </p>
      )}
      {shown.length > 0 && (
        <ul className={classes.conditions}>
          {shown.map(({ id, title, detail, href, since }) => (
            <li key={id}>
              <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
              <div>
                <Text fw={600} size="sm">
                  {/* No link leads from this screen to itself. */}
                  {href.startsWith(SYSTEM_SCREEN) ? title : <Link to={href}>{title}</Link>}
                </Text>
                <Text size="sm">{detail}</Text>
                <Text size="xs" c="dimmed">
                  Nuo {formatNearMoment(since)}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!hasAlertChannel && (
        <Text size="sm" c="dimmed" mt="xs">
          Apie tai niekam nepranešama. Serverio nustatymuose nurodykite, kuriuo el. pašto adresu ar
          kuriai kitai sistemai pranešti (ALERT_TO su SMTP_URL arba ALERT_WEBHOOK).
        </Text>
      )}
    </section>
  );
}
