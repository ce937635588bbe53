import { randomInt } from 'node:crypto';
import { endpoints } from '@marquee/contract';
import { msg } from '@marquee/i18n/msg';
import { ApiFailure, createDecrypter, type Handler, momentFrom, newSecret, recordEvent, say } from '#kernel';
import { accounts } from '../accounts/schema.ts';
import { startSession } from '../session/startSession.ts';

const hours = 24;

/** Opens a free-play account (type 4), gone after 24 hours. `random` is a sealed string that is taken once. */
export const loginFreePlay: Handler<'loginFreePlay'> = async (context, { body }) => {
  const { merchant, services, language, clientAddress } = context;
  if (!body.ageConfirmed) throw new ApiFailure('UNDERAGE');
  const decrypter = createDecrypter(services.config, services.database);
  const random = await decrypter.decryptBody(body.random, endpoints.loginFreePlay.path);
  if (typeof random !== 'string' || random.length < 8) throw new ApiFailure('DECRYPTION_FAILED');
  await services.limiter.enforce('freePlayAddress', merchant.code, clientAddress);

  const now = context.now();
  const username = `demo-${newSecret().slice(0, 16)}`;
  const session = await context.tenant(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({
        merchantCode: merchant.code,
        username,
        usernameKey: username.toLowerCase(),
        type: 4,
        nickname: say(language, msg`Guest {number}`, { number: randomInt(1000, 10_000) }),
        language,
        currency: merchant.brand.currency,
        ageConfirmedAt: now,
        registerMethod: 'FREEPLAY',
        registerIp: clientAddress,
        createdAt: now,
        expiresAt: momentFrom(now, { hours }),
      })
      .returning();
    if (!account) throw new Error('A free-play account was not written.');
    const { currency } = merchant.brand;
    await services.demoMoney.openFreePlay(tx, { owner: account.id, currency, at: now });
    const started = await startSession(tx, context, account, { method: 'freeplay' });
    await recordEvent(tx, context, 'login.freePlay', account.id, { os: body.os });
    return started;
  });
  session.keep();
  return session.value;
};
