import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { contactWords } from '../../content/contact.ts';
import { type ContactFieldError, validateContact } from '../../domain/contact.ts';
import { showToast } from '../frame/show-toast.ts';
import { ContactField } from './contact-field.tsx';
import { sendContact } from './send-contact.ts';

/** Hydrating a text area with a default text would put that text back over what was already typed. */
function useKeptMessage(form: React.RefObject<HTMLFormElement | null>) {
  const [typed] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLTextAreaElement>('#contact-message')?.value,
  );
  useLayoutEffect(() => {
    const message = form.current?.elements.namedItem('message');
    if (typed && message instanceof HTMLTextAreaElement) message.value = typed;
  }, [form, typed]);
}

/** The message form, specification §4.2 and §5.1. Fields are the browser's own, so typing never waits for us. */
export default function ContactForm({ message }: { message: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  /** Knows sooner than the state does: two quick submits meet before the button is disabled. */
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<ContactFieldError[]>([]);
  const errorOf = (name: string) => errors.find((error) => error.field === name)?.message;

  useKeptMessage(form);
  useEffect(() => {
    form.current?.dispatchEvent(new CustomEvent('island:ready', { bubbles: true }));
  }, []);

  const refuse = (title: string, description: string, found: ContactFieldError[]) => {
    setErrors(found);
    showToast({ title, description, kind: 'error' });
    const first = found[0] && form.current?.elements.namedItem(found[0].field);
    if (first instanceof HTMLElement) first.focus();
  };

  const submit: ComponentProps<'form'>['onSubmit'] = async (event) => {
    event.preventDefault();
    if (isBusy.current) return;
    const target = event.currentTarget;
    const { toasts } = contactWords;
    const checked = validateContact(Object.fromEntries(new FormData(target)));
    if (!checked.ok) {
      const first = checked.errors[0]?.message ?? toasts.failed;
      return refuse(toasts.invalidTitle, first, checked.errors);
    }

    setErrors([]);
    isBusy.current = true;
    setSending(true);
    const result = await sendContact(checked.contact);
    setSending(false);
    isBusy.current = false;
    if (!result.sent) return refuse(result.title, result.description, result.errors);

    target.reset();
    // A prefilled message is the form's default: reset() would bring it back, and all five are cleared.
    for (const area of target.querySelectorAll('textarea')) area.value = '';
    showToast({ title: toasts.sentTitle, description: toasts.sent, kind: 'success' });
  };

  return (
    <form ref={form} className="contact-form" data-contact onSubmit={submit}>
      <ContactField name="name" autoComplete="name" required error={errorOf('name')} />
      <ContactField
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errorOf('email')}
      />
      <ContactField name="phone" type="tel" autoComplete="tel" error={errorOf('phone')} />
      <ContactField name="company" autoComplete="organization" error={errorOf('company')} />
      <ContactField name="message" text={message} required error={errorOf('message')} />
      <div className="contact-send">
        <button type="submit" className="btn btn-amber" disabled={isSending}>
          {isSending ? contactWords.sending : contactWords.send}
        </button>
        <p>{contactWords.privacy}</p>
      </div>
    </form>
  );
}
