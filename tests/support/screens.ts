/** The two sizes public journeys are walked at. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** The three of the panel. */
export const PANEL_SIZES = { ...SCREENS, tablet: { width: 768, height: 1024 } };
export type PanelSize = keyof typeof PANEL_SIZES;
