/** Tags that set words and do not divide them. */
export const INLINE: ReadonlySet<string> = new Set(
  'A ABBR ACRONYM B BDI BDO BIG BR CITE CODE DEL DFN EM FONT I INS KBD LABEL MARK NOBR Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
);
/** Tags whose words are not the page's. */
export const UNREAD: ReadonlySet<string> = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE SVG IFRAME OBJECT BUTTON SELECT TEXTAREA HEAD'.split(' '),
);
