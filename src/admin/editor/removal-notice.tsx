import { Alert, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { type CleanHtml, cleanHtml } from './clean-html.ts';
import classes from './editor.module.css';

/** What saving will change in a text, in sentences; none when nothing. */
export function describeRemovals(clean: Omit<CleanHtml, 'html'>): string[] {
  const { removed, removedAttributes, foreignImages, fetchedImages } = clean;
  const markup = [
    ...removed.map((tag) => `<${tag}>`),
    ...removedAttributes.map((name) => `${name}="…"`),
  ];
  return [
    ...(markup.length > 0
      ? [`Svetainėje neleidžiamos žymės išsaugant bus pašalintos: ${markup.join(', ')}.`]
      : []),
    ...(foreignImages > 0
      ? [
          `Nuotraukos, kurių nėra nei saugykloje, nei žiniatinklyje (https://…), išsaugant bus pašalintos. Jų yra ${foreignImages}.`,
        ]
      : []),
    ...(fetchedImages > 0
      ? [`Nuotraukos iš kitų svetainių išsaugant bus įkeltos į saugyklą. Jų yra ${fetchedImages}.`]
      : []),
  ];
}

/** Beside the HTML while it is written: a person who saves from there sees what will be removed. */
export function RemovalNotice({ html }: { html: string }) {
  const read = useDeferredValue(html);
  const sentences = useMemo(() => describeRemovals(cleanHtml(read)), [read]);
  if (sentences.length === 0) return null;
  return (
    <Alert color="yellow" mb="xs" p="xs" className={classes.notice}>
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
    </Alert>
  );
}
