import { until } from './until.ts';

/** Resolves once the box that a story is about stands open, and throws where it does not. */
export const untilOpen = (part: HTMLElement): Promise<void> =>
  until(() => part.querySelector('dialog[open]'), 'The box does not open.');
