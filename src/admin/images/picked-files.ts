export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The pictures of a drop or a paste; the server decides by content whether they really are. */
export function picturesOf(data: DataTransfer | null): File[] {
  // Not every system knows what its telephones write: those are refused by name, not left out in silence.
  return [...(data?.files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name),
  );
}

/** Whether something dragged over the page holds files; which ones only the drop tells. */
export const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;
