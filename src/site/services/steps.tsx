export interface StepsProps {
  /** A step is a heading with its text, or a sentence alone. */
  steps: (string | { title: string; text: string })[];
}

/** Steps in a row, numbered by the style sheet; the list itself gives assistive technology the order. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps">
      {steps.map((step) =>
        typeof step === 'string' ? (
          <li key={step}>
            <p>{step}</p>
          </li>
        ) : (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ),
      )}
    </ol>
  );
}
