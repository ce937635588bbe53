import { askLine } from '@marquee/api-client';

/** Milliseconds after which a try counts as not answered. */
const patience = 4_000;

/** Asks a domain as the page's own address is asked: by its scheme and port. */
export const originOf = (domain: string, { protocol, port } = location): string =>
  `${protocol}//${domain}${port && `:${port}`}`;

/**
 * Milliseconds that a domain takes to answer, from the question to the last byte; null when it does not, or when what
 * answers is not this merchant's platform.
 */
export const tryLine = async (domain: string, merchant: string | undefined): Promise<number | null> => {
  const begun = performance.now();
  try {
    const status = await askLine(originOf(domain), patience);
    const ms = performance.now() - begun;
    return merchant === undefined || status.merchant === merchant ? ms : null;
  } catch {
    return null;
  }
};
