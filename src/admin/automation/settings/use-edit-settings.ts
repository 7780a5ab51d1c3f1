import { useForm } from '@mantine/form';
import { useState } from 'react';
import { ask } from '../../feedback/ask.tsx';
import { useAction } from '../../feedback/use-action.ts';
import { useUnsavedGuard } from '../../feedback/use-unsaved-guard.ts';
import { focusFirstError, showFieldErrors } from '../../http/field-errors.ts';
import { keepTyped } from '../../http/keep-typed.ts';
import { RequestProblem } from '../../http/problem.ts';
import { switchOnQuestion } from './publish-question.ts';
import {
  getSettings,
  listPublishable,
  type SettingsValues,
  type StoredSettings,
  saveSettings,
  valuesOf,
} from './settings-requests.ts';
import { findSettingsErrors, withNumbers } from './settings-rules.ts';
import { DUE_TIMES } from './use-due-times.ts';

/** What was typed and given up for what was saved then. */
interface GivenUp {
  mine: SettingsValues;
  saved: SettingsValues;
}

/** The settings while they are typed: the form, the version it began from, and another person's that came between. */
export function useEditSettings(stored: StoredSettings) {
  // Whole: all of it is about the version the form began from.
  const [version, setVersion] = useState(stored.version);
  const [conflict, setConflict] = useState<StoredSettings | null>(null);
  /** It can be taken back. */
  const [givenUp, setGivenUp] = useState<GivenUp | null>(null);
  const form = useForm<SettingsValues>({
    initialValues: valuesOf(stored),
    validate: findSettingsErrors,
  });
  useUnsavedGuard(form.isDirty());

  /** `values` over what is saved, as of now. */
  const show = (settings: StoredSettings, values = valuesOf(settings)) => {
    setVersion(settings.version);
    form.setInitialValues(valuesOf(settings));
    form.setValues(values);
  };
  const { send, ...sending } = useSendSettings({
    onSaved(settings, shown) {
      setGivenUp(null);
      setConflict(null);
      // What was typed while it was saved stays, unsaved.
      show(
        settings,
        keepTyped({ before: shown, stored: valuesOf(settings), typed: form.getValues() }),
      );
    },
    onRefused: async (error, values) => {
      showFieldErrors(form, error, values);
      setConflict(await findConflict(error));
    },
    // What is sent may hold another person's values; what was typed meanwhile shows against what stands here.
    shown: form.getValues,
  });
  const merged = (theirs: StoredSettings) =>
    keepTyped({
      before: form.getInitialValues(),
      stored: valuesOf(theirs),
      typed: withNumbers(form.getValues()),
    });

  return {
    form,
    version,
    conflict,
    givenUp,
    ...sending,
    merged,
    submit: form.onSubmit(
      (values) => send(values, form.getInitialValues(), version),
      (errors, values) => focusFirstError(form, errors, values),
    ),
    /** One prompt was put back by the server; what is typed in the other fields stays. */
    take(key: keyof SettingsValues, settings: StoredSettings) {
      show(settings, { ...form.getValues(), [key]: valuesOf(settings)[key] });
    },
    takeTheirs(theirs: StoredSettings) {
      setGivenUp({ mine: merged(theirs), saved: valuesOf(theirs) });
      setConflict(null);
      show(theirs);
    },
    keepMine(theirs: StoredSettings) {
      const { hasErrors, errors } = form.validate();
      if (hasErrors) focusFirstError(form, errors, form.getValues());
      else send(merged(theirs), valuesOf(theirs), theirs.version);
    },
    takeBack({ mine, saved }: GivenUp) {
      form.setValues(keepTyped({ before: saved, stored: form.getValues(), typed: mine }));
      setGivenUp(null);
    },
  };
}

interface Sending {
  shown: () => SettingsValues;
  onSaved: (settings: StoredSettings, shown: SettingsValues) => void;
  onRefused: (error: unknown, values: SettingsValues) => Promise<void>;
}

interface Sent {
  values: SettingsValues;
  /** The version that was seen. */
  seen: number;
  /** What stood in the form. */
  before: SettingsValues;
}

/** Switching automatic publishing on publishes at once: that is asked first, with what it would be. */
function useSendSettings({ shown, onSaved, onRefused }: Sending) {
  const save = useAction({
    async run({ values, seen, before }: Sent) {
      // Before any list is read anew: until then the form would count as unsaved.
      onSaved(await saveSettings(values, seen), before);
    },
    failure: 'Nepavyko išsaugoti nustatymų',
    success: () => 'Nustatymai išsaugoti',
    changes: [['dashboard'], DUE_TIMES],
  });
  const switchOn = useAction({
    run: (values: SettingsValues) => listPublishable(values),
    failure: 'Nepavyko išsaugoti nustatymų',
    success: null,
    changes: [],
  });
  return {
    isSaving: save.isPending,
    isAsking: switchOn.isPending,
    send(typed: SettingsValues, saved: SettingsValues, seen: number) {
      const values = withNumbers(typed);
      const sendNow = () => {
        save.mutate(
          { values, seen, before: shown() },
          { onError: (error) => onRefused(error, values) },
        );
      };
      if (!values.auto_publish_enabled || saved.auto_publish_enabled) return sendNow();
      switchOn.mutate(values, {
        onSuccess: (titles) => ask({ ...switchOnQuestion(values, titles), onConfirm: sendNow }),
      });
    },
  };
}

/** The settings as they are now when somebody else was quicker; null for every other failure. */
async function findConflict(error: unknown): Promise<StoredSettings | null> {
  if (!(error instanceof RequestProblem) || error.status !== 409) return null;
  return await getSettings().catch(() => null);
}
