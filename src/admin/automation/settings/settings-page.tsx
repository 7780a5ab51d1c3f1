import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { QueryError } from '../../feedback/load-error.tsx';
import { ScreenHead } from '../../feedback/screen-head.tsx';
import { ConflictNotice } from '../../history/conflict-notice.tsx';
import { TableSkeleton } from '../../lists/table-skeleton.tsx';
import classes from '../automation.module.css';
import { settingsDifferences } from './settings-differences.ts';
import { SettingsPages } from './settings-pages.tsx';
import { getSettings, type StoredSettings, valuesOf } from './settings-requests.ts';
import { useEditSettings } from './use-edit-settings.ts';

const FAILURE = 'Nepavyko užkrauti nustatymų';

export type EditedSettings = ReturnType<typeof useEditSettings>;

interface SettingsPageProps {
  title: string;
  lead: string;
  /** The fields of this page. */
  fields: (settings: EditedSettings, stored: StoredSettings) => ReactNode;
  /** Under the fields, over the bar that saves them. */
  children?: ReactNode;
}

/** One of the three pages of settings: each edits its part and saves the whole object. */
export function SettingsPage({ title, lead, fields, children }: SettingsPageProps) {
  // Not reloaded behind the person's back: what is typed stays, and the server compares versions.
  const settings = useQuery({
    // Of this page alone: what another page read may be older than what was saved there since.
    queryKey: ['settings', title],
    queryFn: getSettings,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: FAILURE },
  });
  return (
    <>
      <ScreenHead title={title} lead={lead} />
      <SettingsPages />
      {settings.isPending && <TableSkeleton rows={4} height={110} />}
      {settings.isError && !settings.data && <QueryError text={FAILURE} query={settings} />}
      {settings.data && (
        <SettingsForm stored={settings.data} fields={fields}>
          {children}
        </SettingsForm>
      )}
    </>
  );
}

function SettingsForm({
  stored,
  fields,
  children,
}: Pick<SettingsPageProps, 'fields' | 'children'> & { stored: StoredSettings }) {
  const id = useId();
  const settings = useEditSettings(stored);
  const { form, conflict, givenUp, isSaving, isAsking } = settings;
  return (
    <div className={classes.form}>
      <form id={id} onSubmit={settings.submit} noValidate>
        {conflict && (
          <ConflictNotice
            title="Kol keitėte, nustatymai jau išsaugoti kitaip"
            differences={settingsDifferences(valuesOf(conflict), settings.merged(conflict))}
            onTakeTheirs={() => settings.takeTheirs(conflict)}
            onKeepMine={() => settings.keepMine(conflict)}
            isBusy={isSaving}
          />
        )}
        {givenUp && <GivenUpNotice onTakeBack={() => settings.takeBack(givenUp)} />}
        {fields(settings, stored)}
      </form>
      {children}
      {/* Pinned over all of the page, and so outside of the form, which a press of Enter among figures does not send. */}
      <div className={classes.save}>
        <Button type="submit" form={id} loading={isSaving || isAsking}>
          Išsaugoti nustatymus
        </Button>
        {form.isDirty() && (
          <Text size="sm" c="dimmed" role="status">
            Yra neišsaugotų pakeitimų
          </Text>
        )}
      </div>
    </div>
  );
}

function GivenUpNotice({ onTakeBack }: { onTakeBack: () => void }) {
  return (
    <Alert color="gray" role="status" mb="md" title="Rodomi išsaugoti nustatymai">
      <Group justify="space-between" gap="xs">
        <Text size="sm">Jūsų pakeitimų atsisakyta, bet jie dar nedingo.</Text>
        <Button size="xs" variant="default" onClick={onTakeBack}>
          Grąžinti mano pakeitimus
        </Button>
      </Group>
    </Alert>
  );
}
