import { cloudAdminWeekly, patchNotesDigest, smallOfficeSecurity } from '../demo-sources.ts';
import { type DemoUnpublishedArticle, unprepared } from '../demo-unpublished-article.ts';

export const importedEnglish: readonly DemoUnpublishedArticle[] = [
  {
    ...unprepared,
    source_name: cloudAdminWeekly.name,
    source_rss_url: cloudAdminWeekly.rss_url,
    original_url: 'https://cloud-admin.example/posts/shared-mailboxes',
    original_title: 'Shared mailboxes are not shared passwords',
    original_excerpt:
      'Six people signing in as "info" means nobody can say who sent what. Moving to a delegated mailbox takes an hour and removes one of the weakest accounts you own.',
    source_language: 'en',
    source_html: `<p>Look at the account behind your general enquiries address. If several people know its password, three things are true at once: it probably has no second factor, its password did not change when the last person left, and the sign-in log cannot tell you who was there.</p>
<h2>The better shape</h2>
<p>Turn the account into a shared mailbox and give each person rights to it from their own account. Everyone keeps their own password and their own second factor. Block direct sign-in to the mailbox itself.</p>
<h2>The hour of work</h2>
<ol>
<li>List who really needs it, and whether they read, answer or manage.</li>
<li>Convert the mailbox and assign rights to a group rather than to people.</li>
<li>Check printers and web forms that send through the old password.</li>
<li>Sign everybody out and disable interactive sign-in.</li>
</ol>
<p>The third step is the one that bites. A scanner with a saved password will fail quietly, so ask somebody to scan a page before you call it done.</p>`,
    created_hours_ago: 4,
    preparation_state: 'imported',
    preparation_reason: null,
  },
  {
    ...unprepared,
    source_name: patchNotesDigest.name,
    source_rss_url: patchNotesDigest.rss_url,
    original_url: 'https://patch-notes.example/2026/firmware-you-forgot',
    original_title: 'The firmware you forgot: switches, cameras and the box under the stairs',
    original_excerpt:
      'Laptops update themselves. The devices that carry their traffic do not. A short routine for finding network equipment that has not been touched since it was installed.',
    source_language: 'en',
    source_html: `<p>Most update reports cover computers, because computers report. A switch in a cabinet says nothing until somebody asks, and in a small firm nobody is paid to ask.</p>
<p>Start by walking. Follow the cables from the point where the line enters the building and write down every powered box: maker, model, label, and where it stands. You will find at least one device that nobody can explain.</p>
<p>For each box, answer three questions. Is the maker still publishing fixes for this model? Which version is running? Who has the password? A device with no fixes left goes on the replacement list with a date. A device with an unknown password is reset during the next quiet evening, not during the next outage.</p>
<p>Put the remaining devices in a calendar entry that repeats every quarter. Read the release notes, save the configuration, update one device, wait a day, then do the others. Keep the saved configuration somewhere other than the device.</p>`,
    created_hours_ago: 24 * 20,
    preparation_state: 'imported',
    preparation_reason: null,
  },
  {
    ...unprepared,
    source_name: smallOfficeSecurity.name,
    source_rss_url: smallOfficeSecurity.rss_url,
    original_url: 'https://office-security.example/articles/three-things-to-log',
    original_title: 'What to log when you can only afford to read three things',
    original_excerpt:
      'A log that nobody reads is storage, not security. For an office without an analyst, three alerts cover the first signs of most account takeovers.',
    source_language: 'en',
    source_html: `<p>Collecting everything feels responsible. In practice a ten-person office has nobody to read it, and the useful line drowns. Choose a few events that should almost never happen, and let them wake somebody up.</p>
<h2>A new rule in a mailbox</h2>
<p>People rarely create forwarding rules, and intruders nearly always do. An alert on any rule that forwards outside the company, or hides messages, pays for itself.</p>
<h2>A new administrator</h2>
<p>Nobody should gain administrative rights without a conversation. Alert on every change to privileged groups, including the ones made by your own provider.</p>
<h2>A sign-in that cannot be true</h2>
<p>Two countries within the same hour, or a success after a long run of failures, deserve a phone call to the person.</p>
<p>Send the alerts to two people, write one line about what each should do, and test every alert twice a year by triggering it on purpose.</p>`,
    created_hours_ago: 76,
    preparation_state: 'imported',
    preparation_reason: null,
  },
];
