import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { keepEscapeOnTop } from './feedback/escape-on-top.ts';
import { LoadError } from './feedback/load-error.tsx';
import { queryClient } from './feedback/query-client.ts';
import { Toasts } from './feedback/toast-area.tsx';
import { useFocusKeeper } from './frame/use-focus-keeper.ts';
import { AdminRoutes } from './routes.tsx';
import { showFlashToast } from './session/flash-toast.ts';
import { readStyleNonce } from './style/style-nonce.ts';
import { cssVariables, theme } from './style/theme.ts';

/** Questions stand over the dialogs they are about. */
const ABOVE_DIALOGS = 300;

keepEscapeOnTop();

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
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={readStyleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <ModalsProvider
          labels={{ confirm: 'Taip', cancel: 'Atšaukti' }}
          modalProps={{ zIndex: ABOVE_DIALOGS }}
        >
          <Toasts />
          <RouterProvider router={router} />
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
