import { ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';
import { announceQuestions } from './ask.tsx';
import { Toasts } from './toast-area.tsx';

/** Questions stand over the dialogs they are about. */
const ABOVE_DIALOGS = 300;

/** Toasts and questions, over whatever is open. */
export default function OverPanel() {
  useEffect(announceQuestions, []);
  return (
    <>
      <Toasts />
      <ModalsProvider
        labels={{ confirm: 'Taip', cancel: 'Atšaukti' }}
        modalProps={{ zIndex: ABOVE_DIALOGS, overlayProps: { className: 'over-dialogs' } }}
      />
    </>
  );
}
