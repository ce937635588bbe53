/** Widths in pixels from which a layout is that of a tablet, of a desktop and of a large screen. */
export const breakpoints = { tablet: 720, desktop: 1200, wide: 1800 } as const;

/** Media queries for `.css.ts` files: phone first, then upwards. */
export const media = {
  phoneOnly: `screen and (max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  hover: '(hover: hover) and (pointer: fine)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
