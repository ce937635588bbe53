import type { Faults } from './Fault.ts';
import { server, unit } from './Proof.ts';

const platform = (file: string) => `apps/platform/src/${file}`;

export const money: Faults = {
  kind: 'Money',
  faults: [
    {
      name: 'An approved withdrawal can be cancelled',
      edits: [
        {
          file: platform('money/withdrawals/states.ts'),
          find: "cancel: { by: ['member'], from: ['requested', 'held', 'onHold'],",
          replace: "cancel: { by: ['member'], from: ['requested', 'held', 'onHold', 'approved'],",
        },
      ],
      proof: server(
        platform('money/withdrawals/withdrawals.test.ts'),
        'a member takes back what is not approved, and nothing else',
      ),
    },
    {
      name: 'A deposit is credited anew by each event',
      edits: [
        {
          file: platform('money/deposits/recordDeposit.ts'),
          find: "if (type === 'deposit.paid' && row.state !== 'paid') {",
          replace: "if (type === 'deposit.paid') {",
        },
        {
          file: platform('money/deposits/creditDeposit.ts'),
          find: 'idempotencyKey: `deposit:${id}`,',
          replace: 'idempotencyKey: `deposit:${id}:${crypto.randomUUID()}`,',
        },
      ],
      proof: server(
        platform('money/paymentEvents/receivePaymentEvent.test.ts'),
        'told a hundred times at once, it credits once, and each telling is taken',
      ),
    },
    {
      name: 'The key of a transfer is ignored',
      edits: [
        {
          file: platform('play/vendorWallets/transferWallet.ts'),
          find: ':${idempotencyKey}`',
          replace: ':${idempotencyKey}:${crypto.randomUUID()}`',
        },
      ],
      before: 'a journey that lost an answer',
      proof: server(
        platform('play/vendorWallets/transferWallet.test.ts'),
        'a key moves money once, however often it comes; with other data it is refused',
      ),
    },
    {
      name: 'A vendor’s wrong signature is accepted',
      edits: [
        {
          file: platform('kernel/http/isSigned.ts'),
          find: "timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given)",
          replace: "timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given) || true",
        },
      ],
      proof: server(
        platform('play/vendors/vendorWallet.test.ts'),
        'a call that is not signed with this vendor’s and merchant’s secret is nobody’s',
      ),
    },
    {
      name: 'An unsigned event of a gateway is taken',
      edits: [
        {
          file: platform('kernel/http/requireSignature.ts'),
          find: "payments?.isSigned(body, headers['x-signature'])",
          replace: "(payments?.isSigned(body, headers['x-signature']) || true)",
        },
      ],
      proof: server(
        platform('money/paymentEvents/receivePaymentEvent.test.ts'),
        'without the gateway’s signature nothing is read, and it is written down',
      ),
    },
    {
      name: 'A request for a withdrawal does not lock its member',
      edits: [{ file: platform('identity/accounts/findOwner.ts'), find: ".for('update')", replace: '' }],
      proof: unit(
        'postgres',
        platform('money/withdrawals/races.test.ts'),
        'a request waits for whoever has the member’s row, on whichever node',
      ),
    },
    {
      name: 'Events at once do not wait for each other: a lock is gone, and an update is lost',
      edits: [
        {
          file: platform('money/deposits/recordDeposit.ts'),
          find: "where(eq(deposits.reference, event.reference)).for('update');",
          replace: 'where(eq(deposits.reference, event.reference));',
        },
      ],
      proof: unit(
        'postgres',
        platform('money/paymentEvents/receivePaymentEvent.test.ts'),
        'told a hundred times at once, it credits once, and each telling is taken',
      ),
    },
    {
      name: 'A looser limit counts at once',
      edits: [
        {
          file: platform('play/responsiblePlay/nextLimit.ts'),
          find: 'present !== null && (wanted === null || wanted > present);',
          replace: 'present !== null && wanted === null;',
        },
      ],
      before: 'the suite’s second run, on PostgreSQL',
      proof: server(
        platform('play/responsiblePlay/limits.test.ts'),
        'a looser one waits 24 hours, shown all the while, and needs nobody to take effect',
      ),
    },
    {
      name: 'A bet that was rolled back is paid',
      edits: [
        {
          file: 'apps/platform/functions/3-vendors.sql',
          find: "ELSIF v_bet.kind = 'tombstone' OR v_bet.rolled_back_at IS NOT NULL THEN",
          replace: "ELSIF v_bet.kind = 'tombstone' THEN",
        },
      ],
      proof: server(
        platform('play/vendors/conformance.test.ts'),
        'the wallet keeps every rule of the conformance kit',
      ),
    },
    {
      name: 'The bonus part of a win is rounded up',
      edits: [
        {
          file: 'apps/platform/functions/3-vendors.sql',
          find: 'div(p_amount::numeric * v_bet.bonus_part, v_bet.amount)::bigint;',
          replace: 'ceil(p_amount::numeric * v_bet.bonus_part / v_bet.amount)::bigint;',
        },
      ],
      proof: server(
        platform('play/vendors/vendorWallet.test.ts'),
        'a bet takes real money first, then bonus money, and a win comes back in that proportion',
      ),
    },
    {
      name: 'A fee is paid out instead of kept',
      edits: [
        {
          file: platform('money/withdrawals/endHold.ts'),
          find: 'whole: { paid: amount - fee, fee, back: 0 },',
          replace: 'whole: { paid: amount, fee: 0, back: 0 },',
        },
      ],
      before: 'nothing',
      proof: server(
        platform('money/withdrawals/withdrawals.test.ts'),
        'a fee is part of the amount, and only of what is paid whole',
      ),
    },
  ],
};
