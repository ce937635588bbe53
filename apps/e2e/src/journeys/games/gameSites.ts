import { hosts } from '../../harness/hosts.ts';
import { en, vi } from './gameWords.ts';

const { senVang, northbay } = hosts;

/** Every brand in each of its languages. */
export const sites = [
  { host: senVang, root: '', text: vi, isVietnamese: true },
  { host: senVang, root: '/en', text: en, isVietnamese: false },
  { host: northbay, root: '', text: en, isVietnamese: false },
  { host: northbay, root: '/vi', text: vi, isVietnamese: true },
] as const;

/** The same, on a desktop and on a phone. */
export const everywhere = sites.flatMap((site) => [
  { ...site, device: 'a desktop', isPhone: false },
  { ...site, device: 'a phone', isPhone: true },
]);
