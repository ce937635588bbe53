import type { Audit } from './audit/startAudit.ts';
import type { PaymentGateway } from './payments/PaymentGateway.ts';
import type { GuardDeposit } from './deposits/GuardDeposit.ts';
import type { JudgeArrival } from './deposits/JudgeArrival.ts';

declare module '../kernel/http/Services.ts' {
  interface Services {
    /** Null in a sandbox without a gateway, where deposits are not offered. */
    payments: PaymentGateway | null;
    guardDeposit: GuardDeposit;
    judgeArrival: JudgeArrival;
    audit: Audit;
  }
}
