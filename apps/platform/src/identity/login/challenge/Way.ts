import type { ErrorBody } from '@marquee/contract/errors';

/** A way to prove a login, as the page shows it. */
export type Way = NonNullable<ErrorBody['verification']>['methods'][number];
