import { Button, Group, Modal } from '@mantine/core';
import { RecoveryCodes } from './recovery-codes.tsx';

interface RecoveryCodesDialogProps {
  codes: string[] | null;
  email: string;
  onClose: () => void;
  /** The dialog is gone. */
  onClosed: () => void;
}

/** A slip of the hand must not close it: the codes are not shown again. */
export function RecoveryCodesDialog({ codes, email, onClose, onClosed }: RecoveryCodesDialogProps) {
  return (
    <Modal
      opened={codes !== null}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title="Nauji atkūrimo kodai"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      {codes && <RecoveryCodes codes={codes} email={email} />}
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>Kodus išsaugojau</Button>
      </Group>
    </Modal>
  );
}
