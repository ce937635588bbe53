export { inviteFirstOwner } from './invitations/inviteFirstOwner.ts';
export { removeExpiredStaff } from './removeExpiredStaff.ts';
export { askSecondPerson } from './requests/askSecondPerson.ts';
export { decideRequest, findRequest } from './requests/decideRequest.ts';
export { type StaffRequest, staffRequests } from './requests/schema.ts';
export { findStaff } from './sessions/findStaff.ts';
export { staffHandlers } from './staffHandlers.ts';
export { recordAction } from './trail/recordAction.ts';
export { trailChecks } from './trail/trailChecks.ts';
