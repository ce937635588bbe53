import type { Browser } from 'playwright';
import { type Colleague, consoleUrl, joinStaff } from './openConsole.ts';
import { saidAtConsole } from './said.ts';

type Invited = {
  email: string;
  name: string;
  /** What the console calls the role. */
  role: string;
  /** What the console calls the merchant; all of them unless told. */
  merchant?: string;
  width?: number;
  scheme?: 'dark' | 'light';
};

/** Has an owner invite somebody with one role, who accepts in a browser of their own. */
export const inviteColleague = async (
  browser: Browser,
  { page }: Pick<Colleague, 'page'>,
  { email, name, role, merchant, ...view }: Invited,
): Promise<Colleague> => {
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
  return joinStaff(browser, email, name, view);
};
