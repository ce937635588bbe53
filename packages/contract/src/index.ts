export { endpoints, type BodyOf, type Operation, type QueryOf, type ValueOf } from './endpoints.ts';
export { commonErrors, errorCodes, type ErrorCode } from './errorCodes.ts';
export {
  articleCategories,
  type ArticleCategory,
  type ContentKind,
  contentKindNames,
  contentKindsOf,
  contentRules,
  type ContentTextField,
} from './contentKinds.ts';
export { errorsOf } from './errorsOf.ts';
export { flags, type Flag } from './flags.ts';
export type { Access, Row } from './row.ts';
export { Failure, successOf } from './schemas/envelope.ts';
export {
  type DepositIcon,
  depositIcons,
  depositMethodPattern,
  type DepositShows,
  depositShows,
} from './schemas/deposits.ts';
export { announcementTypes } from './schemas/messages.ts';
export { movementKinds } from './schemas/records.ts';
export { PasskeyAssertion } from './schemas/passkeys.ts';
export { verificationMethods } from './schemas/security.ts';
export {
  CdnSettings,
  DepositSettings,
  FlagSettings,
  LoginSettings,
  RegionSettings,
  RegistrationSettings,
  WithdrawalSettings,
} from './schemas/siteSettings.ts';
export { patternKinds } from './schemas/system.ts';
export {
  everyMerchant,
  installationPermissions,
  type InstallationPermission,
  isOfMerchant,
  type MerchantPermission,
  merchantPermissions,
  type Permission,
  rolePermissions,
  type StaffRole,
  staffRoles,
} from './staffRoles.ts';
export { type ErasureHindrance, erasureHindrances } from './schemas/staffErasure.ts';
export { type MemberFlag } from './schemas/staffMembers.ts';
export { withdrawalRisks, withdrawalStates } from './schemas/withdrawals.ts';

export { arrivalStates } from './schemas/staffDeposits.ts';
