import { fieldProblem, type Handler, recordEvent } from '#kernel';
import { describePlay } from '../describePlay.ts';
import { readPlaySettings } from '../readPlaySettings.ts';
import { playChoices } from '../schema.ts';

/** Sets how often the member is told how long they have played. */
export const setRealityCheck: Handler<'setRealityCheck'> = (context, { body: { minutes } }) => {
  const { merchant, session, language } = context;
  const account = session.accountId;
  return context.tenant(async (tx) => {
    const { realityCheckChoices } = await readPlaySettings(tx, merchant);
    if (!realityCheckChoices.includes(minutes)) throw fieldProblem(language, 'minutes', 'choice');
    const change = { realityCheckMinutes: minutes };
    await tx
      .insert(playChoices)
      .values({ merchantCode: merchant.code, accountId: account, ...change })
      .onConflictDoUpdate({ target: playChoices.accountId, set: change });
    await recordEvent(tx, context, 'realityCheck.changed', account, { minutes });
    return describePlay(tx, { merchant, account, now: context.now() });
  });
};
