/** What may be offered to download, by extension: documents that are read. No macros, no programs, no archives. */
export const FILE_TYPES = {
  pdf: { label: 'PDF', type: 'application/pdf' },
  docx: {
    label: 'Word',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    label: 'Excel',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pptx: {
    label: 'PowerPoint',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  odt: { label: 'OpenDocument tekstas', type: 'application/vnd.oasis.opendocument.text' },
  ods: { label: 'OpenDocument lentelė', type: 'application/vnd.oasis.opendocument.spreadsheet' },
  odp: { label: 'OpenDocument skaidrės', type: 'application/vnd.oasis.opendocument.presentation' },
} as const;
export type FileExtension = keyof typeof FILE_TYPES;

export const FILES_TAKEN =
  'Tinka PDF, Word, Excel, PowerPoint ir OpenDocument failai be makrokomandų.';

export const isFileExtension = (text: string): text is FileExtension =>
  Object.hasOwn(FILE_TYPES, text);

/** Where the names of stored files are public. */
export const STORAGE_PATH = '/storage/';
const FILE_PATH = `${STORAGE_PATH}files/`;

const OWN_FILE = new RegExp(
  `^${FILE_PATH}[0-9a-f-]{36}/[a-z0-9-]+\\.(?:${Object.keys(FILE_TYPES).join('|')})$`,
);

/** Only our own storage may serve what stands as a file of ours. */
export const isOwnFile = (href: string): boolean => OWN_FILE.test(href);
