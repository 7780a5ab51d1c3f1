import { spaced } from './spacing.ts';

/** SAMPLE people, to be replaced with the company's own team. `photo` takes a path when there is one. */
interface TeamMember {
  name: string;
  initials: string;
  role: string;
  /** What a client asks this person about. */
  answersFor: string;
  photo: string | null;
}

export const teamIsSample = true;

const member = (name: string, initials: string, role: string, answersFor: string): TeamMember => ({
  name,
  initials,
  role,
  answersFor,
  photo: null,
});

export const team: TeamMember[] = spaced([
  member('Rasa Ąžuolienė', 'RĄ', 'Vadovė', 'Sutartys, SLA, didesni pokyčiai'),
  member('Tomas Šilinis', 'TŠ', 'Vyriausiasis sistemų inžinierius', 'Serveriai ir virtualizacija'),
  member('Ieva Marčiūtė', 'IM', 'Kibernetinio saugumo analitikė', 'SOC, EDR, incidentai'),
  member('Jonas Žvejys', 'JŽ', 'Tinklų inžinierius', 'Tinklai, VPN, ugniasienės'),
  member('Gabija Kopaitė', 'GK', 'Debesijos administratorė', '„Microsoft 365“, „Google Workspace“'),
  member('Paulius Rėžys', 'PR', 'Pagalbos komandos vadovas', 'Kasdieniai klausimai ir gedimai'),
]);
