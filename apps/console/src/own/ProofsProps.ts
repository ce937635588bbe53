import type { RouteValue } from '@marquee/contract/route';

/** What a part of the page of one's own account is told. */
export type ProofsProps = { proofs: RouteValue<'getStaffProofs'>; onChange: () => Promise<void> };
