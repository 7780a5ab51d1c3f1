import { Badge, Button, Group, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { nameBrowser } from '../../domain/name-browser.ts';
import { withCount } from '../../domain/text/with-count.ts';
import { ask } from '../feedback/ask.tsx';
import { QueryError } from '../feedback/load-error.tsx';
import { useAction } from '../feedback/use-action.ts';
import { ACTS_HEAD, ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import classes from './account.module.css';
import {
  type AccountSession,
  endOtherSessions,
  endSession,
  listSessions,
} from './account-requests.ts';

const FAILURE = 'Nepavyko užkrauti prisijungimų';
const CHANGED = [['account-sessions']];

export function SessionList() {
  // Whole: the section from its head to its last row.
  const sessions = useQuery({
    queryKey: ['account-sessions'],
    queryFn: listSessions,
    meta: { failure: FAILURE },
  });
  const endOthers = useAction({
    run: () => endOtherSessions(),
    failure: 'Nepavyko nutraukti kitų prisijungimų',
    success: (ended) =>
      `Nutraukta: ${withCount(ended, 'prisijungimas', 'prisijungimai', 'prisijungimų')}`,
    changes: CHANGED,
  });
  const items = sessions.data?.items;
  return (
    <section className={classes.section} aria-labelledby="sessions">
      <Group justify="space-between" align="flex-start" mb="sm">
        <div>
          <h2 id="sessions">Prisijungimai</h2>
          <p className={classes.lead}>
            Kur dabar prisijungta Jūsų vardu. Nepažįstamą nutraukite ir pakeiskite slaptažodį.
          </p>
        </div>
        {items && items.length > 1 && (
          <Button
            variant="default"
            size="xs"
            loading={endOthers.isPending}
            onClick={() =>
              ask({
                title: 'Nutraukti kitus prisijungimus',
                question: 'Ar tikrai norite nutraukti visus kitus prisijungimus?',
                consequence: 'Kituose įrenginiuose reikės prisijungti iš naujo.',
                confirm: 'Nutraukti',
                isDestructive: true,
                onConfirm: () => endOthers.mutate(undefined),
              })
            }
          >
            Nutraukti visus kitus
          </Button>
        )}
      </Group>
      {sessions.isPending && <TableSkeleton rows={2} />}
      {sessions.isError && !items && <QueryError text={FAILURE} query={sessions} />}
      {items && (
        <ListTable
          label="Prisijungimų sąrašas"
          isStacked
          head={[
            'Naršyklė',
            { label: 'IP adresas', isWide: true },
            { label: 'Prisijungta', isWide: true },
            { label: 'Naudota', isWide: true },
            ACTS_HEAD,
          ]}
        >
          {items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ListTable>
      )}
    </section>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const end = useAction({
    run: endSession,
    failure: 'Nepavyko nutraukti prisijungimo',
    success: () => 'Prisijungimas nutrauktas',
    changes: CHANGED,
  });
  return (
    <Table.Tr>
      <Table.Td className={lists.main}>
        {nameBrowser(session.user_agent)}{' '}
        {session.is_current && <Badge color="sea">Šis prisijungimas</Badge>}
        <div className={lists.narrow}>
          <div className={lists.under}>
            {session.ip_address || '–'} · prisijungta {formatMoment(session.created_at)} · naudota{' '}
            {formatMoment(session.updated_at)}
          </div>
        </div>
      </Table.Td>
      <Table.Td className={lists.wide}>{session.ip_address || '–'}</Table.Td>
      <Table.Td className={`${lists.wide} ${lists.nowrap}`}>
        {formatMoment(session.created_at)}
      </Table.Td>
      <Table.Td className={`${lists.wide} ${lists.nowrap}`}>
        {formatMoment(session.updated_at)}
      </Table.Td>
      <Table.Td className={lists.end}>
        {session.is_current ? (
          <Text size="xs" c="dimmed" ta="right">
            Dabar
          </Text>
        ) : (
          <div className={lists.actions}>
            <Button
              size="compact-xs"
              variant="default"
              loading={end.isPending}
              aria-label={`Nutraukti: ${nameBrowser(session.user_agent)}, ${formatMoment(session.created_at)}`}
              onClick={() => end.mutate(session.id)}
            >
              Nutraukti
            </Button>
          </div>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
