import { fieldProblem, type Handler, recordEvent } from '#kernel';
import { describePlay } from './describePlay.ts';
import { setLimit } from './setLimit.ts';

/** Withdraws a looser limit that waits. One that has taken effect by now stays. */
export const keepPlayLimit: Handler<'keepPlayLimit'> = (context, { body: { kind, period } }) => {
  const { merchant, session, language } = context;
  const now = context.now();
  const account = session.accountId;
  return context.tenant(async (tx) => {
    const next = await setLimit(tx, { merchant, account, kind, period, now, wanted: ({ chosen }) => chosen });
    if (next === undefined) throw fieldProblem(language, 'kind', 'choice');
    if (next) await recordEvent(tx, context, next.event, account, { kind, period, limit: next.amount });
    return describePlay(tx, { merchant, account, now });
  });
};
