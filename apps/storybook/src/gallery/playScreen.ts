import { press } from '../inPage/press.ts';
import { until } from '../inPage/until.ts';
import { untilOpen } from '../inPage/untilOpen.ts';
import { untilQuiet } from '../inPage/untilQuiet.ts';
import { fillField } from './fillField.ts';
import type { Screen } from './Screen.ts';
import { sendForm } from './sendForm.ts';
import { putIntoFrame, untilStill } from './showStill.ts';

/** What of a screen is done once it stands. */
export type Played = Pick<Screen, 'presses' | 'fills' | 'sends' | 'shows' | 'still' | 'path'>;

/** Does what a reader has to do until a screen is what its name says. */
export const playScreen = async (body: HTMLElement, screen: Played, isBox: boolean): Promise<void> => {
  const { presses = [], fills = {}, sends, shows } = screen;
  if (screen.still) await (screen.path ? putIntoFrame(body, screen.still) : untilStill(body));
  for (const selector of presses) await press(body, selector);
  for (const [selector, text] of Object.entries(fills)) await fillField(body, selector, text);
  // A form takes what was typed at its next drawing.
  if (presses.length > 0 || screen.fills) await untilQuiet(body);
  if (sends) await sendForm(body);
  if (isBox) await untilOpen(body);
  if (shows) await until(() => body.querySelector(shows), `Nothing is found by ${shows}.`);
};
