import { eq } from 'drizzle-orm';
import type { AppContext } from '../../src/server/context.ts';
import { articles } from '../../src/server/database/schema/articles.ts';
import { rss_sources } from '../../src/server/database/schema/sources.ts';
import { keysOfItems } from '../../src/server/newsroom/import/item/item-keys.ts';
import { composeBody } from '../../src/server/newsroom/import/pages/compose-body.ts';
import { storeItem } from '../../src/server/newsroom/import/storing/store-item.ts';

/** What one outlet writes. */
export interface Report {
  outlet: string;
  title: string;
  text: string;
}

/** Three events as five outlets report them, in two languages; the last is one outlet's alone. */
export const EVENTS: Record<string, Report[]> = {
  breach: [
    {
      outlet: 'alfa.example',
      title: 'Northwind Logistics confirms breach exposed 2.4 million customer records',
      text: 'Northwind Logistics confirmed on Tuesday that attackers copied 2.4 million customer records after exploiting a flaw in its Fortigate gateways. Chief executive Marta Lindqvist said passwords were not taken. The Rotterdam company has informed the Dutch regulator.',
    },
    {
      outlet: 'beta.example',
      title: 'Hackers stole 2.4 million customer records from Northwind Logistics',
      text: 'Hackers stole the records of 2.4 million customers of Northwind Logistics, the Rotterdam company said. Marta Lindqvist, its chief executive, told reporters that the attackers had used an unpatched Fortigate gateway. The Dutch regulator is investigating.',
    },
    {
      outlet: 'gama.example',
      title: 'Northwind Logistics breach: 2.4 million customers affected, says Lindqvist',
      text: 'Chief executive Marta Lindqvist apologised after a breach at Northwind Logistics affected 2.4 million customers. The Rotterdam firm says its Fortigate gateways were attacked. The Dutch regulator has opened a case.',
    },
    {
      outlet: 'delta.example',
      title: '„Northwind Logistics“ patvirtino: nutekėjo 2,4 mln. klientų duomenys',
      text: 'Roterdamo bendrovė „Northwind Logistics“ antradienį patvirtino, kad įsilaužėliai per „Fortigate“ spragą nukopijavo 2,4 mln. klientų įrašų. Vadovė Marta Lindqvist sako, kad slaptažodžiai nenutekėjo. Olandijos regulatorius pradėjo tyrimą.',
    },
    {
      outlet: 'epsilon.example',
      title: 'Iš „Northwind Logistics“ pavogti 2,4 mln. klientų duomenys',
      text: 'Iš Roterdame veikiančios „Northwind Logistics“ pavogti 2,4 mln. klientų duomenys, pranešė vadovė Marta Lindqvist. Įsilaužta per „Fortigate“ įrangą. Tyrimą pradėjo Olandijos regulatorius, slaptažodžiai esą nenutekėjo.',
    },
  ],
  acquisition: [
    {
      outlet: 'alfa.example',
      title: 'Halvorsen Systems to buy chip designer Quillon for $1.7 billion',
      text: 'Halvorsen Systems of Oslo agreed to buy the Cambridge chip designer Quillon for $1.7 billion in cash. Quillon founder Priya Ramaswamy will stay. The deal is expected to close in March.',
    },
    {
      outlet: 'beta.example',
      title: 'Norway’s Halvorsen Systems buys Quillon in $1.7 billion chip deal',
      text: 'Cambridge chip designer Quillon is being bought by Halvorsen Systems of Oslo for $1.7 billion. Priya Ramaswamy, who founded Quillon, stays on. The cash deal should close in March.',
    },
    {
      outlet: 'gama.example',
      title: 'Quillon sold to Halvorsen Systems for $1.7bn',
      text: 'Chip designer Quillon has been sold to Halvorsen Systems for $1.7 billion in cash. The Oslo company keeps founder Priya Ramaswamy and the Cambridge office. Closing is planned for March.',
    },
    {
      outlet: 'delta.example',
      title: '„Halvorsen Systems“ už 1,7 mlrd. dolerių perka lustų kūrėją „Quillon“',
      text: 'Oslo bendrovė „Halvorsen Systems“ už 1,7 mlrd. dolerių perka Kembridžo lustų kūrėją „Quillon“. Įkūrėja Priya Ramaswamy liks vadovauti. Sandorį „Halvorsen Systems“ tikisi užbaigti kovą.',
    },
    {
      outlet: 'epsilon.example',
      title: 'Lustų kūrėją „Quillon“ perka „Halvorsen Systems“',
      text: 'Lustų kūrėją „Quillon“ už 1,7 mlrd. dolerių perka Oslo „Halvorsen Systems“. Įkūrėja Priya Ramaswamy lieka bendrovėje. Sandoris bus baigtas kovą.',
    },
  ],
  other: [
    {
      outlet: 'alfa.example',
      title: 'Halvorsen Systems names Tobias Eklund head of its cloud unit',
      text: 'Tobias Eklund will run the cloud unit of Halvorsen Systems from January. He comes from a bank in Stockholm, where he led a migration of eleven years.',
    },
  ],
};

/** Outlets as sources, and their texts put into the newsroom as the import does it. */
export async function startReporting({ db }: Pick<AppContext, 'db'>) {
  const sources = new Map<string, typeof rss_sources.$inferSelect>();
  for (const outlet of new Set(
    Object.values(EVENTS).flatMap((reports) => reports.map(({ outlet }) => outlet)),
  )) {
    const values = {
      name: outlet,
      rss_url: `https://${outlet}/feed`,
      type: 'rss',
      is_trusted: true,
    } as const;
    const [source] = await db.insert(rss_sources).values(values).returning();
    if (source) sources.set(outlet, source);
  }

  async function importReport({ outlet, title, text }: Report, at: Date) {
    const source = sources.get(outlet);
    if (!source) throw new Error(`no source ${outlet}`);
    const url = `https://${outlet}/${encodeURIComponent(title)}`;
    const item = {
      guid: url,
      url,
      title,
      summaryHtml: `<p>${text}</p>`,
      contentHtml: '',
      baseUrl: url,
      author: null,
      publishedAt: at,
      rawDate: at.toISOString(),
      imageUrl: null,
    };
    const [keys] = keysOfItems([item], source.id);
    if (!keys) throw new Error('an item without keys');
    await storeItem(db, source, { item, keys }, composeBody({ item, page: null }).body, at);
  }

  const row = async (title: string) => {
    const [found] = await db.select().from(articles).where(eq(articles.original_title, title));
    if (!found) throw new Error(`not reported: ${title}`);
    return found;
  };

  /** As models leave it with every check green. */
  async function prepare(id: string) {
    const set = {
      ai_slug: `s-${id}`,
      ai_translated_title: id,
      ai_translated_content: '<p>Tekstas</p>',
      ai_actuality_score: 90,
      preparation_state: 'prepared',
      prepared_by: 'ai',
      is_thin: false,
    } as const;
    await db.update(articles).set(set).where(eq(articles.id, id));
  }

  return { importReport, row, prepare };
}
