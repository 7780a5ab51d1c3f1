import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showFailure } from '../feedback/toasts.ts';
import { explain, RequestProblem } from '../http/problem.ts';
import { confirmSecondFactor, signIn } from './sign-in-requests.ts';

/**
 * Signing in, step by step: the password, and for an account that has one the second factor. The new session
 * is in the store before `onSignedIn`.
 */
export function useSignIn(onSignedIn: () => void) {
  const [step, setStep] = useState<'password' | 'second-factor'>('password');
  const password = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      signIn(email.trim(), password),
    onSuccess: (outcome) => {
      if (outcome === 'signed-in') onSignedIn();
      else setStep('second-factor');
    },
    onError: showSignInFailure,
  });
  const secondFactor = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: onSignedIn,
    onError: showSignInFailure,
  });
  return { step, startAgain: () => setStep('password'), password, secondFactor };
}

/** Specification §8: the server's message; without one, that it was not expected. */
function showSignInFailure(error: unknown): void {
  const isAnswered = error instanceof RequestProblem && error.status !== 0;
  const message = isAnswered ? explain(error) : null;
  if (message) showFailure(message);
  else showFailure('Įvyko nenumatyta klaida', error);
}
