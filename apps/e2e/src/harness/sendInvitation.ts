import type { Page } from 'playwright';
import { consoleUrl } from './openConsole.ts';
import { saidAtConsole } from './said.ts';

/** Whom an owner invites. */
export type Invitation = {
  email: string;
  /** What the console calls the role. */
  role: string;
  /** What the console calls the merchant; all of them unless told. */
  merchant?: string | undefined;
};

/** Invites somebody with one role, from an owner's page. */
export const sendInvitation = async (page: Page, { email, role, merchant }: Invitation): Promise<void> => {
  const say = saidAtConsole.en;
  await page.goto(consoleUrl('/people'));
  await page.getByRole('button', { name: say('Invite') }).click();
  const box = page.getByRole('dialog', { name: say('Invite a person') });
  await box.locator('[name="email"]').fill(email);
  await box.getByRole('combobox', { name: say('Role') }).selectOption({ label: role });
  await box
    .getByRole('combobox', { name: say('For') })
    .selectOption({ label: merchant ?? say('all merchants') });
  await box.getByRole('button', { name: say('Invite') }).click();
  await box.waitFor({ state: 'detached' });
};
