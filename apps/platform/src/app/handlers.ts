import type { Handlers } from '#kernel';
import { feedbackHandlers, messageHandlers, systemHandlers } from '#sites';
import {
  captchaHandlers,
  loginHandlers,
  memberHandlers,
  profileHandlers,
  secondFactorHandlers,
  deviceHandlers,
  sessionHandlers,
  phoneHandlers,
  socialHandlers,
  verificationHandlers,
} from '#identity';
import { staffHandlers } from '#staff';
import {
  bankCardHandlers,
  depositHandlers,
  paymentPasswordHandlers,
  receivePaymentEvent,
  staffWithdrawalHandlers,
  walletHandlers,
  withdrawalHandlers,
} from '#money';
import {
  gameHandlers,
  getHome,
  lotteryHandlers,
  recordHandlers,
  responsiblePlayHandlers,
  fixtureHandlers,
  roomHandlers,
  staffMemberHandlers,
  staffGameHandlers,
  vendorHandlers,
  vendorWalletHandlers,
} from '#play';
import { payoutRuleHandlers, siteStaffHandlers } from '#seed';
import { sandboxHandlers } from '#sandbox';
import { healthHandlers } from './health/healthHandlers.ts';

/** A handler for every row of the table. */
export const handlers: Handlers = {
  ...healthHandlers,
  ...systemHandlers,
  ...loginHandlers,
  ...sessionHandlers,
  ...phoneHandlers,
  ...socialHandlers,
  ...secondFactorHandlers,
  ...deviceHandlers,
  ...captchaHandlers,
  ...verificationHandlers,
  ...memberHandlers,
  ...profileHandlers,
  ...walletHandlers,
  ...vendorWalletHandlers,
  ...paymentPasswordHandlers,
  ...bankCardHandlers,
  ...withdrawalHandlers,
  ...staffHandlers,
  ...staffMemberHandlers,
  ...staffWithdrawalHandlers,
  ...siteStaffHandlers,
  ...payoutRuleHandlers,
  ...depositHandlers,
  receivePaymentEvent,
  ...lotteryHandlers,
  ...recordHandlers,
  ...messageHandlers,
  ...feedbackHandlers,
  ...responsiblePlayHandlers,
  getHome,
  ...gameHandlers,
  ...fixtureHandlers,
  ...staffGameHandlers,
  ...roomHandlers,
  ...vendorHandlers,
  ...sandboxHandlers,
};
