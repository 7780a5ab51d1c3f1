import { useMutation } from '@tanstack/react-query';
import { type FlashToast, storeFlashToast } from './flash-toast.ts';
import { signOut } from './sign-in-requests.ts';

const SIGNED_OUT: FlashToast = {
  title: 'Atsijungta',
  description: 'Sėkmingai atsijungėte iš sistemos',
  kind: 'success',
};
const ONLY_HERE: FlashToast = {
  title: 'Klaida',
  description:
    'Šioje naršyklėje atsijungta, bet serveris sesijos neužbaigė. Prisijungę iš naujo nutraukite ją savo paskyroje.',
  kind: 'error',
};

/** Logout: toast, then the home page (specification §4.4). The toast is shown by the home page. */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => {
      storeFlashToast((await signOut()) ? SIGNED_OUT : ONLY_HERE);
      window.location.assign('/');
    },
  });
}
