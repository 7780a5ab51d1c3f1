import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './editor.module.css';
import { spreadHtml } from './tidy-html.ts';

interface HtmlViewProps {
  html: string;
  onChange: (html: string) => void;
  label: string;
  described: Record<string, string>;
}

/** The text as HTML, a block a line. Spreading it over lines is for the eye: no change is reported until the person types. */
export function HtmlView({ html, onChange, label, described }: HtmlViewProps) {
  const [text, setText] = useState(() => spreadHtml(html));
  const emitted = useRef(html);
  useEffect(() => {
    if (html === emitted.current) return;
    emitted.current = html;
    setText(spreadHtml(html));
  }, [html]);
  return (
    <Textarea
      aria-label={`${label} (HTML)`}
      autosize
      minRows={16}
      spellCheck={false}
      className={classes.code}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        emitted.current = typed;
        setText(typed);
        onChange(typed);
      }}
      {...described}
    />
  );
}
