import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { TOAST_LIMIT, TOAST_MILLISECONDS } from './feedback/toasts.ts';
import { queryClient } from './http/query-client.ts';
import { AdminRoutes } from './routes.tsx';
import { showFlashToast } from './session/flash-toast.ts';
import { readStyleNonce } from './style/style-nonce.ts';
import { cssVariables, theme } from './style/theme.ts';

/** The administrator area, from /auth and /admin on; runs in the browser only. */
export default function AdminApp() {
  useEffect(showFlashToast, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={readStyleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <ModalsProvider labels={{ confirm: 'Taip', cancel: 'Atšaukti' }}>
          <Notifications
            limit={TOAST_LIMIT}
            autoClose={TOAST_MILLISECONDS}
            position="bottom-right"
          />
          <BrowserRouter>
            <AdminRoutes />
          </BrowserRouter>
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
