import { fieldProblem, type Handler, momentFrom, recordEvent } from '#kernel';
import { describePlay } from './describePlay.ts';
import { exclude } from './exclude.ts';
import { readPlaySettings } from './readPlaySettings.ts';

/** Stops bets and deposits for some hours. */
export const startTimeOut: Handler<'startTimeOut'> = (context, { body: { hours } }) => {
  const { merchant, session, language } = context;
  const now = context.now();
  const account = session.accountId;
  return context.tenant(async (tx) => {
    const { timeOutHours } = await readPlaySettings(tx, merchant);
    if (!timeOutHours.includes(hours)) throw fieldProblem(language, 'hours', 'choice');
    const endsAt = momentFrom(now, { hours });
    if (await exclude(tx, { merchant, account, now, kind: 'timeOut', endsAt }))
      await recordEvent(tx, context, 'play.timeOut', account, { until: endsAt.toISOString() });
    return describePlay(tx, { merchant, account, now });
  });
};
