import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createLaterPart } from './feedback/later-part.ts';
import { LoadError } from './feedback/load-error.tsx';
import { queryClient } from './feedback/query-client.ts';
import { prefetchScreen } from './frame/screen.tsx';
import { screenAt, signIn } from './frame/screens.ts';
import { useFocusKeeper } from './frame/use-focus-keeper.ts';
import { sessionStore } from './http/session.ts';
import { keepEscapeOnTop } from './panels/escape-on-top.ts';
import { AdminRoutes } from './routes.tsx';
import { showFlashToast } from './session/flash-toast.ts';
import { readStyleNonce } from './style/style-nonce.ts';
import { cssVariables, theme } from './style/theme.ts';

const useOverPanel = createLaterPart(() => import('./feedback/over-panel.tsx'));

keepEscapeOnTop();

// On its way while the server is asked who this is.
void prefetchScreen(sessionStore.read() ? screenAt(window.location.pathname) : signIn);

// The router with memory of where one goes: it can ask before unsaved changes are left.
const router = createBrowserRouter([
  {
    path: '*',
    element: <AdminRoutes />,
    errorElement: (
      <LoadError
        text="Nepavyko atidaryti administravimo skydo"
        isAnnounced
        onRetry={() => window.location.reload()}
        retryLabel="Įkelti iš naujo"
      />
    ),
  },
]);

/** The administrator area, from /auth and /admin on; runs in the browser only. */
export default function AdminApp() {
  useEffect(showFlashToast, []);
  useFocusKeeper();
  const OverPanel = useOverPanel();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={readStyleNonce}
    >
      <QueryClientProvider client={queryClient}>
        {OverPanel && <OverPanel />}
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
