import { spaced } from './spacing.ts';

/** Words every service page shares: its frame, not its text. */
export const serviceWords = spaced({
  home: 'Pradžia',
  services: 'Paslaugos',
  /** Specification §2.5, to the letter. */
  ask: 'Užklausti apie paslaugą',
  signs: 'Ar tai pažįstama?',
  parts: 'Skaitykite plačiau',
  yes: 'Tinka',
  no: 'Netinka',
  questions: 'Dažni klausimai',
  related: 'Susijusios paslaugos',
  siblings: 'Kitos šios srities paslaugos',
});
