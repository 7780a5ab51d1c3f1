import type { ReactNode } from 'react';

/** The rest of a long list, folded on phones. It opens without scripts and stands open on paper. */
export function Rest({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="rest">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
