import type { Geetest } from './captcha/createGeetest.ts';
import type { FurtherProof } from './login/challenge/FurtherProof.ts';
import type { PersonExclusions } from './accounts/PersonExclusions.ts';
import type { TimeLimits } from './session/TimeLimits.ts';
import type { PushParty } from './push/createPushParty.ts';
import type { PhoneParty } from './social/phone/createPhoneParty.ts';
import type { SocialParties } from './social/SocialParty.ts';
import type { PayoutCooling } from './profile/PayoutCooling.ts';
import type { DemoAccount } from './member/DemoAccount.ts';
import type { DemoMoney } from './member/DemoMoney.ts';

declare module '../kernel/http/Services.ts' {
  interface Services {
    social: SocialParties;
    phone: PhoneParty;
    geetest: Geetest;
    /** Null where no keys are set: no notifications are offered. */
    push: PushParty | null;
    /** Those that a sandbox makes, none elsewhere. */
    demoAccounts: readonly DemoAccount[];
    demoMoney: DemoMoney;
    timeLimits: TimeLimits;
    personExclusions: PersonExclusions;
    payoutCooling: PayoutCooling;
    /** Ways to prove a login that know of more than the account, the weakest last. */
    furtherProofs: readonly FurtherProof[];
  }
}
