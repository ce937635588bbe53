import type { StaffMember } from '../useMemberWords.ts';

/** What a dialog of a deed is opened with. */
export type DeedProps = { member: StaffMember; onClose: () => void; onDone: () => Promise<unknown> };
