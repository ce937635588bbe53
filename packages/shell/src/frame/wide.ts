import { media } from '@marquee/ui/media';

/** The widths at which the frame changes: the kit's own breakpoints, 720 and 1200, and some between and beyond. */
export const wide = {
  tablet: media.tablet,
  desktop: media.desktop,
  roomyTablet: 'screen and (min-width: 900px)',
  tabletOnly: 'screen and (min-width: 720px) and (max-width: 1199.98px)',
  belowDesktop: 'screen and (max-width: 1199.98px)',
  belowTablet: 'screen and (max-width: 719.98px)',
  smallPhone: 'screen and (max-width: 359.98px)',
  narrowPhone: 'screen and (max-width: 389.98px)',
  desktopOnly: 'screen and (min-width: 1200px) and (max-width: 1499.98px)',
  roomyOnly: 'screen and (min-width: 1500px) and (max-width: 1919.98px)',
  widest: 'screen and (min-width: 1920px)',
} as const;

/** Heights of the header. */
export const headerHeight = { phone: '52px', wide: '64px' } as const;

/** Width of the rail that the navigation is on a tablet, and on the desktop of a brand that wants it so. */
export const railWidth = { tablet: '5.5rem', desktop: '13.5rem' } as const;

/** Height of the phone's bottom bar, without the window's safe area. */
export const bottomBarHeight = '60px';
