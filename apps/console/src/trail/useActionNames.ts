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
    changeStaffGames: t`Changed a game`,
    moveStaffGame: t`Moved a game`,
    setStaffWallet: t`Changed the wallet mode`,
    askStaffPayoutRules: t`Asked for other payout rules`,
    decideStaffSiteRequest: t`Decided about payout rules`,
    setStaffMaintenance: t`Changed the maintenance`,
    revealStaffMember: t`Looked at a member’s personal data`,
    lockStaffMember: t`Locked a member`,
    unlockStaffMember: t`Unlocked a member`,
    endStaffMemberSessions: t`Logged a member out everywhere`,
    resetStaffMemberProof: t`Reset a member’s proof`,
    setStaffMemberLabel: t`Changed a member’s label or type`,
    setStaffMemberLimit: t`Set a member’s limit`,
    excludeStaffMember: t`Excluded a member`,
    addStaffMemberNote: t`Wrote a note`,
    setStaffMemberFlag: t`Changed a member’s flags`,
    correctStaffMember: t`Asked to correct a balance`,
    decideStaffRequest: t`Decided as second person`,
  };
};
