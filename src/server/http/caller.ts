import type { Role } from '../../domain/roles.ts';

export interface SignedInUser {
  id: string;
  email: string;
  name: string;
}

export interface Session {
  /** The database's id of the session, not its secret. */
  id: string;
  user: SignedInUser;
  expiresAt: Date;
}

/** Who calls a protected address: an administrator, or a scheduler that holds FUNCTIONS_KEY. */
export type Caller =
  | {
      kind: 'administrator';
      user: SignedInUser;
      role: Extract<Role, 'admin'>;
      sessionId: string;
    }
  | { kind: 'functions-key' };
