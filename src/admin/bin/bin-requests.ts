import { send } from '../http/send.ts';

/** A deleted article, as it can still be brought back. */
export interface BinRow {
  id: string;
  title: string;
  deleted_at: string;
  /** E-mail address; null when the account is gone. */
  deleted_by: string | null;
  /** From then on it is gone for good. */
  expires_at: string;
  was_published: boolean;
}

export interface BinList {
  items: BinRow[];
  total: number;
  page: number;
  per_page: number;
}

const BIN = '/api/admin/bin';

export async function listBin(query: Record<string, string>): Promise<BinList> {
  return (await send(`${BIN}?${new URLSearchParams(query)}`)).json();
}

/** Back among the articles, never published by that. */
export async function restoreFromBin({ id }: Pick<BinRow, 'id'>): Promise<void> {
  await send(`${BIN}/${id}/restore`, { method: 'POST' });
}

export async function deleteForGood({ id }: Pick<BinRow, 'id'>): Promise<void> {
  await send(`${BIN}/${id}`, { method: 'DELETE' });
}
