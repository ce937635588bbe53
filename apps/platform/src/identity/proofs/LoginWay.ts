import type { LoginVerification } from '@marquee/contract/errors';

/** A way to prove a login, as the page shows it. */
export type LoginWay = LoginVerification['methods'][number];
