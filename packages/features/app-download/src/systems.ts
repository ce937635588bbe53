import type { RouteValue } from '@marquee/contract/route';

/** A way to have the site on a phone. */
export type System = Exclude<RouteValue<'getHome'>['resources'][number]['resourceType'], 'TELEGRAM1'>;

/** Every way, in the order in which they are shown. */
export const systems: readonly System[] = ['Android', 'iOS', 'iOSLite', 'H5'];

/** The system of the phone that a browser runs on; undefined on a desktop. */
export const systemOfBrowser = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System | undefined => {
  if (/android/i.test(userAgent)) return 'Android';
  // An iPad says that it is a Mac, which has no screen to touch.
  const isIpad = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isIpad || /iphone|ipad|ipod/i.test(userAgent) ? 'iOS' : undefined;
};
