import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { createLaterPart } from '../feedback/later-part.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { api } from '../http/api-client.ts';
import { RequestProblem } from '../http/problem.ts';
import { sessionExpiry, sessionStore, useOpenSession } from '../http/session.ts';
import type { Session } from '../http/session-store.ts';
import { storeFlashToast } from './flash-toast.ts';
import type { SignInState } from './return-address.ts';
import { signOut } from './sign-in-requests.ts';
import { useSessionRefresh } from './use-session-refresh.ts';

const useSessionExpiredDialog = createLaterPart<{ isOpen: boolean; email: string }>(
  () => import('./session-expired-dialog.tsx'),
);

/**
 * Specification §4.4: no session → /auth, and back from there; a session without the admin role → signed out, toast and the home
 * page. It only spares people useless screens: the server refuses every request by itself. A session that lapses
 * while the panel is open does not close it: the password is asked for over it (`sessionExpiry`).
 */
export function SessionGuard() {
  const [isLiveAtFirst] = useState(() => sessionStore.read() !== null);
  const session = useOpenSession();
  const { pathname, search, hash } = useLocation();
  if (!session || !isLiveAtFirst) {
    const way: SignInState = { from: pathname + search + hash };
    return <Navigate to="/auth" replace state={way} />;
  }
  return <AdministratorOnly key={session.user.id} session={session} />;
}

function AdministratorOnly({ session }: { session: Session }) {
  useSessionRefresh();
  const role = useQuery({
    queryKey: ['me'],
    queryFn: async () => (await api.api.admin.me.$get()).json(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isRefused = role.error instanceof RequestProblem && role.error.status === 403;

  const { token } = session;
  useEffect(() => {
    if (role.data) sessionStore.confirm(token);
  }, [role.data, token]);
  useEffect(() => {
    if (!isRefused) return;
    storeFlashToast({
      title: 'Prieiga uždrausta',
      description: 'Neturite administratoriaus teisių',
      kind: 'error',
    });
    // Kept, the session would lead from /auth straight back here, and signing in as another account would be impossible.
    void signOut().then(() => window.location.replace('/'));
  }, [isRefused]);

  // A screen's own requests, which the server judges one by one, do not wait for the answer of the first.
  if (role.data || (session.isAdministrator && !isRefused))
    return <OpenPanel email={session.user.email} isConfirmed={role.data !== undefined} />;
  if (!role.isError || isRefused) return null;
  return (
    <LoadError
      text="Nepavyko patikrinti administratoriaus teisių"
      isAnnounced
      onRetry={() => role.refetch()}
      isRetrying={role.isFetching}
    />
  );
}

interface OpenPanelProps {
  email: string;
  /** The server knows the session: only from then on its end asks for the password here. Before, it leads to the sign-in. */
  isConfirmed: boolean;
}

function OpenPanel({ email, isConfirmed }: OpenPanelProps) {
  const isAsking = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isAsking);
  useEffect(() => (isConfirmed ? sessionExpiry.attend() : undefined), [isConfirmed]);
  const SessionExpiredDialog = useSessionExpiredDialog(isAsking);
  return (
    <>
      <Outlet />
      {SessionExpiredDialog && <SessionExpiredDialog isOpen={isAsking} email={email} />}
    </>
  );
}
