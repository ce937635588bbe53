import { fieldProblem, type Handler, recordEvent } from '#kernel';
import { describePlay } from './describePlay.ts';
import { exclude } from './exclude.ts';
import { monthsFrom } from './monthsFrom.ts';
import { stopPlayers } from './person/stopPlayers.ts';
import { readPlaySettings } from './readPlaySettings.ts';

/** Stops bets and deposits for months, or for good. */
export const startSelfExclusion: Handler<'startSelfExclusion'> = async (context, { body: { months } }) => {
  const { merchant, session, language, services } = context;
  const now = context.now();
  const account = session.accountId;
  const { exclusionMonths } = await context.tenant((tx) => readPlaySettings(tx, merchant));
  if (!exclusionMonths.includes(months)) throw fieldProblem(language, 'months', 'choice');
  const endsAt = months === null ? null : monthsFrom(now, months, merchant.brand.timeZone);
  // First: what is written where all merchants look cannot be in the transaction of one.
  await services.personExclusions.remember(context, endsAt);
  const value = await context.tenant(async (tx) => {
    if (await exclude(tx, { merchant, account, now, kind: 'selfExclusion', endsAt }))
      await recordEvent(tx, context, 'play.selfExclusion', account, {
        until: endsAt?.toISOString() ?? null,
      });
    return describePlay(tx, { merchant, account, now });
  });
  await stopPlayers(services);
  return value;
};
