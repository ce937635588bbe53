/** Loads what stands around the pages of the member area. */
export const loadMemberArea = () => import('./MemberArea.slot.tsx');
