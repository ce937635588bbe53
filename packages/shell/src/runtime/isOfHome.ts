import type { SlotName } from '@marquee/feature-core';

/** Whether what stands in this slot belongs to a home page, whose texts a build keeps apart from the rest (`partTexts`). */
export const isHomeSlot = (name: SlotName): boolean => name.startsWith('home-') || name === 'overlay';

/** Whether this is the path of the home page itself. */
export const isHomePath = (path: string): boolean => path === '/';
