import type { ModalParams } from '@marquee/feature-core';

/** What a login waits for, and the ways to prove it. */
export type Verification = ModalParams['secondFactor']['verification'];

/** One of the ways. */
export type Way = Verification['methods'][number];
