import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { HINT } from '../../feedback/hint-attributes.ts';

type RowActProps = Omit<ActionIconProps, 'color'> &
  Pick<ComponentProps<'button'>, 'onClick' | 'children' | 'aria-disabled'> & {
    /** What a button names that shows only a picture; `of` tells those who hear it which row's it is. */
    label: string;
    of: string;
    /** Where more is to be said to those who see it. */
    hint?: string;
  };

/** What can be done with a row, as a picture; what destroys is red only in the question that asks for it. */
export function RowAct({ label, of, hint = label, ...button }: RowActProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`${label}: ${of}`}
      {...button}
      {...{ [HINT]: hint }}
    />
  );
}
