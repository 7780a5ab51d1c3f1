/** A listing page of a public collection with where its stories are, told by a person. */
export interface AnnotatedListing {
  file: string;
  url: string;
  /** CSS selector of the links that the list consists of. */
  stories: string;
  /** Other links to stories (a slider, "recent"): neither missed nor wrongly taken. */
  others?: string;
}

/** How many story addresses there are together: another number is another collection, or a selector that slipped. */
export const ANNOTATED_STORIES = 398;

/**
 * Of github.com/TeamHG-Memex/autopager at 990e480bee9f, `autopager/data/html`: one page of each site that lists articles (not
 * products, threads, events). The collection is about links to further pages; which links are stories was told here, for all
 * pages before any was read by the product.
 */
export const ANNOTATED_LISTINGS: AnnotatedListing[] = [
  {
    file: '9.html',
    url: 'http://www.civfanatics.ru/content/',
    stories: 'h3.article_preview > a',
    others: '.widget_post_header a',
  },
  {
    file: '11.html',
    url: 'http://www.newschittagong24.com/?cat=1',
    stories: '.post-listing article > h2 > a',
    others: '.widget-container li > a, .breaking-news a, .slider-caption a, .flexslider a',
  },
  {
    file: '14.html',
    url: 'http://binarymarket.ru/category/strategy',
    stories: 'h2.post-title > a',
    others: '.tab-item-title a',
  },
  { file: '22.html', url: 'https://www.icontact.com/blog', stories: '.blog-index-head h2 a' },
  {
    file: '25.html',
    url: 'http://rumorfix.com/',
    stories: '#main-post div.post > a',
    others: '#main-slider a',
  },
  {
    file: '33.html',
    url: 'http://tomandlorenzo.com/',
    stories: 'ul.raws h3 > a',
    others: '.scroller a, #slider-wrapper a',
  },
  {
    file: '73.html',
    url: 'http://whengeekswed.com/blog/',
    stories: 'h1.entry-title > a',
    others: 'h3.entry-title > a',
  },
  { file: '76.html', url: 'https://playrust.com/', stories: 'h1.entry-title > a' },
  {
    file: '79.html',
    url: 'http://facebookpostmarketing.blogspot.ru/',
    stories: 'h2.post-title a',
    others: '.item-title a',
  },
  { file: '80.html', url: 'http://www.juanmerodio.com/', stories: '#archive .item > h2 > a' },
  {
    file: '86.html',
    url: 'http://lnx.lazialita.com/category/notizia-del-giorno/',
    stories: 'h3.post-title > a',
    others: '#sidebar .textwidget a',
  },
  { file: '95.html', url: 'http://streetstorm.ru/blog/', stories: '.title-post h2 > a' },
  {
    file: '97.html',
    url: 'http://ediaryhiroko.com/',
    stories: 'h1.entry-title > a',
    others: '.entry-content p > a, .widget_recent_entries a',
  },
  { file: '99.html', url: 'http://ipribeh.cz/', stories: 'h2.entry-title > a' },
  { file: '101.html', url: 'http://indomotoblog.net/', stories: 'h2.post-titulo > a' },
  {
    file: '103.html',
    url: 'http://www.taximobility.com/blog/',
    stories: 'h2.entry-title > a',
    others: '.widget_recent_entries a',
  },
  {
    file: '106.html',
    url: 'https://iphone-lab.net/articles/',
    stories: 'a.entry-title-link',
    others: '.widget_top-posts a',
  },
  {
    file: '112.html',
    url: 'http://www.serverworlds.com/blog/',
    stories: '.BlogPostContent h3 > a',
    others: 'ul li b > a',
  },
  {
    file: '124.html',
    url: 'http://gamingshogun.com/',
    stories: 'article h2.entry-title > a',
    others: '.featured_element a, .featured_image_sidebar a',
  },
  {
    file: '130.html',
    url: 'http://www.eordaialive.com/live/index.php',
    stories: '.def_wgr .item.wgr > div > a',
    others: '#ticker a, .one_post h3 a, .gallery_widget_posts a[href*="newid="]',
  },
  {
    file: '136.html',
    url: 'https://disfracesjarana.com/blog/',
    stories: 'h3.title > a',
    others: '.widget-box li > a',
  },
  { file: '146.html', url: 'http://www.icelandair.no/nyheter/', stories: '.title h2 > a' },
  {
    file: '148.html',
    url: 'http://ecochildsplay.com/category/parenting/',
    stories: 'main.content h2.entry-title > a',
    others: '.featured-content a',
  },
  {
    file: '153.html',
    url: 'http://www.modaynovias.net/',
    stories: 'h1.entry-title > a',
    others: '.widget_recent_entries a, .entry p > a',
  },
  {
    file: '162.html',
    url: 'http://kijonan.com/archives/cat_103640.html',
    stories: 'h1.article-title > a',
    others: '.plugin-recent_articles a, .plugin-memo a',
  },
  { file: '165.html', url: 'http://inmykonos.com/news.html', stories: 'hgroup h2 > a' },
  {
    file: '173.html',
    url: 'http://mightyfingers.com/blog/',
    stories: 'h1.entry-title > a',
    others: '.recent-post a, .recent-comment a.post-title',
  },
  {
    file: '175.html',
    url: 'http://www.fashionlush.com/',
    stories: 'h2.entry-title > a',
    others: '.entry-header h4 a, .sub-posts a',
  },
  {
    file: '180.html',
    url: 'http://hindutvaonline.co.in/',
    stories: 'h3.post-title > a',
    others: '.recent-posts-widget-with-thumbnails a',
  },
  {
    file: '184.html',
    url: 'http://jslcae.com/huiyuanfuwu/huodongzhuanqu/',
    stories: '.nconzx .nconzxl a',
  },
  {
    file: '192.html',
    url: 'http://www.dibru.ac.in/index.php/news-events?limit=10&start=80',
    stories: 'td.list-title > a',
    others: 'a.bt-title',
  },
  {
    file: '202.html',
    url: 'http://www.darkveins.com/horror-news/',
    stories: 'h2.post-box-title > a',
    others: '.slider-caption a',
  },
];
