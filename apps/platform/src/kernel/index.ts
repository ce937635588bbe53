export type { AuditEvent } from './audit/AuditEvent.ts';
export { recordEvent } from './audit/recordEvent.ts';
export { auditEvents } from './audit/schema.ts';
export { createClock } from './clock/createClock.ts';
export { momentFrom } from './clock/momentFrom.ts';
export type { Config, PaymentConfig } from './config/Config.ts';
export type { CaptchaBook } from './config/CaptchaBook.ts';
export type { FirebaseProject, SocialBook } from './config/SocialBook.ts';
export { parseVariables } from './config/parseVariables.ts';
export { readConfig } from './config/readConfig.ts';
export { readStorage } from './config/readStorage.ts';
export type { Connection, Database } from './db/Database.ts';
export { StartError } from './db/StartError.ts';
export { type LocalText, localText, merchantCode, moment } from './db/columns.ts';
export { insertRows } from './db/insertRows.ts';
export { isId } from './db/isId.ts';
export { isTaken } from './db/isTaken.ts';
export { migrationLock } from './db/migrate.ts';
export { noteChange } from './db/noteChange.ts';
export { notify } from './db/notify.ts';
export { rowsOf } from './db/rowsOf.ts';
export { queueMessage } from './delivery/queueMessage.ts';
export { outbox } from './delivery/schema.ts';
export type { PushConfig } from './config/Config.ts';
export type { PushSender, Senders } from './delivery/Sender.ts';
export { sendersOf } from './delivery/sendersOf.ts';
export { startDelivery } from './delivery/startDelivery.ts';
export { ApiFailure } from './errors/ApiFailure.ts';
export { MerchantAway } from './errors/MerchantAway.ts';
export { describeError } from './errors/describeError.ts';
export { type MemberEvents, openMemberEvents } from './events/openMemberEvents.ts';
export { createGeography } from './geo/createGeography.ts';
export type {
  ConsoleContext,
  Context,
  SignedIn,
  StaffContext,
  StaffOfMerchant,
  VendorContext,
} from './http/Context.ts';
export type { Cookies } from './http/Cookies.ts';
export type { Services } from './http/Services.ts';
export type { SessionReader } from './http/Session.ts';
export { openDatabases } from './homes/openDatabases.ts';
export { openPlaces } from './homes/openPlaces.ts';
export { MoveRefusal } from './homes/move/MoveRefusal.ts';
export { forgetMove, moveMerchant, undoMove } from './homes/move/moveMerchant.ts';
export { addressCookie } from './http/clientAddressOf.ts';
export { mayDo } from './http/mayDo.ts';
export type { StaffGrant, StaffReader, StaffSession } from './http/Staff.ts';
export type {
  VendorCallCounter,
  VendorCallEnd,
  VendorSecret,
  VendorSecretReader,
} from './http/VendorServices.ts';
export { staffFigures } from './http/staffFigures.ts';
export { validatorOf } from './http/checkInput.ts';
export { createCookies } from './http/createCookies.ts';
export { createDecrypter } from './http/createDecrypter.ts';
export { closeGently } from './http/closeGently.ts';
export { asPlainFile } from './http/asPlainFile.ts';
export { codingOf } from './http/codingOf.ts';
export { observeCalls } from './http/observeCalls.ts';
export { createMetrics, type Metrics } from './metrics/createMetrics.ts';
export { createServer } from './http/createServer.ts';
export { fieldProblem } from './http/fieldProblem.ts';
export { findMerchant } from './http/findMerchant.ts';
export { originOf } from './http/originOf.ts';
export type { Handler, Handlers } from './http/handler.ts';
export { hostOf } from './http/hostOf.ts';
export { languageOf } from './http/languageOf.ts';
export { ownUrl } from './http/ownUrl.ts';
export { redrawPicture } from './http/redrawPicture.ts';
export { registerRows } from './http/registerRows.ts';
export { codes } from './limits/codes.ts';
export { createFloodGuard } from './limits/createFloodGuard.ts';
export { createLimiter } from './limits/createLimiter.ts';
export { limits } from './limits/limits.ts';
export { plainLetters } from './references/plainLetters.ts';
export { quotable, readQuoted } from './references/quotable.ts';
export type { Merchant } from './merchants/Merchant.ts';
export type { SettingChanges, SettingsSection, SettingValues } from './merchants/SettingsSection.ts';
export { servedCdns } from './config/servedCdns.ts';
export { brandSection, findMerchantApplied, tellApplied } from './merchants/brandSection.ts';
export { flatten, unflatten } from './merchants/paths.ts';
export { merchantCodes } from './merchants/schema.ts';
export type { Site } from './merchants/Site.ts';
export type { SiteReader } from './merchants/SiteReader.ts';
export { createDirectory, type MerchantDirectory } from './merchants/createDirectory.ts';
export { followMerchants } from './merchants/followMerchants.ts';
export { type BrandData, loadMerchants, merchantsOf } from './merchants/loadMerchants.ts';
export { moveDatabase } from './move/moveDatabase.ts';
export { type Rounds, startRounds } from './rounds/startRounds.ts';
export { networkMatcher } from './geo/networkMatcher.ts';
export { hashSecret } from './secrets/hashSecret.ts';
export { isSameHash } from './secrets/isSameHash.ts';
export { macOf } from './secrets/macOf.ts';
export { newSecret } from './secrets/newSecret.ts';
export { foldedText, foldText } from './texts/foldText.ts';
export { failureOf } from './http/failureOf.ts';
export { errorTexts } from './texts/errorTexts.ts';
export { localTextOf } from './texts/localTextOf.ts';
export { type Bounds, ruleText } from './texts/ruleText.ts';
export { say } from './texts/say.ts';
export { type Reader, textIn } from './texts/textIn.ts';
