import { useLingui } from '@lingui/react/macro';

/** What the calls of staff are called in the trail; a call without a name here shows its own. */
export const useActionNames = (): Readonly<Record<string, string>> => {
  const { t } = useLingui();
  return {
    loginStaff: t`Logged in`,
    logoutStaff: t`Logged out`,
    acceptStaffInvitation: t`Accepted an invitation`,
    inviteStaff: t`Invited`,
    setStaffGrants: t`Changed roles`,
    removeStaff: t`Removed`,
    revealStaffWithdrawal: t`Looked at the payee`,
    revealStaffProof: t`Looked at a picture`,
    claimStaffWithdrawal: t`Took a case`,
    releaseStaffWithdrawal: t`Gave a case back`,
    approveStaffWithdrawal: t`Approved a withdrawal`,
    rejectStaffWithdrawal: t`Rejected a withdrawal`,
    decideStaffDispute: t`Decided about a dispute`,
    changeStaffSite: t`Changed the site`,
    setStaffMaintenance: t`Changed the maintenance`,
    decideStaffRequest: t`Decided as second person`,
  };
};
