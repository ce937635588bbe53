import type { Page } from 'playwright';

const complaintsOf = new WeakMap<Page, string[]>();

/** Keeps what the console of a page complains about, and what its scripts throw. */
export const watchComplaints = (page: Page): void => {
  const complaints: string[] = [];
  complaintsOf.set(page, complaints);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page: ${String(error)}`));
};

/** What a page has complained about since it was asked last. */
export const takeComplaints = (page: Page): string[] => complaintsOf.get(page)?.splice(0) ?? [];
