import { createReader, testVariables } from '@marquee/variables';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Posted, Posting, PostingLine } from './Posting.ts';
import { createModel } from './testing/createModel.ts';
import { owners, type Step, step } from './testing/modelSteps.ts';
import { openTestLedger } from './testing/openTestLedger.ts';
import { playForgotten } from './testing/playForgotten.ts';

const { database } = openTestLedger();

const { number, requiredNumber } = createReader(testVariables);
const numRuns = requiredNumber('LEDGER_SEQUENCES');
const seed = number('LEDGER_SEED') ?? Date.now() % 1_000_000_000;

type Asked = Pick<Posting, 'idempotencyKey' | 'lines' | 'settles'>;
type Hold = { id: number; lines: readonly PostingLine[] };

const moneyLines = (taken: Exclude<Step, { which: number }>): PostingLine[] => {
  const { type, owner, currency, amount } = taken;
  const cash = { kind: 'house', book: 'cash', currency } as const;
  const own = (kind: 'real' | 'bonus' | 'hold', change: number): PostingLine => ({
    kind,
    owner,
    currency,
    amount: change,
  });
  switch (type) {
    case 'deposit':
      return [{ ...cash, amount: -amount }, own('real', amount)];
    case 'bonus':
      return [{ ...cash, book: 'promotions', amount: -amount }, own('bonus', amount)];
    case 'withdraw':
      return [own('real', -amount), { ...cash, amount }];
    case 'hold':
      return [own('real', -amount), own('hold', amount)];
    case 'gift':
      return [own('real', -amount), { ...own('real', amount), owner: taken.to } as PostingLine];
  }
};

const settleLines = ([real, held]: readonly PostingLine[], share: number, change: number): PostingLine[] => {
  if (!real || !held) throw new Error('A hold has two lines.');
  const amount = held.amount + change;
  const captured = Math.floor(amount * share);
  const lines: PostingLine[] = [
    { ...held, amount: -amount },
    { kind: 'house', book: 'cash', currency: held.currency, amount: captured },
    { ...real, amount: amount - captured },
  ];
  return lines.filter((line) => line.amount !== 0);
};

/** Turns a step into the transfer that it asks for; undefined when there is nothing to go back to yet. */
const askedOf = (
  taken: Step,
  idempotencyKey: string,
  accepted: readonly Asked[],
  holds: readonly Hold[],
): Asked | undefined => {
  if (!('which' in taken)) return { idempotencyKey, lines: moneyLines(taken) };
  if (taken.type === 'settle') {
    const hold = holds[taken.which % (holds.length || 1)];
    return (
      hold && {
        idempotencyKey,
        settles: hold.id,
        lines: settleLines(hold.lines, taken.share, taken.amountChange),
      }
    );
  }
  const before = accepted[taken.which % (accepted.length || 1)];
  if (!before || taken.type === 'retry') return before;
  return {
    ...before,
    lines: before.lines.map((line) => ({ ...line, amount: line.amount * 2 })) as PostingLine[],
  };
};

let sequences = 0;

/** Plays a sequence on an empty ledger and on the model; after every step both have to agree. */
const play = (steps: readonly Step[]) => {
  sequences += 1;
  return playForgotten(database(), `MODEL-${sequences}`, async (ledger) => {
    const model = createModel();
    const answers = new Map<string, Posted>();
    const holds: Hold[] = [];
    for (const [index, taken] of steps.entries()) {
      const asked = askedOf(taken, `key-${index}`, model.accepted, holds);
      if (!asked) continue;
      const expected = model.ask(asked, (id) => holds.find((hold) => hold.id === id)?.lines[1]);
      const outcome = await ledger.post(asked);
      if (expected === 'again') expect(outcome).toEqual(answers.get(asked.idempotencyKey));
      else if (expected !== 'posted') expect(outcome).toBe(expected);
      else {
        if (typeof outcome === 'string') throw new Error(`${taken.type} was refused: ${outcome}`);
        answers.set(asked.idempotencyKey, outcome);
        if (taken.type === 'hold') holds.push({ id: outcome.id, lines: asked.lines });
      }
      expect(await ledger.look()).toEqual({ standing: model.standing(), breaches: [] });
    }
    for (const owner of owners) {
      for (const currency of ['VND', 'USD'] as const) {
        const of = (kind: string) => model.balance(`${kind} ${owner} ${currency}`);
        const wanted = { real: of('real'), bonus: of('bonus'), hold: of('hold') };
        expect(await ledger.balance(owner, currency)).toEqual(wanted);
      }
    }
  });
};

test(
  `${numRuns} sequences do what the model does, every invariant holding after every step (seed ${seed})`,
  { timeout: 60_000 + numRuns * 2_000 },
  async () => {
    console.info(`Ledger model: ${numRuns} sequences, seed ${seed}; LEDGER_SEED=${seed} repeats them.`);
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), play), {
      numRuns,
      seed,
    });
    expect(sequences).toBeGreaterThanOrEqual(numRuns);
  },
);
