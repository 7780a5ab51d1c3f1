import { Badge, Button, Table } from '@mantine/core';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList } from '../lists/use-list-query.ts';
import { IconPlus } from '../style/icons.ts';
import { ReplayDetail } from './replay-detail.tsx';
import { ReplayForm } from './replay-form.tsx';
import { listReplays, type ReplayRow } from './replay-requests.ts';
import { describeChange, OVERALL_BADGES, STATUS_BADGES } from './replay-texts.ts';

const FAILURE = 'Nepavyko užkrauti palyginimų';
/** In the address, in the place of a replay's id. */
const NEW = 'new';

const list = createScreenList(['replays'], ({ page }) => ({
  query: { page: String(page) },
  list: listReplays,
  failure: FAILURE,
  isUnderWay: ({ items }: { items: ReplayRow[] }) =>
    items.some(({ status }) => status === 'running' || status === 'stopping'),
}));
export const { prefetch } = list;

/** Replays of stored articles by another wording or model; a new one and one that is opened stand in the list's place. */
export default function ReplaysScreen() {
  const address = useListAddress();
  const { opened } = address;
  if (opened === NEW) return <ReplayForm onClose={address.close} onStarted={address.open} />;
  if (opened) return <ReplayDetail id={opened} onClose={address.close} />;
  return <Replays address={address} onNew={() => address.open(NEW)} />;
}

interface ReplaysProps {
  address: ReturnType<typeof useListAddress>;
  onNew: () => void;
}

function Replays({ address, onNew }: ReplaysProps) {
  const replays = list.useScreenList(address);
  const start = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onNew}>
      Naujas palyginimas
    </Button>
  );
  return (
    <>
      <ScreenHead
        title="Nurodymų palyginimai"
        lead="Kitas nurodymas ar modelis išbandomas su jau turimais straipsniais; straipsniai nesikeičia"
      >
        {start}
      </ScreenHead>
      <ListBody
        query={replays}
        failure={FAILURE}
        empty={
          <EmptyState
            text="Palyginimų dar nėra"
            hint="Prieš keisdami nurodymą ar modelį, palyginkite jį su dabartiniu."
          />
        }
        paging={{ page: address.page, onPage: address.goToPage }}
      >
        {(items) => <ReplayTable items={items} onOpen={address.open} />}
      </ListBody>
    </>
  );
}

function ReplayTable({ items, onOpen }: { items: ReplayRow[]; onOpen: (id: string) => void }) {
  return (
    <ListTable
      label="Nurodymų palyginimai"
      isStacked
      opens
      head={['Pradėta', 'Kas bandoma', 'Straipsniai', 'Būsena', 'Išvada']}
    >
      {items.map((replay) => {
        const status = STATUS_BADGES[replay.status];
        const overall = OVERALL_BADGES[replay.overall.verdict];
        const compared = replay.better + replay.same + replay.worse;
        return (
          <Table.Tr key={replay.id}>
            <Table.Td className={lists.nowrap}>{formatMoment(replay.created_at)}</Table.Td>
            <Table.Td className={lists.full}>
              <button
                type="button"
                data-opens
                className={lists.opener}
                onClick={() => onOpen(replay.id)}
              >
                {describeChange(replay)}
              </button>
              {replay.created_by && <div className={lists.under}>{replay.created_by}</div>}
            </Table.Td>
            <Table.Td className={lists.nowrap}>
              {compared} iš {replay.total}
            </Table.Td>
            <Table.Td>
              <Badge color={status.color}>{status.label}</Badge>
            </Table.Td>
            <Table.Td>
              {compared > 0 && <Badge color={overall.color}>{overall.label}</Badge>}
            </Table.Td>
          </Table.Tr>
        );
      })}
    </ListTable>
  );
}
