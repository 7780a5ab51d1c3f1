import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { IconFlask, IconHistory } from '../style/icons.ts';
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

/** The way back to earlier wordings, and a try of the one that is typed. */
export function PromptTools({ prompt, text, version, onRestored }: PromptToolsProps) {
  const [opened, setOpened] = useState<'history' | 'trial' | null>(null);
  const close = () => setOpened(null);
  return (
    <Group gap="xs" mt={6}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconHistory size={16} aria-hidden />}
        aria-label={`Versijos: ${prompt.label}`}
        onClick={() => setOpened('history')}
      >
        Versijos
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconFlask size={16} aria-hidden />}
        aria-label={`Išbandyti su straipsniu: ${prompt.label}`}
        onClick={() => setOpened('trial')}
      >
        Išbandyti su straipsniu
      </Button>
      <Modal
        opened={opened === 'history'}
        onClose={close}
        title={`${prompt.label}: versijos`}
        size="64rem"
      >
        <PromptHistory
          prompt={prompt}
          version={version}
          onRestored={(settings) => {
            onRestored(settings);
            close();
          }}
        />
      </Modal>
      <Modal
        opened={opened === 'trial'}
        onClose={close}
        title={`${prompt.label}: bandymas`}
        size="80rem"
      >
        <PromptTrial prompt={prompt} text={text} />
      </Modal>
    </Group>
  );
}
