import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import classes from './account.module.css';
import { getAccount } from './account-requests.ts';
import { PasswordForm } from './password-form.tsx';
import { PublicNameForm } from './public-name-form.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionList } from './session-list.tsx';

const FAILURE = 'Nepavyko užkrauti paskyros';

/** The own account only. */
export default function AccountScreen() {
  const account = useQuery({
    queryKey: ['account'],
    queryFn: getAccount,
    meta: { failure: FAILURE },
  });
  const { data } = account;
  return (
    <>
      <ScreenHead title="Mano paskyra" {...(data ? { lead: leadOf(data) } : {})} />
      {account.isPending && <TableSkeleton rows={3} height={140} />}
      {account.isError && !data && <QueryError text={FAILURE} query={account} />}
      {data && (
        <div className={classes.sections}>
          <PasswordForm email={data.email} />
          <SecondFactorSection account={data} />
          <PublicNameForm key={data.public_name} publicName={data.public_name} />
          <SessionList />
        </div>
      )}
    </>
  );
}

const leadOf = ({ name, email }: { name: string; email: string }) =>
  name && name !== email ? `${name}, ${email}` : email;
