import type { Locator, Page } from 'playwright';

/** Presses a button that opens the page of a party of social sign-in, and waits for that page. */
export const openParty = async (page: Page, button: Locator): Promise<Page> => {
  const opening = page.waitForEvent('popup');
  await button.click();
  const popup = await opening;
  await popup.getByRole('heading', { level: 1, name: /^Sign in with/ }).waitFor();
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
  await popup.getByRole('textbox', { name: 'Name' }).fill(person.name);
  await popup.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await popup.getByRole('button', { name: 'Continue as this person' }).click();
  await closed;
};
