import type { GlossaryTerm } from '../../../domain/glossary.ts';

const entry = (term: string, preferred: string, never: string[] = [], note = ''): GlossaryTerm => ({
  term,
  preferred,
  never: never.join('\n'),
  note,
});

/** What the glossary of a new installation holds; an administrator edits it in the panel. */
export const DEFAULT_TERMS: readonly GlossaryTerm[] = [
  entry('cloud, cloud computing', 'debesija', ['debesų kompiuterija', 'cloudas']),
  entry(
    'user',
    'naudotojas',
    [],
    'Vartotojas – tik tas, kas perka (vartotojų teisės, vartotojų prietaisai).',
  ),
  entry('phishing', 'duomenų viliojimas', ['fišingas']),
  entry('ransomware', 'išpirkos reikalaujanti programa', ['ransomvaras', 'išpirkos virusas']),
  entry('malware', 'kenkėjiška programa', ['malvaras', 'kenkimo programa']),
  entry('backup', 'atsarginė kopija', ['bekapas', 'rezervinė kopija']),
  entry('firewall', 'ugniasienė', ['fajervolas', 'užkarda']),
  entry('multi-factor authentication, MFA', 'kelių veiksnių autentifikavimas', [
    'kelių faktorių autentifikavimas',
    'autentifikacija',
  ]),
  entry('patch', 'pataisa', ['patčas']),
  entry('update', 'atnaujinimas', ['apdeitas', 'updeitas']),
  entry('account', 'paskyra', ['akauntas']),
  entry('data breach', 'duomenų saugumo pažeidimas'),
];
