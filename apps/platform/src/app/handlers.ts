import { captchaHandlers } from '../captcha/captchaHandlers.ts';
import { gameHandlers } from '../games/gameHandlers.ts';
import { healthHandlers } from '../health/healthHandlers.ts';
import { getHome } from '../home/getHome.ts';
import type { Handlers } from '../http/handler.ts';
import { memberHandlers } from '../member/memberHandlers.ts';
import { messageHandlers } from '../messages/messageHandlers.ts';
import { recordHandlers } from '../records/recordHandlers.ts';
import { sandboxHandlers } from '../sandbox/sandboxHandlers.ts';
import { sessionHandlers } from '../session/sessionHandlers.ts';
import { systemHandlers } from '../system/systemHandlers.ts';
import { verificationHandlers } from '../verification/verificationHandlers.ts';
import { vendorHandlers } from '../vendors/vendorHandlers.ts';
import { walletHandlers } from '../wallet/walletHandlers.ts';

/** A handler for every row of the table. */
export const handlers: Handlers = {
  ...healthHandlers,
  ...systemHandlers,
  ...sessionHandlers,
  ...captchaHandlers,
  ...verificationHandlers,
  ...memberHandlers,
  ...walletHandlers,
  ...recordHandlers,
  ...messageHandlers,
  getHome,
  ...gameHandlers,
  ...vendorHandlers,
  ...sandboxHandlers,
};
