import { everyMerchant } from '@marquee/contract';
import type { Handler } from '#kernel';
import { findActions } from './findActions.ts';

/** What was done about staff itself. */
export const getInstallationActions: Handler<'getInstallationActions'> = (
  { services, language },
  { query },
) =>
  services.database.tenant(everyMerchant, (tx) =>
    findActions(tx, { merchant: everyMerchant, language }, query),
  );
