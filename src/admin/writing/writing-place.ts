import { createContext } from 'react';

/** Closes the text that is written in a page; null where it is written in a dialog, which has its own way out. */
export const InPage = createContext<(() => void) | null>(null);
