import { eq } from '#drizzle';
import { expect, test } from 'vitest';
import { momentFrom } from '../clock/momentFrom.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { deliverDue } from './deliverDue.ts';
import { outbox } from './schema.ts';
import type { OutgoingMessage, Senders } from './Sender.ts';

const { platform } = openTestSite();
const merchantCode = 'SENVANG';

/** Carriers that fail so many times and keep what they took. */
const carrier = (failures: number) => {
  const taken: OutgoingMessage[] = [];
  let left = failures;
  const send = (message: OutgoingMessage) => {
    left -= 1;
    if (left >= 0) return Promise.reject(new Error('The carrier is away.'));
    taken.push(message);
    return Promise.resolve();
  };
  const senders: Senders = {
    sendSms: send,
    sendEmail: send,
    sendPush: () => Promise.reject(new Error('No notification is sent here.')),
  };
  return { senders, taken };
};

/** Far ahead, so that the platform's own delivery finds nothing due. */
const begin = new Date('2099-01-01T08:00:00Z');

/** The platform's parts with a clock of this test, which the platform's own delivery does not follow. */
const coreAt = (moment: { now: Date }, isSandbox = false) => {
  const { services } = platform();
  return {
    ...services,
    config: { ...services.config, isSandbox },
    clock: { ...services.clock, now: () => moment.now },
  };
};

const queue = async (values: Partial<typeof outbox.$inferInsert> = {}) => {
  const [row] = await platform().services.database.tenant(merchantCode, (tx) =>
    tx
      .insert(outbox)
      .values({
        merchantCode,
        channel: 'sms',
        recipient: '+84912345678',
        text: '123456 is your code',
        status: 'queued',
        dueAt: begin,
        expiresAt: momentFrom(begin, { minutes: 5 }),
        createdAt: begin,
        ...values,
      })
      .returning(),
  );
  if (!row) throw new Error('No message was queued.');
  const read = async () => {
    const [stored] = await platform().services.database.tenant(merchantCode, (tx) =>
      tx.select().from(outbox).where(eq(outbox.id, row.id)),
    );
    return stored;
  };
  return { id: row.id, read };
};

test('a message is sent, and its words are gone from the table', async () => {
  const moment = { now: begin };
  const { senders, taken } = carrier(0);
  const { read, id } = await queue();
  await deliverDue(coreAt(moment), merchantCode, senders);
  expect(taken).toMatchObject([{ id, recipient: '+84912345678', text: '123456 is your code' }]);
  expect(await read()).toMatchObject({ status: 'sent', text: '', attempts: 1 });
  expect(await deliverDue(coreAt(moment), merchantCode, senders)).toBeUndefined();
});

test('the sandbox keeps the words, for a person to read', async () => {
  const { read } = await queue();
  await deliverDue(coreAt({ now: begin }, true), merchantCode, carrier(0).senders);
  expect(await read()).toMatchObject({ status: 'sent', text: '123456 is your code' });
});

test('a carrier that is away is asked again, later each time', async () => {
  const moment = { now: begin };
  const { senders, taken } = carrier(2);
  const { read } = await queue();
  await deliverDue(coreAt(moment), merchantCode, senders);
  expect(await read()).toMatchObject({ status: 'queued', lastError: 'The carrier is away.' });
  expect(await deliverDue(coreAt(moment), merchantCode, senders)).toBe(5_000);
  moment.now = momentFrom(begin, { seconds: 5 });
  await deliverDue(coreAt(moment), merchantCode, senders);
  expect(taken).toHaveLength(0);
  moment.now = momentFrom(moment.now, { seconds: 10 });
  await deliverDue(coreAt(moment), merchantCode, senders);
  expect(taken).toHaveLength(1);
  expect(await read()).toMatchObject({ status: 'sent', attempts: 3, lastError: null });
});

test('a message that is worth nothing any more is given up', async () => {
  const { senders, taken } = carrier(0);
  const { read } = await queue();
  await deliverDue(coreAt({ now: momentFrom(begin, { minutes: 6 }) }), merchantCode, senders);
  expect(taken).toHaveLength(0);
  expect(await read()).toMatchObject({ status: 'failed', text: '' });
});

test('a message that a dead node had taken is sent by another after a minute', async () => {
  const { senders, taken } = carrier(0);
  await queue({ status: 'sending', dueAt: momentFrom(begin, { seconds: 60 }) });
  expect(await deliverDue(coreAt({ now: begin }), merchantCode, senders)).toBe(60_000);
  await deliverDue(coreAt({ now: momentFrom(begin, { seconds: 61 }) }), merchantCode, senders);
  expect(taken).toHaveLength(1);
});

test('a withheld message never leaves', async () => {
  const { senders, taken } = carrier(0);
  await queue({ status: 'withheld' });
  await deliverDue(coreAt({ now: begin }), merchantCode, senders);
  expect(taken).toHaveLength(0);
});

test('two nodes that look at once send a message once', async () => {
  const { senders, taken } = carrier(0);
  await Promise.all([queue(), queue(), queue()]);
  const core = coreAt({ now: begin });
  await Promise.all([deliverDue(core, merchantCode, senders), deliverDue(core, merchantCode, senders)]);
  expect(taken).toHaveLength(3);
});
