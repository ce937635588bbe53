import type { Handlers } from '#kernel';
import { decideStaffPeopleRequest } from './grants/decideStaffPeopleRequest.ts';
import { getStaffPeople } from './grants/getStaffPeople.ts';
import { getStaffPeopleRequests } from './grants/getStaffPeopleRequests.ts';
import { inviteStaff } from './grants/inviteStaff.ts';
import { removeStaff } from './grants/removeStaff.ts';
import { setStaffGrants } from './grants/setStaffGrants.ts';
import { acceptStaffInvitation } from './invitations/acceptStaffInvitation.ts';
import { beginInvitedPasskey } from './invitations/beginInvitedPasskey.ts';
import { readStaffInvitation } from './invitations/readStaffInvitation.ts';
import { ownHandlers } from './own/ownHandlers.ts';
import { askStaffPasskey } from './sessions/askStaffPasskey.ts';
import { askStaffProofPasskey } from './sessions/askStaffProofPasskey.ts';
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
  askStaffPasskey,
  askStaffProofPasskey,
  readStaffInvitation,
  beginInvitedPasskey,
  acceptStaffInvitation,
  getStaffPeople,
  inviteStaff,
  setStaffGrants,
  removeStaff,
  getStaffPeopleRequests,
  decideStaffPeopleRequest,
  getStaffActions,
  getInstallationActions,
  ...ownHandlers,
  ...voiceHandlers,
} satisfies Partial<Handlers>;
