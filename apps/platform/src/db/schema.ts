export { auditEvents } from '../audit/schema.ts';
export { bankCards } from '../bankCards/schema.ts';
export { captchas } from '../captcha/schema.ts';
export { clock } from '../clock/schema.ts';
export { outbox } from '../delivery/schema.ts';
export {
  depositEvents,
  depositMethods,
  deposits,
  depositSettings,
  depositSlips,
  memberDepositLimits,
} from '../deposits/schema.ts';
export { games, lotteries, vendors, winners } from '../games/schema.ts';
export { usedPayloads } from '../http/schema.ts';
export { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../ledger/schema.ts';
export { rateCounters } from '../limits/schema.ts';
export { accounts, passwordResets } from '../member/schema.ts';
export { announcements, banners, feedback, inboxMessages, notices, promotions } from '../messages/schema.ts';
export { playChoices, playExclusions, playLimits, playSettings } from '../responsiblePlay/schema.ts';
export { authenticators, knownAddresses, loginChallenges, recoveryCodes } from '../secondFactor/schema.ts';
export { seeds } from '../seed/schema.ts';
export { rememberedLogins, sessions } from '../session/schema.ts';
export { socialAttempts, socialIdentities, socialUsedTokens } from '../social/schema.ts';
export { helpTopics, menuEntries, settings, sites } from '../system/schema.ts';
export { gameLaunches, gameRounds, gameTransactions } from '../vendors/schema.ts';
export { verificationCodes } from '../verification/schema.ts';
export {
  withdrawalEvents,
  withdrawalPayouts,
  withdrawalProofs,
  withdrawalRules,
  withdrawals,
} from '../withdrawals/schema.ts';
