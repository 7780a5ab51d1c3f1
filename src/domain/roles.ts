/** Of accounts; the panel is for the first. */
export const ROLES = ['admin', 'moderator', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** What people read. */
export const ROLE_WORDS: Record<Role, string> = {
  admin: 'administratorius',
  moderator: 'moderatorius',
  user: 'naudotojas',
};
