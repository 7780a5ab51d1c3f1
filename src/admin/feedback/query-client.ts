import { QueryCache, QueryClient } from '@tanstack/react-query';
import { seconds } from '../../domain/time/duration.ts';
import { RequestProblem } from '../http/problem.ts';
import { showFailure } from './toasts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Description of the toast when the load fails; without one the failure is only logged. */
      failure?: string;
    };
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const isSignedOut = error instanceof RequestProblem && error.status === 401;
      if (isSignedOut) return;
      const failure = query.meta?.failure;
      if (failure) showFailure(failure, error);
      else console.error(error);
    },
  }),
  defaultOptions: {
    // Without a connection a call fails at once and says so; by default it would wait in silence.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      // Only an unreachable server is worth a second try: a refusal will be the same.
      retry: (count, error) => count < 1 && error instanceof RequestProblem && error.status === 0,
      retryDelay: seconds(1),
      staleTime: seconds(5),
    },
  },
});
