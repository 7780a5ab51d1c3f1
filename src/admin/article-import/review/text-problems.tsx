import { describeFinding } from '../../../domain/articles/publish-reasons.ts';
import articles from '../../articles/articles.module.css';
import type { Finding } from '../comparison/fact-labels.ts';
import type { PreparedText } from '../comparison/prepared-texts.ts';

interface TextProblemsProps {
  text: PreparedText;
  /** Told in a list of their own, with what each is about. */
  findings: readonly Finding[];
}

/** Why a text did not pass its checks, but for the facts. */
export function TextProblems({ text, findings }: TextProblemsProps) {
  const told = new Set(findings.map(describeFinding));
  const problems = text.problems.filter((problem) => !told.has(problem));
  if (problems.length === 0) return null;
  return (
    <ul className={articles.problems} aria-label="Ko patikra neleido">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
