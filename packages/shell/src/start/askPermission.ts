import { isApiError, type Client } from '@marquee/api-client';
import { getPermission } from '@marquee/contract/routes';
import type { Permission } from '@marquee/feature-core';

/** The platform does not know this address; asking again by itself would not change that. */
export const isUnknownAddress = (error: unknown): boolean => isApiError(error, 'DOMAIN_UNKNOWN');

/** Asks whether this visitor may see the site of this host. */
export const askOnce = (client: Client): Promise<Permission> =>
  client(getPermission, { query: { host: location.hostname } });

/**
 * Asks until there is an answer: without one, nothing of the site opens. `onFailure` tells the reader and resolves
 * when it is time for the next try.
 */
export const askPermission = async (
  client: Client,
  onFailure: (error: unknown, failures: number) => Promise<void>,
  failures = 1,
): Promise<Permission> => {
  try {
    return await askOnce(client);
  } catch (error) {
    await onFailure(error, failures);
    return askPermission(client, onFailure, failures + 1);
  }
};
