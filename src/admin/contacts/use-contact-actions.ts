import { ask } from '../feedback/ask.tsx';
import { useAction } from '../feedback/use-action.ts';
import {
  CONTACT_LISTS,
  type Contact,
  contactKey,
  deleteContact,
  deliverAgain,
  updateContact,
} from './contact-requests.ts';

/** What can be done with one message. */
export function useContactActions(contact: Pick<Contact, 'id' | 'name'>, onDeleted?: () => void) {
  const changes = [...CONTACT_LISTS, contactKey(contact.id)];
  const read = useAction({
    run: () => updateContact(contact.id, { status: 'read' }),
    failure: 'Nepavyko pažymėti kaip perskaityto',
    success: () => 'Pažymėta kaip perskaityta',
    changes,
  });
  const suspect = useAction({
    run: (isSuspect: boolean) => updateContact(contact.id, { is_suspect: isSuspect }),
    failure: 'Nepavyko pakeisti žymos',
    success: (_, isSuspect) => (isSuspect ? 'Pažymėta kaip įtartina' : 'Nebelaikoma įtartina'),
    changes,
  });
  const deliver = useAction({
    run: () => deliverAgain(contact.id),
    failure: 'Nepavyko išsiųsti pranešimo iš naujo',
    success: () => 'Pranešimas vėl siunčiamas',
    changes,
  });
  const remove = useAction({
    run: () => deleteContact(contact.id),
    failure: 'Nepavyko ištrinti žinutės',
    success: () => 'Žinutė ištrinta',
    changes: CONTACT_LISTS,
  });
  return {
    read,
    suspect,
    deliver,
    isRemoving: remove.isPending,
    askToRemove: () =>
      ask({
        title: 'Ištrinti žinutę',
        question: 'Ar tikrai norite ištrinti šią žinutę?',
        consequence: `Žinutė (${contact.name}) bus ištrinta visam laikui: jos atkurti nebus galima.`,
        confirm: 'Ištrinti',
        isDestructive: true,
        onConfirm: () => remove.mutate(undefined, onDeleted && { onSuccess: onDeleted }),
      }),
  };
}
