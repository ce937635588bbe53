import type { Browser } from 'playwright';
import { type Colleague, joinStaff } from './openConsole.ts';
import { type Invitation, sendInvitation } from './sendInvitation.ts';

type Invited = Invitation & { name: string; width?: number; scheme?: 'dark' | 'light' };

/** Has an owner invite somebody with one role, who accepts in a browser of their own. */
export const inviteColleague = async (
  browser: Browser,
  { page }: Pick<Colleague, 'page'>,
  { email, name, role, merchant, ...view }: Invited,
): Promise<Colleague> => {
  await sendInvitation(page, { email, role, merchant });
  return joinStaff(browser, email, name, view);
};
