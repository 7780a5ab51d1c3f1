import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/*
 * The public site's tokens as Mantine palettes: linen, sea ink, one amber accent, sea-green for "works".
 * Shade 7 fills in light and shade 5 in dark; shade 9 on shade 1 is text on a tint, so both pass AA.
 */

const amber: MantineColorsTuple = [
  '#fdf6e7',
  '#faeacb',
  '#f6d9a1',
  '#f3c977',
  '#f2b455',
  '#f0ab41',
  '#eda73a',
  '#eaa136',
  '#d6922a',
  '#6d3c04',
];
const sea: MantineColorsTuple = [
  '#e6f3ef',
  '#d3e8e1',
  '#b0d6ca',
  '#9bd3c2',
  '#86cbb6',
  '#2f7d6b',
  '#2a7363',
  '#256a5b',
  '#1d564a',
  '#12382f',
];
const red: MantineColorsTuple = [
  '#fdefec',
  '#fadad4',
  '#f4b5a9',
  '#ffbcaf',
  '#ffab9b',
  '#c2402d',
  '#b33725',
  '#a5301f',
  '#872516',
  '#5a150b',
];
const yellow: MantineColorsTuple = [
  '#fdf8dd',
  '#faefb5',
  '#f5e38b',
  '#f0d662',
  '#ecca40',
  '#b98a00',
  '#9c7400',
  '#806000',
  '#6b5000',
  '#4f3b00',
];
const gray: MantineColorsTuple = [
  '#f5f1e8',
  '#ece6d9',
  '#e3dccd',
  '#d9d1c1',
  '#c9c0ae',
  '#66757a',
  '#566b73',
  '#47606a',
  '#2b4753',
  '#0d2b37',
];
const dark: MantineColorsTuple = [
  '#f1eadd',
  '#d3d6cf',
  '#a5b7bc',
  '#84999f',
  '#26404a',
  '#193540',
  '#11272f',
  '#0b1d25',
  '#08171d',
  '#06141a',
];

const DIALOG = {
  closeButtonProps: { 'aria-label': 'Uždaryti' },
  // A dialog's head is no second banner of the page.
  attributes: { header: { role: 'presentation' } },
};

export const theme = createTheme({
  colors: { amber, sea, red, yellow, gray, dark },
  primaryColor: 'amber',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  white: '#fdfbf7',
  black: '#0d2b37',
  fontFamily: '"Instrument Sans", "Stand-in", system-ui, sans-serif',
  headings: { fontFamily: '"Instrument Sans", "Stand-in", system-ui, sans-serif' },
  fontSizes: {
    xs: '0.78125rem',
    sm: '0.875rem',
    md: '0.9375rem',
    lg: '1.0625rem',
    xl: '1.25rem',
  },
  defaultRadius: 'sm',
  radius: { sm: '0.3125rem', md: '0.5rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Checkbox: { defaultProps: { color: 'sea' } },
    Switch: { defaultProps: { color: 'sea', withThumbIndicator: false } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 } },
    // The list of acts stands inside the page's main part, and its first act takes the keyboard.
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: '#turinys' } },
    },
    // Where it fits neither below nor above (400 % zoom) it lies over what opened it, in the window.
    Popover: {
      defaultProps: {
        middlewares: { shift: { crossAxis: true } },
        // It would leave in 250 ms.
        transitionProps: { transition: 'fade', duration: 150, exitDuration: 150 },
      },
    },
    Progress: { defaultProps: { transitionDuration: 150 } },
    Modal: { defaultProps: DIALOG },
    Drawer: { defaultProps: DIALOG },
    Select: {
      defaultProps: {
        allowDeselect: false,
        checkIconPosition: 'right',
        // Its options are drawn when it opens, not with the screen.
        comboboxProps: { keepMounted: false },
      },
    },
    Tooltip: {
      defaultProps: { openDelay: 300, withArrow: true, transitionProps: { duration: 150 } },
    },
  },
});

/** Amber fills a button with ink on it; as text on linen it has to be the darker `--accent`. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-amber-text': '#8d4f06',
    '--mantine-color-amber-outline': '#8d4f06',
    '--mantine-color-amber-light-color': '#6d3c04',
    '--mantine-color-anchor': '#8d4f06',
    '--mantine-color-error': '#a5301f',
    '--mantine-color-default-border': '#d9d1c1',
    '--mantine-color-dimmed': '#47606a',
    '--panel-page': '#f5f1e8',
    '--panel-rule': '#d9d1c1',
    '--panel-focus': '#8d4f06',
  },
  dark: {
    // Badges on tints: Mantine's own dark tints are hardly lighter than our page.
    '--mantine-color-amber-light': '#4d2f06',
    '--mantine-color-sea-light': '#17473c',
    '--mantine-color-yellow-light': '#4f3b00',
    '--mantine-color-gray-light': '#26404a',
    '--mantine-color-red-light': '#6b1d10',
    '--mantine-color-anchor': '#f2b455',
    '--mantine-color-error': '#ffab9b',
    '--panel-page': '#08171d',
    '--panel-rule': '#26404a',
    '--panel-focus': '#f0ab41',
  },
});
