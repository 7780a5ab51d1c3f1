import {
  type ComponentProps,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { contactWords } from '../../content/contact.ts';
import {
  CONTACT_FIELDS,
  CONTACT_FORM_PATH,
  type ContactFieldError,
  type ContactFormAnswer,
  type ContactMessage,
  HONEYPOT_FIELD,
  validateContact,
} from '../../domain/contact/contact-fields.ts';
import { showToast } from '../frame/show-toast.ts';
import { ContactField, type ContactInput } from './contact-field.tsx';
import { createProver } from './prove-message.ts';
import { sendContact } from './send-contact.ts';

/** A pause this long in the writing is time to work out the proof in. */
const WRITING_PAUSE = 600;

const INPUTS: Record<keyof ContactMessage, ContactInput> = {
  name: { autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization' },
  message: { isLong: true, required: true },
};

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  'defaultValue' in element;

/** Hydrating a field with a default text would put that text back over what was already typed. */
function useKeptText(form: React.RefObject<HTMLFormElement | null>) {
  const [typed] = useState(() =>
    typeof document === 'undefined'
      ? []
      : [...document.querySelectorAll('form[data-contact] [name]')]
          .filter(isField)
          .map(({ name, value }) => ({ name, value })),
  );
  useLayoutEffect(() => {
    for (const { name, value } of typed) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof Element && isField(field) && field.value !== value) field.value = value;
    }
  }, [form, typed]);
}

function readFields(form: HTMLFormElement) {
  const { [HONEYPOT_FIELD]: website = '', ...fields } = Object.fromEntries(new FormData(form));
  return { website: String(website), fields };
}

/** Works a proof out while the person writes, sends the message, and says what came of it. Whole: one state. */
function useContactSending(
  form: React.RefObject<HTMLFormElement | null>,
  known: ContactFieldError[],
) {
  const [isSending, setSending] = useState(false);
  /** Knows sooner than the state does: two quick submits meet before the button is disabled. */
  const isBusy = useRef(false);
  const [errors, setErrors] = useState(known);
  const [prover] = useState(createProver);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const proveAhead = useCallback(() => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const checked = form.current && validateContact(readFields(form.current).fields);
      if (checked?.ok) prover.prepare(checked.contact);
    }, WRITING_PAUSE);
  }, [form, prover]);

  useEffect(() => {
    // The focus that woke this form came before there was anyone to hear it, and perhaps all the words: a restored draft is whole.
    if (form.current?.contains(document.activeElement)) prover.start();
    proveAhead();
    form.current?.dispatchEvent(new CustomEvent('form:ready', { bubbles: true }));
  }, [form, prover, proveAhead]);

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
    const { website, fields } = readFields(target);
    const checked = validateContact(fields);
    if (!checked.ok) {
      const first = checked.errors[0]?.message ?? toasts.failed;
      return refuse(toasts.invalidTitle, first, checked.errors);
    }

    setErrors([]);
    isBusy.current = true;
    setSending(true);
    const proof = await prover.find(checked.contact);
    const result = await sendContact(checked.contact, { website, proof });
    flushSync(() => setSending(false));
    isBusy.current = false;
    // A button that is disabled loses the focus, and a person at the keyboard their place.
    if (document.activeElement === document.body)
      target.querySelector('button')?.focus({ preventScroll: true });
    if (!result.sent) return refuse(result.title, result.description, result.errors);

    prover.forget();
    target.reset();
    // What the page filled in is the form's default: reset() would bring it back, and all are cleared.
    for (const field of target.elements) if (isField(field)) field.value = '';
    showToast({ title: toasts.sentTitle, description: toasts.sent, kind: 'success' });
  };
  return { isSending, errors, onSubmit: submit, onFocus: prover.start, onInput: proveAhead };
}

interface ContactFormProps {
  /** Text the message field starts with. */
  message: string;
  /** What the server said to the form sent without scripts. */
  answer?: ContactFormAnswer | undefined;
}

/** The message form, specification §4.2 and §5.1. Fields are the browser's own, so typing never waits for us. */
export default function ContactForm({ message, answer }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isSending, errors, ...acts } = useContactSending(form, answer?.errors ?? []);
  const typedIn = (name: string) => answer?.values[name];
  const errorOf = (name: string) => errors.find((error) => error.field === name)?.message;
  useKeptText(form);
  return (
    <form
      ref={form}
      className="contact-form"
      data-contact
      method="post"
      action={CONTACT_FORM_PATH}
      {...acts}
    >
      {CONTACT_FIELDS.map((name) => (
        <ContactField
          key={name}
          name={name}
          {...INPUTS[name]}
          value={typedIn(name) ?? (name === 'message' ? message : undefined)}
          error={errorOf(name)}
        />
      ))}
      <label className="contact-trap" aria-hidden>
        {contactWords.trap}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <div className="contact-send">
        <button type="submit" className="btn btn-amber" disabled={isSending}>
          {isSending ? contactWords.sending : contactWords.send}
        </button>
        <p>
          {`${contactWords.reply} ${contactWords.privacy} `}
          <a className="link" href="/privatumo-politika">
            {contactWords.privacyLink}
          </a>
        </p>
      </div>
    </form>
  );
}
