import { Input, SegmentedControl, Textarea, type TextareaProps } from '@mantine/core';
import { useState } from 'react';
import classes from './articles.module.css';

type HtmlFieldProps = TextareaProps & {
  /** Reads the text when the preview is opened. */
  readHtml: () => string;
};

/** The article's HTML as text, and how it reads. The server cleans it when it is saved. */
export function HtmlField({ readHtml, ...field }: HtmlFieldProps) {
  const [preview, setPreview] = useState<string | null>(null);
  return (
    <div>
      <SegmentedControl
        size="xs"
        mb={6}
        aria-label="Turinio rodymas"
        value={preview === null ? 'html' : 'preview'}
        onChange={(value) => setPreview(value === 'html' ? null : readHtml())}
        data={[
          { value: 'html', label: 'HTML' },
          { value: 'preview', label: 'Peržiūra' },
        ]}
      />
      {/* Hidden, not removed: what is typed, and the cursor in it, stay. */}
      <div hidden={preview !== null}>
        <Textarea {...field} rows={14} styles={{ input: { fontFamily: 'monospace' } }} />
      </div>
      {preview !== null && (
        <Input.Wrapper label={field.label}>
          {/* An empty sandbox: no scripts, no forms, no way out, whatever the text holds. */}
          <iframe
            title="Turinio peržiūra"
            sandbox=""
            className={classes.preview}
            srcDoc={`<!doctype html><html lang="lt"><body>${preview}</body></html>`}
          />
        </Input.Wrapper>
      )}
    </div>
  );
}
