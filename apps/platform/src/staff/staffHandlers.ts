import type { Handlers } from '#kernel';
import { decideStaffPeopleRequest } from './grants/decideStaffPeopleRequest.ts';
import { getStaffPeople } from './grants/getStaffPeople.ts';
import { getStaffPeopleRequests } from './grants/getStaffPeopleRequests.ts';
import { inviteStaff } from './grants/inviteStaff.ts';
import { removeStaff } from './grants/removeStaff.ts';
import { setStaffGrants } from './grants/setStaffGrants.ts';
import { acceptStaffInvitation } from './invitations/acceptStaffInvitation.ts';
import { readStaffInvitation } from './invitations/readStaffInvitation.ts';
import { getStaff } from './sessions/getStaff.ts';
import { loginStaff } from './sessions/loginStaff.ts';
import { logoutStaff } from './sessions/logoutStaff.ts';
import { proveStaff } from './sessions/proveStaff.ts';
import { getInstallationActions } from './trail/getInstallationActions.ts';
import { getStaffActions } from './trail/getStaffActions.ts';
import { voiceHandlers } from './voices/voiceHandlers.ts';

/** Handlers of the console's calls about staff itself. */
export const staffHandlers = {
  loginStaff,
  logoutStaff,
  getStaff,
  proveStaff,
  readStaffInvitation,
  acceptStaffInvitation,
  getStaffPeople,
  inviteStaff,
  setStaffGrants,
  removeStaff,
  getStaffPeopleRequests,
  decideStaffPeopleRequest,
  getStaffActions,
  getInstallationActions,
  ...voiceHandlers,
} satisfies Partial<Handlers>;
