import { Button, FileButton, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { IconUpload } from '../style/icons.ts';
import classes from './images.module.css';
import { ACCEPTED_IMAGES, holdsFiles, picturesOf } from './picked-files.ts';

interface DropPlaceProps {
  onFiles: (files: File[]) => void;
  /** What the button says. */
  label: string;
  hint?: string;
  isMultiple?: boolean;
  children?: ReactNode;
}

/** Takes pictures by drop, by paste while it or something in it has the focus, and by choosing a file. */
export function DropPlace({ onFiles, label, hint, isMultiple = false, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: File[]) =>
    files.length > 0 && onFiles(isMultiple ? files : files.slice(0, 1));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(picturesOf(event.dataTransfer));
      }}
      onPaste={(event) => {
        const files = picturesOf(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      }}
    >
      <FileButton
        accept={ACCEPTED_IMAGES}
        multiple={isMultiple}
        onChange={(picked: File | File[] | null) => picked && take([picked].flat())}
      >
        {(button) => (
          <Button
            {...button}
            size="xs"
            variant="default"
            leftSection={<IconUpload size={14} aria-hidden />}
          >
            {label}
          </Button>
        )}
      </FileButton>
      {children}
      {hint && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
    </div>
  );
}
