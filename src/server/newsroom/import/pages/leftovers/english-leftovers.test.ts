import { expect, test } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { removeLeftovers } from './remove-leftovers.ts';

const PARAGRAPH =
  'The city confirmed that new network equipment will be installed in all of its schools from autumn, and works start in July.';

/** Whether it stays between two paragraphs. */
function stays(line: string, tag = 'p'): boolean {
  const { documentElement } = parsePage(
    `<p>${PARAGRAPH}</p><p>${PARAGRAPH}</p><${tag}>${line}</${tag}><p>${PARAGRAPH}</p>`,
  );
  removeLeftovers(documentElement, null);
  return documentElement.textContent.includes(line);
}

test.each([
  'Updated drivers fix the flaw in 3 of 5 models.',
  'Updated servers answer 40 percent faster',
  'Published in 2019, the paper was withdrawn last week.',
  'Published on Tuesday, the report names 12 firms.',
  'Published figures show a fall of 12 per cent.',
  'Posted on a forum in 2019, the code was copied 200 times.',
  'Posted by a bot in March 2024, the link led 300 people to a fake bank.',
  'Posted in a forum, the code was copied.',
  'Submitted in March, the plan was refused in May 2025.',
  'Modified firmware was found on 12 routers.',
  'Last updated systems are the first to fall, said 3 of 5 experts.',
  'By March 2024, Microsoft will end support.',
  'Paskelbta 2024 m. gegužės 29 d. bendrovės ataskaita rodo 12 pažeidimų.',
])('a sentence about what was published or updated stays: %s', (line) => {
  expect([stays(line), stays(line, 'li')]).toEqual([true, true]);
});

test.each([
  'Follow-up talks between China and the US took place in Geneva on Monday.',
  'Follow the patch with a restart.',
  'Follow these steps shared on Twitter to find out who has your number.',
  'Join Sweden and Finland in the alliance, the US told Ankara on Tuesday.',
  'Join operations between two tables are slow in the new channel.',
  'Sign up was closed within an hour, and YouTube went down as well.',
  'Sign up fees fell to 12 euros for our readers.',
  'Subscribe buttons vanished from 300 channels on YouTube.',
  'Follow the money on Twitter, the investigators said, and it ends in Riga.',
])('a sentence that begins like a call stays: %s', (line) => {
  expect(stays(line)).toBe(true);
});

test.each([
  'Related stories of fraud were told by three former employees.',
  'Related bugs were found in 12 other libraries.',
  'See more than 300 exploits a day, and you start to notice patterns.',
  'See more than 300 exploits a day',
  'See also the list of affected models.',
  'Read more than one review before you buy a router.',
  'Read more slowly, the teacher says.',
  'Watch next week’s hearing closely, because the vote could go either way.',
])('a sentence that begins like a way to other articles stays: %s', (line) => {
  expect(stays(line)).toBe(true);
});

test.each([
  'Copyright law was changed in 2019.',
  'All rights reserved by the treaty pass to the new state.',
  '(c) the agency must report within 24 hours;',
  'Reporting by hand takes two days, editing by machine one.',
  'Filed under the act in 2019, the suit asks for damages.',
  'Photos: the agency will publish 12 of them next week.',
  'Photograph by photograph, the team mapped the ruin.',
  'Credits: students earn 12 for the course and 3 for the exam.',
  '5 minutes reading the manual would have prevented the loss.',
  'Print article sales fell by a third.',
  'Text size matters on small screens.',
])('a sentence that begins like a label stays: %s', (line) => {
  expect(stays(line)).toBe(true);
});

test.each([
  'Published Nov 9, 2023 at 5:01 a.m. ET',
  'PUBLISHED: November 8, 2023 at 11:30 p.m. | UPDATED: November 9, 2023 at 12:21 a.m.',
  'Posted on 2015-04-05 by marc | Leave a comment',
  'Posted by Vardenis Pavardenis on March 3, 2019 in News',
  'Updated 5 days ago',
  'Last updated on 20 Feb, 2020. 3 min read',
  'By Vardenė Pavardenė Feb 8, 2020 5 min read',
  'Veröffentlicht am 6. Juli 2015 von Mark Hosak — Hinterlasse eine Antwort',
  'Publicado el 11 de mayo',
  'Follow us on Twitter',
  'Follow Us',
  'Follow The Observer on Facebook, Twitter and YouTube.',
  'Follow me on LinkedIn',
  'Sign up for our daily email.',
  'Sign up to our newsletter',
  'Subscribe to our mailing list!',
  'Subscribe now to our digital edition for the full story.',
  'Join our community',
  'Related stories',
  '[Related: Ten odd signs of an old router]',
  'Read more: A bank lost its keys',
  'Read more about routers here.',
  'See also',
  'READ NEXT: How a bank lost its keys',
  'Lesen Sie auch die folgenden Beiträge:',
  'Copyright © 2019 The Observer. All rights reserved.',
  'All rights reserved.',
  'Reporting by Vardenis Pavardenis; Editing by Vardenė Pavardenė',
  'Filed under: Security, Banks',
  'Photo: Vardenis Pavardenis/AFP',
  'Foto: Getty Images / Photographer is my life.',
  'Photo credit: the photographer and the agency have asked us not to be named here.',
  'Photograph by Vardenis Pavardenis',
  '4 min read',
])('a whole line of that kind goes: %s', (line) => {
  expect(stays(line)).toBe(false);
});
