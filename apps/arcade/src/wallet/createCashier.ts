import { createHash, randomUUID } from 'node:crypto';
import type { Seat } from '../launch/Seat.ts';
import type { Seats } from '../launch/createSeats.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Store } from '../store/openStore.ts';
import type { Answer } from './Answer.ts';
import type { Send } from './createSender.ts';

/** Times that a bet is sent before it is given up and rolled back. */
const betTries = 3;

/** Milliseconds before what was not answered is sent again: twice as long each time, a minute at most. */
const waitAfter = (tries: number) => Math.min(60_000, 500 * 2 ** Math.min(tries, 7));

/** Milliseconds between looks at what is due. */
const lookEvery = 500;

/** Calls that are under way at once. */
const atOnce = 16;

type Kept = {
  id: string;
  session: number;
  call: 'bet' | 'win' | 'rollback' | 'endRound';
  round: string;
  amount: number;
  original: string | null;
  state: string;
  tries: number;
};

const asKept = (row: Record<string, unknown> | undefined) => row as Kept | undefined;

const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

/** What the cashier is made of; `onBalance` hears what a player can bet, in minor units, whenever it was told. */
export type CashierParts = {
  store: Store;
  seats: Pick<Seats, 'bySession'>;
  send: Send;
  onBalance?: (seat: Seat, balance: number) => void;
  log?: (message: string) => void;
};

/**
 * Speaks with players' wallets. Every call is in the store before it is sent; wins, rollbacks and ends of rounds are
 * sent until they are answered, bets three times. What a stopped program left is taken up by `start`: its bets
 * without an answer are rolled back.
 */
export const createCashier = ({ store, seats, send, onBalance, log = console.error }: CashierParts) => {
  const find = store.prepare('select * from wallet_call where id = ?');
  const add = store.prepare(`
    insert into wallet_call (id, session, call, round, amount, original, state, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`);
  const move = store.prepare('update wallet_call set state = ?, code = ? where id = ? and state = ?');
  const delay = store.prepare('update wallet_call set tries = tries + 1, next_at = ? where id = ?');
  // A round is closed once every win of it is answered, and a bet is rolled back after its wins are.
  // The first condition is the index's own, said again: SQLite takes a partial index only where it finds it in a query.
  const due = store.prepare(`
    select * from wallet_call as c
    where state in ('asking', 'waiting') and state = 'waiting' and next_at <= ? and not (call = 'endRound' and exists (
      select 1 from wallet_call as w where w.round = c.round and w.session = c.session
        and w.call <> 'endRound' and w.state in ('asking', 'waiting')))
    order by next_at, rowid limit ?`);
  const asking = store.prepare("select * from wallet_call where call = 'bet' and state = 'asking'");
  const betsOfRound = store.prepare(
    "select distinct session from wallet_call where round = ? and call = 'bet'",
  );
  const taken = store.prepare(
    "select id, amount from wallet_call where round = ? and call = 'bet' and state = 'answered' order by rowid",
  );
  const under = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isPlanned = false;

  const keep = (kept: Omit<Kept, 'tries'>) =>
    void add.run(
      kept.id,
      kept.session,
      kept.call,
      kept.round,
      kept.amount,
      kept.original,
      kept.state,
      Date.now(),
    );

  const fieldsOf = (seat: Seat, { id, call, round, amount, original }: Kept) => ({
    transactionId: id,
    roundId: round,
    ...((call === 'bet' || call === 'win') && { currency: seat.currency, amount }),
    ...(call === 'win' && { betTransactionId: original ?? '' }),
    ...(call === 'rollback' && { originalTransactionId: original ?? '' }),
  });

  const ask = async (kept: Kept) => {
    const seat = seats.bySession(kept.session);
    if (!seat) return { kind: 'refused', code: 'PLAYER_UNKNOWN' } as const;
    const answer = await send(seat.caller, kept.call, fieldsOf(seat, kept)).catch((error: unknown) => {
      if (!isClosed) log(`${kept.call} ${kept.id} of round ${kept.round} was not sent: ${String(error)}`);
      return { kind: 'unanswered' } as const;
    });
    if (answer.kind === 'done' && answer.balance !== undefined) onBalance?.(seat, answer.balance);
    return answer;
  };

  const takeBack = (bet: Pick<Kept, 'id' | 'session' | 'round'>) =>
    inTransaction(store, () => {
      for (const state of ['asking', 'answered']) move.run('void', null, bet.id, state);
      keep({
        id: `${bet.id}.back`,
        session: bet.session,
        call: 'rollback',
        round: bet.round,
        amount: 0,
        original: bet.id,
        state: 'waiting',
      });
    });

  const deliver = async (kept: Kept) => {
    const answer = await ask(kept);
    if (isClosed) return;
    if (answer.kind === 'done') move.run('answered', null, kept.id, 'waiting');
    else if (answer.kind === 'refused' && answer.code !== 'RATE_LIMITED') {
      move.run('refused', answer.code, kept.id, 'waiting');
      log(`The wallet refused ${kept.call} ${kept.id} of round ${kept.round} for good: ${answer.code}`);
    } else delay.run(Date.now() + waitAfter(kept.tries), kept.id);
  };

  const look = () => {
    isPlanned = false;
    if (isClosed || under.size >= atOnce) return;
    for (const row of due.all(Date.now(), atOnce)) {
      const kept = row as Kept;
      if (under.has(kept.id) || under.size >= atOnce) continue;
      under.add(kept.id);
      void deliver(kept).finally(() => {
        under.delete(kept.id);
        lookSoon();
      });
    }
  };
  /** One look for all that was written or answered in the same turn. */
  const lookSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(look);
  };

  const check = async (seat: Seat): Promise<Answer> => {
    const answer = await send(seat.caller, 'balance', { transactionId: `balance.${randomUUID()}` });
    if (answer.kind === 'done' && answer.balance !== undefined) onBalance?.(seat, answer.balance);
    return answer;
  };

  return {
    /**
     * Takes a stake, in minor units; answers when that is final, with the code of the refusal where it was not taken
     * (`NO_ANSWER` where the platform did not say).
     */
    bet: async (
      seat: Seat,
      { id, round, amount }: { id: string; round: string; amount: number },
    ): Promise<{ refused?: string }> => {
      const { session } = seat;
      keep({ id, session, call: 'bet', round, amount, original: null, state: 'asking' });
      for (let tries = 0; tries < betTries; tries += 1) {
        const kept = asKept(find.get(id));
        if (kept?.state === 'answered') return {};
        if (kept?.state !== 'asking') return { refused: 'NO_ANSWER' };
        const answer = await ask(kept);
        // The program that starts after this one takes it from here.
        if (isClosed) break;
        if (answer.kind === 'refused') {
          move.run('refused', answer.code, id, 'asking');
          return { refused: answer.code };
        }
        // One that was given back meanwhile is void, whatever the answer says.
        if (answer.kind === 'done')
          return move.run('answered', null, id, 'asking').changes === 1 ? {} : { refused: 'NO_ANSWER' };
        await pause(waitAfter(tries) / 2);
      }
      if (!isClosed) takeBack({ id, session, round });
      lookSoon();
      return { refused: 'NO_ANSWER' };
    },
    /** The stakes of a round that the wallet has taken, in the order in which they were asked for. */
    taken: (round: string) => taken.all(round) as Pick<Kept, 'id' | 'amount'>[],
    /** Gives a stake back, also one whose answer is still on its way. */
    rollback: (seat: Pick<Seat, 'session'>, { id, round }: { id: string; round: string }): void => {
      takeBack({ id, session: asKept(find.get(id))?.session ?? seat.session, round });
      lookSoon();
    },
    /** Pays a round's wins, in minor units, and closes it for the player; one without wins is closed too. */
    settle: (
      seat: Pick<Seat, 'session'>,
      round: string,
      wins: readonly { bet: string; amount: number }[],
    ): void => {
      inTransaction(store, () => {
        let { session } = seat;
        for (const { bet, amount } of wins) {
          // What a bet won goes to the launch that staked it.
          session = asKept(find.get(bet))?.session ?? session;
          // A bet that won nothing is settled by the round's end.
          if (amount > 0)
            keep({ id: `${bet}.win`, session, call: 'win', round, amount, original: bet, state: 'waiting' });
        }
        if (wins.length === 0) {
          const own = betsOfRound.all(round).find((row) => row['session'] === session);
          session = own ? Number(own['session']) : session;
        }
        const id = `end.${short(`${round} ${session}`)}`;
        keep({ id, session, call: 'endRound', round, amount: 0, original: null, state: 'waiting' });
      });
      lookSoon();
    },
    /** Asks whether the platform knows the launch, and what the player can bet. */
    check,
    /** What the player can bet, in minor units; undefined where the platform does not say. */
    balance: async (seat: Seat): Promise<number | undefined> => {
      const answer = await check(seat);
      return answer.kind === 'done' ? answer.balance : undefined;
    },
    /** Takes up what the program before left, and sends what is due from then on. */
    start: (): void => {
      for (const row of asking.all()) takeBack(row as Kept);
      timer = setInterval(look, lookEvery);
      look();
    },
    /** How many calls still wait for an answer. */
    waiting: (): number =>
      Number(
        store.prepare("select count(*) as n from wallet_call where state in ('asking', 'waiting')").get()?.[
          'n'
        ],
      ),
    stop: (): void => {
      isClosed = true;
      clearInterval(timer);
    },
  };
};

export type Cashier = ReturnType<typeof createCashier>;
