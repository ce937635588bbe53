import { mustMove, mustRefuse, mustWork } from '../expectations.ts';
import type { Wire } from '../createWallet.ts';
import type { Rule } from '../Rule.ts';
import { sign } from '../sign.ts';
import { newBet, openBet } from './openBet.ts';

/** A rule that a bet sent in some way is nobody's, and moves nothing. */
const unsigned = (id: string, title: string, wire: Wire): Rule => ({
  id,
  title,
  play: async ({ wallet, fixtures: { main } }) => {
    await mustMove(wallet, main, 0, () =>
      mustRefuse(wallet.call(main, 'bet', newBet(), wire), 'BAD_SIGNATURE', 'Such a bet'),
    );
  },
});

/** The same data in a text that no serialiser writes by itself. */
const oddly = (body: Record<string, unknown>) =>
  JSON.stringify(Object.fromEntries(Object.entries(body).toReversed()), null, 3).replace(
    '"bet"',
    '"\\u0062et"',
  );

/** What signatures prove. */
export const signatures: readonly Rule[] = [
  unsigned('signature-missing', 'A call without a signature is refused.', { signature: null }),
  unsigned('signature-other', 'A call with a signature of nothing in particular is refused.', {
    signature: 'a'.repeat(64),
  }),
  unsigned('signature-secret', 'A call that is signed without a secret is refused.', { secret: '' }),
  {
    id: 'signature-body',
    title: 'A signature that was good for one body is refused with another.',
    play: async ({ wallet, fixtures: { main, secret } }) => {
      let text = '';
      const write = (body: Record<string, unknown>) => (text = JSON.stringify(body));
      await mustWork(wallet.call(main, 'bet', newBet(), { write }), 'A bet');
      await mustMove(wallet, main, 0, () =>
        mustRefuse(
          wallet.call(main, 'bet', newBet(), { signature: sign(text, secret) }),
          'BAD_SIGNATURE',
          'A bet with the signature of another',
        ),
      );
    },
  },
  {
    id: 'signature-raw',
    title: 'The signature is over the bytes of the body, however the JSON is written.',
    play: async ({ wallet, fixtures: { main } }) => {
      await mustMove(wallet, main, -10, () =>
        mustWork(wallet.call(main, 'bet', newBet(), { write: oddly }), 'A bet written in another way'),
      );
    },
  },
  {
    id: 'signature-call',
    title: 'A body that was signed for one call is refused by the others.',
    play: async ({ wallet, fixtures: { main } }) => {
      const { roundId } = await openBet(wallet, main);
      const stolen = { call: 'balance', roundId };
      await mustRefuse(wallet.call(main, 'endRound', stolen), 'INVALID_INPUT', 'A body of another call');
    },
  },
];
