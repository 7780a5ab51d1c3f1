import { blogWords } from '../../content/blog.ts';
import type { Heading } from '../../domain/articles/article-outline.ts';
import { articlePath } from '../../domain/articles/blog-address.ts';
import type { Neighbours } from '../../domain/site-data.ts';
import { spaceText } from '../../domain/text/space-text.ts';

interface Part extends Heading {
  parts: Part[];
}

/** Headings of the third level belong to the one of the second before them. */
function nest(headings: Heading[]): Part[] {
  const tops: Part[] = [];
  for (const heading of headings) {
    const last = tops.at(-1);
    const isPart = heading.level === 3 && last?.level === 2;
    (isPart ? last.parts : tops).push({ ...heading, parts: [] });
  }
  return tops;
}

/** The table of contents of a longer article. */
export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav className="toc" aria-labelledby="turinio-antraste">
      <p id="turinio-antraste">{blogWords.contents}</p>
      <PartList parts={nest(headings)} />
    </nav>
  );
}

/** A list within a list is indented by the style sheet. */
function PartList({ parts }: { parts: Part[] }) {
  return (
    <ol>
      {parts.map(({ id, text, parts: inner }) => (
        <li key={id}>
          <a href={`#${id}`}>{spaceText(text)}</a>
          {inner.length > 0 && <PartList parts={inner} />}
        </li>
      ))}
    </ol>
  );
}

/** Links anyone could type: no script, no picture and no request of a third party before a visitor chooses. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const url = encodeURIComponent(address);
  return (
    <div className="share">
      <b>{blogWords.share}</b>
      <a
        href={`https://www.linkedin.com/sharing/share-offsite/?url=${url}`}
        rel="noopener external"
      >
        LinkedIn
      </a>
      <a href={`https://www.facebook.com/sharer/sharer.php?u=${url}`} rel="noopener external">
        Facebook
      </a>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${url}`}>
        {blogWords.shareByMail}
      </a>
      <button type="button" data-copy={address}>
        {blogWords.copyAddress}
      </button>
    </div>
  );
}

export function NeighbourLinks({ newer, older }: Neighbours) {
  if (!newer && !older) return null;
  return (
    <nav className="neighbours" aria-label={blogWords.neighbours}>
      {newer && (
        <a href={articlePath(newer.slug)} rel="prev">
          <span>← {blogWords.newerArticle}</span>
          {spaceText(newer.title)}
        </a>
      )}
      {older && (
        <a href={articlePath(older.slug)} rel="next">
          <span>{blogWords.olderArticle} →</span>
          {spaceText(older.title)}
        </a>
      )}
    </nav>
  );
}
