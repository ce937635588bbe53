import { fieldProblem, type Handler, recordEvent } from '#kernel';
import { describePlay } from './describePlay.ts';
import { mostOf } from './mostOf.ts';
import { setLimit } from './setLimit.ts';

/** Sets a limit: tighter at once, looser or none after the merchant's waiting time. */
export const setPlayLimit: Handler<'setPlayLimit'> = (context, { body: { kind, period, limit } }) => {
  const { merchant, session, language } = context;
  const now = context.now();
  const account = session.accountId;
  return context.tenant(async (tx) => {
    const next = await setLimit(tx, {
      merchant,
      account,
      kind,
      period,
      now,
      wanted: ({ rule }) => {
        const max = mostOf(rule) ?? undefined;
        if (limit !== null && (limit < rule.least || (max !== undefined && limit > max)))
          throw fieldProblem(language, 'limit', 'range', { min: rule.least, max });
        return limit;
      },
    });
    if (next === undefined) throw fieldProblem(language, 'kind', 'choice');
    if (next)
      await recordEvent(tx, context, next.event, account, {
        kind,
        period,
        limit: next.amount,
        pending: next.pendingAmount,
        at: next.pendingAt?.toISOString() ?? null,
      });
    return describePlay(tx, { merchant, account, now });
  });
};
