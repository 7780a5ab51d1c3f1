import { Button, Group } from '@mantine/core';
import { useListAddress } from '../../lists/use-list-address.ts';
import { IconFlask, IconHistory } from '../../style/icons.ts';
import classes from '../automation.module.css';
import type { Prompt } from './automation-texts.ts';
import { PromptHistory } from './prompt-history.tsx';
import { PromptTrial } from './prompt-trial.tsx';
import type { StoredSettings } from './settings-requests.ts';

interface PromptToolsProps {
  prompt: Prompt;
  /** As typed, saved or not. */
  text: string;
  /** Of the settings, as the person saw them. */
  version: number;
  onRestored: (settings: StoredSettings) => void;
}

/**
 * The way back to earlier wordings, and a try of the one that is typed. They unfold under the field, in the page: what is
 * compared stays beside what is written, and the address knows which of them is open.
 */
export function PromptTools({ prompt, text, version, onRestored }: PromptToolsProps) {
  const address = useListAddress();
  const tools = {
    versions: {
      label: 'Versijos',
      Icon: IconHistory,
      region: `${prompt.label}: versijos`,
      draw: () => <PromptHistory prompt={prompt} version={version} onRestored={onRestored} />,
    },
    trial: {
      label: 'Išbandyti su straipsniu',
      Icon: IconFlask,
      region: `${prompt.label}: bandymas`,
      draw: () => <PromptTrial prompt={prompt} text={text} />,
    },
  };
  const entries = Object.entries(tools).map(([name, tool]) => {
    const value = `${name}-${prompt.kind}`;
    return { ...tool, value, isOpen: address.opened === value };
  });
  const opened = entries.find(({ isOpen }) => isOpen);
  return (
    <>
      <Group gap="xs" mt={6}>
        {entries.map(({ label, Icon, value, isOpen }) => (
          <Button
            key={value}
            size="compact-sm"
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            aria-label={`${label}: ${prompt.label}`}
            aria-expanded={isOpen}
            onClick={() => (isOpen ? address.close() : address.open(value))}
          >
            {label}
          </Button>
        ))}
      </Group>
      {opened && (
        <section aria-label={opened.region} className={classes.tool}>
          {opened.draw()}
        </section>
      )}
    </>
  );
}
