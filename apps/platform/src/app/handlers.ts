import { captchaHandlers } from '../captcha/captchaHandlers.ts';
import { depositHandlers } from '../deposits/depositHandlers.ts';
import { gameHandlers } from '../games/gameHandlers.ts';
import { healthHandlers } from '../health/healthHandlers.ts';
import { getHome } from '../home/getHome.ts';
import type { Handlers } from '../http/handler.ts';
import { memberHandlers } from '../member/memberHandlers.ts';
import { messageHandlers } from '../messages/messageHandlers.ts';
import { responsiblePlayHandlers } from '../responsiblePlay/responsiblePlayHandlers.ts';
import { receivePaymentEvent } from '../payments/receivePaymentEvent.ts';
import { recordHandlers } from '../records/recordHandlers.ts';
import { sandboxHandlers } from '../sandbox/sandboxHandlers.ts';
import { secondFactorHandlers } from '../secondFactor/secondFactorHandlers.ts';
import { sessionHandlers } from '../session/sessionHandlers.ts';
import { socialHandlers } from '../social/socialHandlers.ts';
import { systemHandlers } from '../system/systemHandlers.ts';
import { verificationHandlers } from '../verification/verificationHandlers.ts';
import { vendorHandlers } from '../vendors/vendorHandlers.ts';
import { walletHandlers } from '../wallet/walletHandlers.ts';
import { withdrawalHandlers } from '../withdrawals/withdrawalHandlers.ts';

/** A handler for every row of the table. */
export const handlers: Handlers = {
  ...healthHandlers,
  ...systemHandlers,
  ...sessionHandlers,
  ...socialHandlers,
  ...secondFactorHandlers,
  ...captchaHandlers,
  ...verificationHandlers,
  ...memberHandlers,
  ...walletHandlers,
  ...withdrawalHandlers,
  ...depositHandlers,
  receivePaymentEvent,
  ...recordHandlers,
  ...messageHandlers,
  ...responsiblePlayHandlers,
  getHome,
  ...gameHandlers,
  ...vendorHandlers,
  ...sandboxHandlers,
};
