/** Characters of a web address, whoever gives it; servers and browsers take few longer ones. */
export const LONGEST_ADDRESS = 2000;
