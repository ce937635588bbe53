import { newId } from '../createWallet.ts';
import { must, mustRefuse, mustSaySame, mustWork } from '../expectations.ts';
import type { Fixtures } from '../Fixtures.ts';
import type { Rule } from '../Rule.ts';

/** A draw long ago, so that no site shows it as its latest. */
const newResult = ({ draws }: Fixtures) => ({
  lottery: draws?.lottery ?? '',
  drawNumber: newId('draw'),
  drawnAt: '2020-01-01T05:00:00.000Z',
  prizes: [{ prize: 'N', numbers: ['07', '21', '45'] }],
});

/** A rule that a result with something wrong is refused, and leaves the draw free. */
const refusal = (id: string, title: string, code: string, fields: () => Record<string, unknown>): Rule => ({
  id,
  title,
  needs: ['draws'],
  play: async ({ wallet, fixtures }) => {
    const result = newResult(fixtures);
    await mustRefuse(wallet.tell({ ...result, ...fields() }), code, 'Such a result');
    await mustWork(wallet.tell(result), 'The right result after it');
  },
});

/** What telling a result has to do. */
export const draws: readonly Rule[] = [
  {
    id: 'result-again',
    title: 'A result that comes again gets the stored answer.',
    needs: ['draws'],
    play: async ({ wallet, fixtures }) => {
      const result = newResult(fixtures);
      const first = await mustWork(wallet.tell(result), 'A result');
      must(first.value['drawNumber'] === result.drawNumber, 'The answer has to name the draw.');
      mustSaySame(first, await mustWork(wallet.tell(result), 'The same again'), 'A result that comes again');
    },
  },
  {
    id: 'result-differs',
    title: 'Another result of a draw that was told is refused, and the first one stays.',
    needs: ['draws'],
    play: async ({ wallet, fixtures }) => {
      const result = newResult(fixtures);
      await mustWork(wallet.tell(result), 'A result');
      const other = { ...result, prizes: [{ prize: 'N', numbers: ['07', '21', '46'] }] };
      await mustRefuse(wallet.tell(other), 'RESULT_DIFFERS', 'Another result');
      await mustWork(wallet.tell(result), 'The first one again');
    },
  },
  {
    id: 'result-vendor',
    title: 'A vendor tells of no lottery but its own.',
    needs: ['draws'],
    play: async ({ wallet, fixtures }) => {
      const { vendor, secret } = fixtures;
      await mustRefuse(
        wallet.tell(newResult(fixtures), { vendor, secret }),
        'LOTTERY_UNKNOWN',
        'A result from another vendor',
      );
    },
  },
  {
    id: 'result-signature',
    title: 'A result with the signature of another is refused.',
    needs: ['draws'],
    play: async ({ wallet, fixtures }) => {
      const { secret } = fixtures;
      await mustRefuse(wallet.tell(newResult(fixtures), { secret }), 'BAD_SIGNATURE', 'Such a result');
    },
  },
  refusal('result-early', 'A draw that is still to come is not told.', 'INVALID_INPUT', () => ({
    drawnAt: new Date(Date.now() + 86_400_000).toISOString(),
  })),
  refusal('result-form', 'Numbers are written with digits alone.', 'INVALID_INPUT', () => ({
    prizes: [{ prize: 'N', numbers: ['7 ', 'x'] }],
  })),
];
