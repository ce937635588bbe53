import { getStatus } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';

/** What a domain of the site answers for itself. */
export type LineStatus = RouteValue<'getStatus'>;

/**
 * Asks a domain of the site, maybe another than this page's, how it does. Nothing of the reader goes along: no cookie, no
 * token, no header of ours. Rejects when there is no answer of a platform within `timeout` milliseconds.
 */
export const askLine = async (origin: string, timeout: number): Promise<LineStatus> => {
  const response = await fetch(origin + getStatus.path, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  });
  const answer = (await response.json()) as { success?: boolean; value?: LineStatus };
  if (!answer.success || !answer.value) throw new Error(`${origin} does not answer as a site would.`);
  return answer.value;
};
