import { boxScreens } from './boxScreens.ts';
import type { ConsoleScreen } from './ConsoleScreen.ts';
import { merchantScreens } from './merchantScreens.ts';
import { staffScreens } from './staffScreens.ts';
import { workScreens } from './workScreens.ts';

/** Every screen of the console. A test compares this with the list of its pages. */
export const consoleScreens: readonly ConsoleScreen[] = [
  ...staffScreens,
  ...workScreens,
  ...merchantScreens,
  ...boxScreens,
];
