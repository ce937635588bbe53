import type { Page } from 'playwright';

/** Takes back the withdrawal whose page is open, and waits until its course says so. */
export const cancelWithdrawal = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cancel withdrawal', exact: true }).click();
  const box = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await box.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Cancelled' })
    .and(page.locator('[aria-current]'))
    .waitFor();
};
