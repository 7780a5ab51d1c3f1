import { send } from './send.ts';

/**
 * Fetches a file with the session's token and hands it to the person as a download.
 * @throws RequestProblem
 */
export async function download(address: string, fallbackName: string): Promise<void> {
  const response = await send(address);
  const name = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
  saveFile(await response.blob(), name);
}

/** Puts a file made here into the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken it over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

const fileNameOf = (disposition: string | null): string | null =>
  disposition?.match(/filename="([^"]+)"/)?.[1] ?? null;
