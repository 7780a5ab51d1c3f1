import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatNearMoment } from '../lists/moments.ts';
import { IconAlertTriangle, IconCheck } from '../style/icons.ts';
import classes from './system.module.css';
import type { OpenCondition } from './system-requests.ts';

interface OpenConditionsProps {
  conditions: OpenCondition[];
  hasAlertChannel: boolean;
}

/** What needs a person now, each with the way to where it is mended. */
export function OpenConditions({ conditions, hasAlertChannel }: OpenConditionsProps) {
  return (
    <section aria-labelledby="open-conditions">
      <Text component="h2" id="open-conditions" fw={600} mb="xs">
        Kam dabar reikia dėmesio
      </Text>
      {conditions.length === 0 && (
        <p className={classes.good}>
          <IconCheck size={18} aria-hidden /> Viskas veikia kaip turi.
        </p>
      )}
      {conditions.length > 0 && (
        <ul className={classes.conditions}>
          {conditions.map(({ id, title, detail, href, since }) => (
            <li key={id}>
              <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
              <div>
                <Text fw={600} size="sm">
                  {href === HERE ? title : <Link to={href}>{title}</Link>}
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

/** This screen: no link leads from it to itself. */
const HERE = '/admin/settings/system';
