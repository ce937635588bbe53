export { playPush } from './push/playPush.ts';
export { registerOutboxPage } from './registerOutboxPage.ts';
export { sandboxHandlers } from './sandboxHandlers.ts';
export { playGeetest } from './geetest/playGeetest.ts';
export { registerSocialParties } from './social/registerSocialParties.ts';
