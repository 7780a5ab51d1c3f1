import { ActionIcon, Menu } from '@mantine/core';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useMenuFocus } from '../../feedback/use-menu-focus.ts';
import { IconDots } from '../../style/icons.ts';

interface RowMenuProps {
  /** Names the row too. */
  label: string;
  /** The entries. */
  children: () => ReactNode;
}

/** What else can be done with a row. The list is made when it is first asked for: a screen has many rows. */
export function RowMenu({ label, children }: RowMenuProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <AskedMenu label={label}>{children}</AskedMenu>;
  return (
    <Opener
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAsked(true)}
    />
  );
}

function AskedMenu({ label, children }: RowMenuProps) {
  const { target, onClickCapture } = useMenuFocus();
  const [isOpen, setOpen] = useState(false);
  // The button that was pressed has given way to this one, to which the list gives the focus back.
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpen(true);
  }, [target]);
  return (
    <Menu position="bottom-end" withinPortal opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Opener ref={target} aria-label={label} />
      </Menu.Target>
      <Menu.Dropdown onClickCapture={onClickCapture}>{children()}</Menu.Dropdown>
    </Menu>
  );
}

const Opener = (props: ComponentProps<'button'>) => (
  <ActionIcon size="sm" variant="subtle" color="gray" {...props}>
    <IconDots size={18} aria-hidden />
  </ActionIcon>
);
