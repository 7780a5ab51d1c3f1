import { Badge, Switch, Table, Text } from '@mantine/core';
import { ask } from '../feedback/ask.tsx';
import { useAction } from '../feedback/use-action.ts';
import lists from '../lists/lists.module.css';
import { RowAct } from '../lists/rows/row-act.tsx';
import { useFunction } from '../runs/use-runs.ts';
import { IconPencil, IconRefresh, IconTrash } from '../style/icons.ts';
import { describeChoices } from './describe-choices.ts';
import { describeHealth } from './describe-health.ts';
import { SOURCE_TYPE_LABELS } from './source-labels.ts';
import { deleteSource, SOURCE_LISTS, type Source, setSourceActive } from './source-requests.ts';
import { SourceYield } from './source-state.tsx';
import classes from './sources.module.css';

export function SourceRow({ source, onEdit }: { source: Source; onEdit: () => void }) {
  // Whole: a row, cell by cell.
  const toggle = useAction({
    run: (isActive: boolean) => setSourceActive(source.id, isActive),
    failure: 'Nepavyko atnaujinti šaltinio',
    success: (_, isActive) => (isActive ? 'Šaltinis įjungtas' : 'Šaltinis išjungtas'),
    changes: SOURCE_LISTS,
  });
  const remove = useAction({
    run: () => deleteSource(source.id),
    failure: 'Nepavyko ištrinti šaltinio',
    success: () => 'Šaltinis ištrintas',
    changes: SOURCE_LISTS,
  });
  const check = useFunction('import-rss-sources');
  const health = describeHealth(source);
  const choices = describeChoices(source);
  // The switch shows what was asked for at once; a refusal turns it back.
  const isActive = toggle.isPending ? toggle.variables : source.is_active;

  return (
    <Table.Tr>
      <Table.Td className={lists.main}>
        {source.name}
        <div className={`${lists.under} ${classes.address}`}>{source.rss_url}</div>
        {choices.length > 0 && <div className={lists.under}>{choices.join(', ')}</div>}
        <div className={`${lists.under} ${lists.narrow}`}>{SOURCE_TYPE_LABELS[source.type]}</div>
      </Table.Td>
      <Table.Td className={lists.wide}>
        <Badge color="gray" miw="max-content">
          {SOURCE_TYPE_LABELS[source.type]}
        </Badge>
      </Table.Td>
      <Table.Td className={lists.full}>
        <div className={classes.health}>
          <Badge color={health.color}>{health.label}</Badge>
          {/* The most important; the panel of the source has all. */}
          {health.details.slice(0, 1).map((detail) => (
            <Text key={detail} size="xs" c="dimmed" lineClamp={1} title={detail}>
              {detail}
            </Text>
          ))}
        </div>
      </Table.Td>
      <Table.Td className={lists.full}>
        <Text size="xs" c="dimmed" className={lists.narrow} aria-hidden>
          Per 30 dienų
        </Text>
        <SourceYield source={source} />
      </Table.Td>
      <Table.Td>
        <Switch
          checked={isActive}
          // Not disabled while it is asked for: a switch that is loses the keyboard's place.
          onChange={(event) => !toggle.isPending && toggle.mutate(event.currentTarget.checked)}
          aria-label={`Aktyvus: ${source.name}`}
        />
      </Table.Td>
      <Table.Td className={lists.actions}>
        <RowAct
          label="Tikrinti dabar"
          of={source.name}
          {...(!isActive && { hint: 'Išjungtas šaltinis netikrinamas' })}
          loading={check.isStarting}
          aria-disabled={!isActive}
          data-disabled={!isActive || undefined}
          onClick={() =>
            isActive && check.start({ body: { manual: true, sourceIds: [source.id] } })
          }
        >
          <IconRefresh size={18} stroke={1.6} aria-hidden />
        </RowAct>
        <RowAct data-opens label="Keisti" of={source.name} onClick={onEdit}>
          <IconPencil size={18} stroke={1.6} aria-hidden />
        </RowAct>
        <RowAct
          label="Ištrinti"
          of={source.name}
          loading={remove.isPending}
          onClick={() =>
            ask({
              title: 'Ištrinti šaltinį',
              question: 'Ar tikrai norite ištrinti šį šaltinį?',
              consequence: `„${source.name}“ nebebus tikrinamas. Jau importuoti straipsniai lieka.`,
              confirm: 'Ištrinti',
              isDestructive: true,
              onConfirm: () => remove.mutate(undefined),
            })
          }
        >
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </RowAct>
      </Table.Td>
    </Table.Tr>
  );
}
