/** Edge in pixels of each square icon of `assets/icons`, as phones and launchers ask for them. */
export const ICON_SIZES = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  /** Its ground reaches the edges, so that a launcher may cut it to any shape. */
  'icon-maskable-512.png': 512,
} as const;

/** Size in pixels of the picture that shared links show. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Files of `assets/icons`; `favicon.ico` is for what asks for no other. */
export const ICON_NAMES = [...Object.keys(ICON_SIZES), 'favicon.ico', 'social.png'] as readonly IconName[];

/** Name of a file of `assets/icons`. */
export type IconName = keyof typeof ICON_SIZES | 'favicon.ico' | 'social.png';
