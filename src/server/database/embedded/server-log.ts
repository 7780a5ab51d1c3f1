import type { Logger } from 'pino';

/** PostgreSQL's lines as we ask for them (`LOG_SETTINGS`): who wrote it, SQLSTATE, level, message. */
const LINE = /^(?:([^|]*)\|([0-9A-Z]{5})\|)?([A-Z]+\d?): {1,2}(.*)$/;
const NO_ROOM = /No space left on device|Disk quota exceeded/;
/** No room or memory, a system error, damage: said by a session too. */
const SERIOUS = /^(53|58|XX)/;
/** What each start and stop says. */
const ROUTINE =
  /^(starting PostgreSQL|listening on|database system (was shut down|is ready|is shut down)|received \w+ shutdown|shutting down|aborting any|background worker)/;
/** One of its processes. */
const ENDED = /was terminated by signal|exited with exit code/;
/** Of a PANIC the statement is written whatever is set; its further lines begin with a tab. */
const VALUES = /^(\t|[^|]*\|[0-9A-Z]{5}\|(STATEMENT|DETAIL|HINT|CONTEXT|QUERY):)/;
const MAX_LAST_LINES = 20;

/**
 * PostgreSQL's log settings. Terse: neither statements nor the values of rows (DETAIL, CONTEXT) are written.
 */
export const LOG_SETTINGS = [
  'log_destination=stderr',
  'log_line_prefix=%b|%e|',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
];

export interface ServerLog {
  /** What the server wrote to its standard error, in pieces of any size. */
  write(chunk: string): void;
  isReady(): boolean;
  /** What its last lines say of why it ended. */
  explain(): { hasNoRoom: boolean; message: string };
}

/** Brings PostgreSQL's own lines into our log. */
export function createServerLog(log: Logger | null): ServerLog {
  let rest = '';
  let isReady = false;
  const last: string[] = [];
  let worst = '';
  const read = (line: string) => {
    const [, by = '', code = '', level = '', message = line] = LINE.exec(line) ?? [];
    last.push(message);
    if (last.length > MAX_LAST_LINES) last.shift();
    if (message.includes('ready to accept connections')) isReady = true;
    if (level === 'PANIC' || (level === 'FATAL' && by !== 'client backend')) worst = message;
    const ours = levelOf({ level, code, by, message });
    if (!ours) return;
    const sqlstate = /[^0]/.test(code) && { sqlstate: code };
    log?.[ours]({ code: 'postgres', process: by || 'server', ...sqlstate }, message);
  };
  return {
    write(chunk) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() && !VALUES.test(line)) read(line);
    },
    isReady: () => isReady,
    explain: () => ({
      hasNoRoom: last.some((line) => NO_ROOM.test(line)),
      message: worst || (last.at(-1) ?? rest),
    }),
  };
}

interface Line {
  level: string;
  code: string;
  by: string;
  message: string;
}

/** Null: not logged. */
function levelOf({ level, code, by, message }: Line) {
  const isSession = by === 'client backend';
  switch (level) {
    case 'PANIC':
      return 'fatal';
    case 'FATAL':
      // Going down or not yet up: the client gets the error, and the client is us.
      if (isSession) return code.startsWith('57') ? 'debug' : 'warn';
      return 'error';
    case 'ERROR':
      // What a statement of ours ran into is logged by who sent it, and the message may name a value.
      return isSession && !SERIOUS.test(code) ? null : 'error';
    case 'LOG':
      if (ROUTINE.test(message)) return 'debug';
      return /[^0]/.test(code) || ENDED.test(message) ? 'warn' : 'info';
    default:
      return 'warn';
  }
}
