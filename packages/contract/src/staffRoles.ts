/** Stands for every merchant in a grant, and for the installation itself in the trail of what staff does. */
export const everyMerchant = '*';

/** What staff may do for a merchant, which the call names. */
export const merchantPermissions = [
  'overview.read',
  'withdrawals.read',
  'withdrawals.decide',
  'deposits.read',
  'deposits.decide',
  'members.read',
  'members.manage',
  'members.correct',
  'members.reveal',
  'site.read',
  'site.manage',
  'games.read',
  'games.manage',
  'vendors.manage',
  'voices.read',
  'voices.answer',
  'content.read',
  'content.manage',
  'audit.read',
  'compliance.read',
  'compliance.manage',
] as const;

/** What staff may do about the installation as a whole: by a grant for every merchant alone. */
export const installationPermissions = ['staff.manage'] as const;

/** A permission about one merchant. */
export type MerchantPermission = (typeof merchantPermissions)[number];

/** A permission about the installation. */
export type InstallationPermission = (typeof installationPermissions)[number];

/** What a row of staff may demand. */
export type Permission = MerchantPermission | InstallationPermission;

/** The roles that a person is given, each for a merchant or for all. */
export const staffRoles = [
  'owner',
  'support',
  'payments',
  'risk',
  'content',
  'games',
  'agents',
  'compliance',
  'read-only',
] as const;

/** The name of a role. */
export type StaffRole = (typeof staffRoles)[number];

/**
 * What each role may do. One without permissions sees its merchants in the console and nothing of them: its work comes
 * with its pages.
 */
export const rolePermissions: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: [...merchantPermissions, ...installationPermissions],
  support: [
    'withdrawals.read',
    'deposits.read',
    'members.read',
    'members.manage',
    'members.reveal',
    'voices.read',
    'voices.answer',
  ],
  payments: [
    'withdrawals.read',
    'withdrawals.decide',
    'deposits.read',
    'deposits.decide',
    'members.read',
    'members.correct',
    'members.reveal',
  ],
  risk: [
    'overview.read',
    'withdrawals.read',
    'withdrawals.decide',
    'deposits.read',
    'deposits.decide',
    'members.read',
    'members.manage',
    'members.reveal',
    'site.read',
    'audit.read',
    'compliance.read',
  ],
  content: ['content.read', 'content.manage'],
  games: ['games.read', 'games.manage'],
  agents: [],
  compliance: [
    'overview.read',
    'withdrawals.read',
    'deposits.read',
    'members.read',
    'members.reveal',
    'site.read',
    'voices.read',
    'audit.read',
    'compliance.read',
    'compliance.manage',
  ],
  'read-only': [
    'overview.read',
    'withdrawals.read',
    'deposits.read',
    'members.read',
    'site.read',
    'games.read',
    'voices.read',
    'content.read',
  ],
};

/** Whether a permission is about one merchant, so that the call has to name it. */
export const isOfMerchant = (permission: Permission): permission is MerchantPermission =>
  merchantPermissions.some((known) => known === permission);
