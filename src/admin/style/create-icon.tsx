import type { ComponentProps } from 'react';

interface IconProps extends Omit<ComponentProps<'svg'>, 'stroke'> {
  /** Pixels. */
  size?: number;
  /** How thick its lines are, of 24 pixels. */
  stroke?: number;
}

/**
 * What it says is written beside it, or is its button's label.
 * @param lines paths on a field of 24 by 24
 */
export const createIcon = (...lines: string[]) =>
  function Icon({ size = 24, stroke = 2, ...rest }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...rest}
      >
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
  };
