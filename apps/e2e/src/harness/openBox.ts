import type { Page } from 'playwright';
import type { said } from './said.ts';
import { putGreetingAway } from './putGreetingAway.ts';

type Say = (typeof said)['en'];

/** The box that is open over a page, and the fields and buttons by which it is used. */
export const openBox = (page: Page, say: Say) => {
  const box = page.getByRole('dialog');
  const field = (name: string) => box.locator(`[name="${name}"]`);
  const button = (message: string) => box.getByRole('button', { name: say(message), exact: true });
  return {
    box,
    field,
    button,
    submit: () => box.locator('button[type="submit"]').filter({ visible: true }).click(),
    /** Waits for the greeting of a login and puts it away. */
    goOn: async () => {
      await putGreetingAway(page);
    },
  };
};
