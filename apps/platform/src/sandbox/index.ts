export { registerOutboxPage } from './registerOutboxPage.ts';
export { sandboxHandlers } from './sandboxHandlers.ts';
export { registerSocialParties } from './social/registerSocialParties.ts';
