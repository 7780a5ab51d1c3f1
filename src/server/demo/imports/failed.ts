import { cloudAdminWeekly, smallOfficeSecurity } from '../demo-sources.ts';
import { type DemoUnpublishedArticle, problem, unprepared } from '../demo-unpublished-article.ts';

export const failedArticles: readonly DemoUnpublishedArticle[] = [
  {
    ...unprepared,
    source_name: cloudAdminWeekly.name,
    source_rss_url: cloudAdminWeekly.rss_url,
    original_url: 'https://cloud-admin.example/posts/backup-line',
    original_title: 'Choosing a fibre backup line for an office that cannot stop',
    original_excerpt:
      'Two contracts do not make two lines if both cables share a duct. How to ask a carrier the right questions, and how to test the switch-over.',
    source_language: 'en',
    source_html: `<p>An office that lives in the cloud stops when its line stops. The usual answer is a second contract, and the usual surprise is that both lines enter the building through the same duct.</p>
<p>Ask each carrier where the cable enters, which exchange it reaches and whose fibre it really is. A different brand may rent the same strand. If the routes overlap, a mobile link is the better second line: it is slower, but the excavator that cuts one rarely reaches the other.</p>
<p>Decide what must work on the slow line. Telephony and payments, yes; video and large copies, no. Let the router enforce that, because people will not.</p>
<p>Then test it. Unplug the main line at noon on a normal day, announce it in advance, and write down what broke. Typical finds are a payment terminal with a fixed address and a door system nobody had listed.</p>`,
    created_hours_ago: 29,
    preparation_state: 'failed',
    preparation_reason: problem(
      'Vertimas nepavyko: modelio tarnyba tris kartus iš eilės neatsakė per 60 sekundžių. Straipsnis išsaugotas, paruošimą galima pakartoti.',
    ),
  },
  {
    ...unprepared,
    source_name: smallOfficeSecurity.name,
    source_rss_url: smallOfficeSecurity.rss_url,
    original_url: 'https://office-security.example/articles/tabletop-exercise',
    original_title: 'A tabletop exercise in one hour',
    original_excerpt:
      'No software, no consultants: one story, five people and a kitchen timer. What you learn about your incident plan by reading it aloud.',
    source_language: 'en',
    source_html: `<p>Plans look complete until somebody has to follow them. A tabletop exercise is the cheapest way to find the holes, and it needs nothing but a room.</p>
<p>Invite the person who decides, the person who pays, the person who speaks to clients and the person who knows the servers. Read a short story aloud: it is Friday afternoon, files will not open, and a note on the screen asks for money.</p>
<p>Every ten minutes add a fact. The backup server does not answer. A client calls. A journalist writes. Ask each time: who does what now, and how do they know?</p>
<p>Do not argue about technology. Write down every moment when somebody says "I suppose". Those are the gaps. At the end choose three of them, give each an owner and a date, and book the next hour in six months.</p>`,
    created_hours_ago: 31,
    preparation_state: 'failed',
    preparation_reason: problem(
      'Modelio atsakymas nutrūko nepasibaigęs, todėl nepilnas vertimas atmestas. Padalykite tekstą arba pakartokite su kitu modeliu.',
    ),
  },
];
