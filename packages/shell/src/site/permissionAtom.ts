import type { Permission } from '@marquee/feature-core';
import { atom } from 'jotai';

/** The platform's answer to the start-up call; undefined while a page is written and in the first render over its markup. */
export const permissionAtom = atom<Permission | undefined>(undefined);
