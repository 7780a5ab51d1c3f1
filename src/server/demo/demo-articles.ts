/** One published article of the demo seed; the seeder turns it into an `articles` row. */
export interface DemoPublishedArticle {
  title: string;
  /** ASCII by Lithuanian rules: š → s, ų → u. */
  slug: string;
  /** 140–220 characters. */
  excerpt: string;
  category: 'Kibernetinis saugumas' | 'IT paslaugos' | 'Technologijos';
  score: number;
  publishedDaysAgo: number;
  importType: 'manual' | 'automatic';
  source: { name: string; url: string } | null;
  /** Only the elements of our sanitiser's list that need no attribute but `href`. */
  html: string;
}
