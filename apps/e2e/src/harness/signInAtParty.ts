import type { Locator, Page } from 'playwright';

/** Presses a button that opens the page of a party of social sign-in, and waits for that page. */
export const openParty = async (page: Page, button: Locator): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await popup.locator('[name="email"]').waitFor();
  return popup;
};

/** Tells a party who one is; the window closes by itself. */
export const signInAtParty = async (
  page: Page,
  button: Locator,
  person: { name: string; email: string },
): Promise<void> => {
  const popup = await openParty(page, button);
  const closed = popup.waitForEvent('close');
  await popup.locator('[name="name"]').fill(person.name);
  await popup.locator('[name="email"]').fill(person.email);
  await popup.locator('[name="email"]').press('Enter');
  await closed;
};
