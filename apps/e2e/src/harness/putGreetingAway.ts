import type { Page } from 'playwright';
import { said } from './said.ts';
import { untilClosed } from './untilClosed.ts';

const either = (message: string) =>
  new RegExp(
    [said.en(message), said.vi(message)].map((text) => text.replaceAll('.', String.raw`\.`)).join('|'),
  );

/** Waits for the greeting of a login and puts it away: a box the first time, a word that leaves by itself afterwards. */
export const putGreetingAway = async (page: Page): Promise<void> => {
  const leave = page.getByRole('dialog').getByRole('button', { name: either('Look around first') });
  const word = page.getByRole('status').filter({ hasText: either('You are logged in.') });
  await word.or(leave).first().waitFor();
  if ((await leave.count()) > 0) await leave.click();
  await untilClosed(page);
};
