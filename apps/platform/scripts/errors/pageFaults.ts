import type { actions } from './actions.ts';

/** A fault that a page finds by itself, before or without an answer of the platform. */
export type PageFault = {
  name: string;
  /** The text as its catalog has it. */
  text: string;
  /** The package whose catalog that is. */
  package: string;
  where: string;
  action: keyof typeof actions;
};

/** Faults of pages, in the order of the specification's section 8. */
export const pageFaults: readonly PageFault[] = [
  {
    name: 'the network is gone',
    text: 'We couldn’t connect. Check your connection and try again.',
    package: 'features/core',
    where: 'every call',
    action: 'again',
  },
  {
    name: 'a call takes too long',
    text: 'This is taking too long. Check your connection and try again.',
    package: 'features/core',
    where: 'every call',
    action: 'again',
  },
  {
    name: 'what answers is not the platform',
    text: 'The fault is ours, not your connection’s. Please try again in a moment.',
    package: 'features/core',
    where: 'every call',
    action: 'again',
  },
  {
    name: 'a popup is blocked',
    text: 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
    package: 'features/core',
    where: 'social sign-in, the check before a code of Firebase’s',
    action: 'again',
  },
  {
    name: 'a popup is closed',
    text: 'The sign-in window was closed before you finished. Please try again.',
    package: 'features/core',
    where: 'social sign-in, the check before a code of Firebase’s',
    action: 'again',
  },
  {
    name: 'a page’s code does not load, or not within 120 seconds',
    text: 'Check your connection and reload the page. If this keeps happening, close other tabs of this site or clear your browser’s cache.',
    package: 'shell',
    where: 'every page',
    action: 'again',
  },
  {
    name: 'a page breaks',
    text: 'Reload it and try again. If it happens again, tell customer support what you were doing.',
    package: 'shell',
    where: 'every page',
    action: 'support',
  },
];
