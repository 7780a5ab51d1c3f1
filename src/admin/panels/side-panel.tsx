import { Drawer, type DrawerProps } from '@mantine/core';

/** The widest each may be: fields one under another, a list with them, two texts beside each other. */
const WIDTHS = { fields: '36rem', list: '60rem', texts: '80rem' };

export interface SidePanelProps
  extends Pick<
    DrawerProps,
    'title' | 'children' | 'trapFocus' | 'returnFocus' | 'closeOnClickOutside'
  > {
  /** Render it with true while it is open where it need not glide out. */
  opened: boolean;
  onClose: () => void;
  width?: keyof typeof WIDTHS;
  /** It stands over another panel or a text that is being written: that one is not darkened a second time. */
  isOver?: boolean;
}

/**
 * What is larger than a question: at the right edge of the window, on a phone all of it. It has a place in the address
 * (`useOverAddress`), so that a reload opens it again and going back closes it.
 */
export function SidePanel({ width = 'fields', isOver = false, ...panel }: SidePanelProps) {
  return (
    <Drawer
      {...panel}
      position="right"
      size={WIDTHS[width]}
      {...(isOver && { overlayProps: { className: 'over-dialogs' } })}
    />
  );
}
