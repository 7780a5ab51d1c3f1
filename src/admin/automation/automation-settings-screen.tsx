import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { Costs } from './costs.tsx';
import { SettingsForm } from './settings-form.tsx';
import { getSettings } from './settings-requests.ts';

const FAILURE = 'Nepavyko užkrauti nustatymų';

export default function AutomationSettingsScreen() {
  // Not reloaded behind the person's back: what is typed stays, and the server compares versions.
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: getSettings,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: FAILURE },
  });
  return (
    <>
      <ScreenHead title="Automatizacija" />
      {settings.isPending && <TableSkeleton rows={4} height={110} />}
      {settings.isError && !settings.data && <QueryError text={FAILURE} query={settings} />}
      {settings.data && <SettingsForm stored={settings.data} />}
      {settings.data && <Costs />}
    </>
  );
}
