import { styleOf, unwrap } from './parse-html.ts';

/** The sign of a comment beside the words it is on, and the rule above the comments. */
const SIGNS = '.MsoCommentReference,.msocomanchor,.msocomoff,.msocomtxt,a[href^="#_msocom"]';
/** Word names the author (`cite="mailto:Jonas"`); a page that shows its own edits names an address. */
const DELETED = '.msoDel,del[cite^="mailto:"]';
const INSERTED = '.msoIns,.msoIns ins,ins[cite^="mailto:"]';

/**
 * What a review left in a Word document: comments go, for they were written to the author and not to readers, and
 * tracked changes are accepted. The words a comment is on stay.
 */
export function removeWordReview(body: HTMLElement): void {
  for (const sign of body.querySelectorAll(`${SIGNS},${DELETED}`)) sign.remove();
  for (const element of body.querySelectorAll('[data-style]'))
    if (/mso-(?:element|special-character)\s*:\s*comment/i.test(styleOf(element))) element.remove();
  for (const inserted of body.querySelectorAll(INSERTED)) unwrap(inserted);
}
