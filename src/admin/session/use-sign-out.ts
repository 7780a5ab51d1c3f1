import { useMutation } from '@tanstack/react-query';
import { leaveFlashToast } from './flash-toast.ts';
import { signOut } from './identity.ts';

/** Logout: toast, then the home page (specification §4.4). The toast is shown by the home page. */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => {
      leaveFlashToast({
        title: 'Atsijungta',
        description: 'Sėkmingai atsijungėte iš sistemos',
        kind: 'success',
      });
      await signOut();
      window.location.assign('/');
    },
  });
}
