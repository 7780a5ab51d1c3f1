import { formatMoment, todayInVilnius } from '../lists/moments.ts';
import type { Draft } from './draft.ts';

/** Where the typed text is. */
export type SaveState =
  /** Nothing was typed since the text was opened. */
  | { kind: 'clean' }
  /** Typed, and in this browser; the server will hear of it in a moment. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** The server did not answer; tried again by itself. */
  | { kind: 'offline' }
  /** The server will not take it as it is; the next edit tries again. */
  | { kind: 'refused'; reason: string }
  /** Somebody else saved another text meanwhile; nothing is sent until the person has chosen. */
  | { kind: 'conflict'; current: Draft };

/** The words beside the buttons. `isKept`: this browser could store the text. */
export function describeSaveState(state: SaveState, isKept: boolean, now = new Date()): string {
  switch (state.kind) {
    case 'clean':
      return 'Pakeitimų nėra';
    case 'unsaved':
      return 'Neišsaugota';
    case 'saving':
      return 'Išsaugoma…';
    case 'saved':
      return `Juodraštis išsaugotas ${shortMoment(state.at, now)}`;
    case 'offline':
      return isKept
        ? 'Nėra ryšio – laikoma šioje naršyklėje'
        : 'Nėra ryšio, o naršyklės atmintis pilna – neuždarykite lango';
    case 'refused':
      return `Serveris juodraščio nepriėmė – laikoma šioje naršyklėje. ${state.reason}`.trim();
    case 'conflict':
      return 'Tekstą tuo pat metu pakeitė kitas langas';
  }
}

/** `HH:mm` today, with the day on other days. */
function shortMoment(at: Date, now: Date): string {
  const moment = formatMoment(at.toISOString());
  return moment.startsWith(todayInVilnius(now)) ? moment.slice(-5) : moment;
}

/** Whether leaving now would lose something that the server does not have. */
export const isUnsafeToLeave = ({ kind }: SaveState): boolean =>
  kind !== 'clean' && kind !== 'saved';

/** Whether the person should look: the text is not where it should be and will not get there by itself soon. */
export const needsAttention = ({ kind }: SaveState): boolean =>
  kind === 'offline' || kind === 'refused' || kind === 'conflict';
