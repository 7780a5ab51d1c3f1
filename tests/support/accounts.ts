import type { BreakableDatabase } from './break-database.ts';
import { ADMINISTRATOR } from './product.ts';

/** Another person's account with the administrator's password; without a role it has no row of one. */
export async function addAccount(
  database: BreakableDatabase,
  email: string,
  role: string | null,
): Promise<{ email: string; password: string }> {
  await database.query(
    `with person as (insert into profiles (email, full_name) values ($1, 'Kolega') returning id),
          roles as (insert into user_roles (user_id, role) select id, $2 from person where $2::text is not null)
     insert into accounts (user_id, account_id, provider_id, password)
     select p.id, p.id, a.provider_id, a.password from person p, accounts a
     join profiles admin on admin.id = a.user_id and admin.email = $3`,
    [email, role, ADMINISTRATOR.email],
  );
  return { ...ADMINISTRATOR, email };
}
