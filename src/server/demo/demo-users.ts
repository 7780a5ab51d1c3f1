/** A person without the admin role. No password: signing in as a demo person is impossible. */
interface DemoUser {
  full_name: string;
  email: string;
  role: 'moderator' | 'user';
  created_days_ago: number;
}

export const demoUsers: readonly DemoUser[] = [
  {
    full_name: 'Eglė Vaitkutė',
    email: 'egle.vaitkute@redakcija.example',
    role: 'moderator',
    created_days_ago: 118,
  },
  {
    full_name: 'Mantas Petrulis',
    email: 'mantas.petrulis@redakcija.example',
    role: 'user',
    created_days_ago: 27,
  },
];
