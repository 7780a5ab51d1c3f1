import { contactWords } from '../../content/contact.ts';
import type { ContactFieldError, ContactMessage } from '../../domain/contact/contact-fields.ts';

type SendResult =
  | { sent: true }
  | { sent: false; title: string; description: string; errors: ContactFieldError[] };

interface Problem {
  detail?: string;
  errors?: ContactFieldError[];
}

/** What goes with a message besides its fields. */
interface Sender {
  /** Content of the hidden field; a person leaves it empty. */
  website: string;
  proof: string | undefined;
}

/** Posts a checked message. Never throws: a lost connection is an answer too. */
export async function sendContact(contact: ContactMessage, sender: Sender): Promise<SendResult> {
  const { toasts } = contactWords;
  try {
    const response = await fetch('/api/contacts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...contact, ...sender }),
    });
    if (response.ok) return { sent: true };

    const problem = (await response.json()) as Problem;
    const errors = problem.errors ?? [];
    return errors[0]
      ? { sent: false, title: toasts.invalidTitle, description: errors[0].message, errors }
      : {
          sent: false,
          title: toasts.failedTitle,
          description: problem.detail ?? toasts.failed,
          errors,
        };
  } catch {
    return { sent: false, title: toasts.failedTitle, description: toasts.failed, errors: [] };
  }
}
