import type { Start } from '../pages/Start.ts';

/** What the server has given this page to start with. */
export const readStart = <Further = unknown>(): Start & Further =>
  JSON.parse(document.querySelector('#start')?.textContent ?? '{}') as Start & Further;
