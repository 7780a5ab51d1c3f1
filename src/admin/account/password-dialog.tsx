import { Modal } from '@mantine/core';
import { PasswordQuestion, type PasswordQuestionProps } from './password-question.tsx';

interface PasswordDialogProps extends PasswordQuestionProps {
  title: string;
  isOpen: boolean;
  /** The dialog is gone. */
  onClosed: () => void;
}

/** The question where the password is all of it. */
export function PasswordDialog({ title, isOpen, onClosed, ...question }: PasswordDialogProps) {
  return (
    <Modal opened={isOpen} onClose={question.onClose} onExitTransitionEnd={onClosed} title={title}>
      <PasswordQuestion {...question} />
    </Modal>
  );
}
