import { describeFinding } from '../../../domain/articles/publish-reasons.ts';
import classes from '../article-import.module.css';
import type { Finding } from './fact-labels.ts';
import { findPlaces, type Side } from './highlight-facts.ts';

interface MarkedTextProps {
  text: string;
  findings: readonly Finding[];
  side?: Side;
}

/** A line of plain text with its findings marked. */
export function MarkedText({ text, findings, side = 'output' }: MarkedTextProps) {
  const places = findPlaces(text, findings, side);
  if (places.length === 0) return text;
  return (
    <>
      {places.map(({ start, end, finding }, index) => (
        <span key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark
            title={describeFinding(finding)}
            className={finding.isUnsure ? classes.unsure : undefined}
          >
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(places.at(-1)?.end)}
    </>
  );
}
