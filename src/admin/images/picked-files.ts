export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

// Not every system knows what its telephones write: those are refused by name, not left out in silence.
const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

/** The pictures of a drop or a paste; the server decides by content whether they really are. */
export const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(isPicture);

/** What a drop or a paste holds beside pictures. */
export const documentsOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter((file) => !isPicture(file));

/** Whether something dragged over the page holds files; which ones only the drop tells. */
export const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;
