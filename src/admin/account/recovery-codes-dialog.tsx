import { Button, Group, Modal } from '@mantine/core';
import { RecoveryCodes } from './recovery-codes.tsx';

interface RecoveryCodesDialogProps {
  codes: string[] | null;
  email: string;
  onClose: () => void;
}

/** A slip of the hand must not close it: the codes are not shown again. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  return (
    <Modal
      opened={codes !== null}
      onClose={onClose}
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
