import { expect, test, vi } from 'vitest';
import { createPlatform } from '../../app/createPlatform.ts';
import { openGameFor } from '../../play/responsiblePlay/testing/openGameFor.ts';
import { openTestPlayer } from '../../play/responsiblePlay/testing/openTestPlayer.ts';
import { createVendor, newId } from '../../play/vendors/testing/createVendor.ts';
import { followVisitor } from './testing/followVisitor.ts';

const { platform, visit, setFlags, join } = openTestPlayer();
const money = '{"changed":"money"}';
const messages = '{"changed":"messages"}';

/** A member with a game open, which `play` plays as its vendor does, and a page that listens. */
const joinTable = async () => {
  const { visitor, account } = await join();
  const seat = await openGameFor(platform(), account, 1_000);
  const play = () => createVendor(platform().app).call(seat, 'bet', { transactionId: newId(), amount: 10 });
  // The welcome and what was granted are told a moment later.
  const { heard, leave } = await followVisitor(platform().app, visitor);
  await vi.waitFor(() => expect([...new Set(heard)].toSorted()).toEqual([messages, money]));
  leave();
  return { visitor, play, ...(await followVisitor(platform().app, visitor)) };
};

const openNode = () => {
  const { config, database, merchants, log } = platform().services;
  return createPlatform({ config, database, merchants, log, hasRounds: false });
};

test('a bet is told to every page of the member and to nobody else', async () => {
  const first = await joinTable();
  const second = await followVisitor(platform().app, first.visitor);
  const other = await joinTable();
  expect([first.status, first.headers['content-type']]).toEqual([200, 'text/event-stream']);
  await first.play();
  await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([[money], [money]]));
  await other.play();
  await vi.waitFor(() => expect(other.heard).toEqual([money]));
  expect(first.heard).toEqual([money]);
  for (const { leave } of [first, second, other]) leave();
});

test('a message that was read in one page is told to the others', async () => {
  const { visitor, heard, leave } = await joinTable();
  const [message] = (await visitor.call('getInbox')).value?.messages ?? [];
  await visitor.call('markMessageRead', { body: { id: message?.id ?? '' } });
  await vi.waitFor(() => expect(heard).toEqual([messages]));
  leave();
});

test('what one node changes, the pages at another are told', async () => {
  const { visitor, play } = await joinTable();
  const node = await openNode();
  const { heard, leave } = await followVisitor(node.app, visitor);
  await play();
  await vi.waitFor(() => expect(heard).toContain(money));
  leave();
  await node.close();
});

test('a guest, a stranger’s token and another merchant’s session are refused', async () => {
  const { visitor, leave } = await joinTable();
  await setFlags({ LOGINREQCAPTCHA3: false }, 'northbay.localhost');
  const { app } = platform();
  const guest = await followVisitor(app, visit());
  const stranger = await followVisitor(app, { token: 'x'.repeat(43), cookies: visitor.cookies });
  const abroad = await followVisitor(app, visitor, 'northbay.localhost');
  expect([guest, stranger, abroad].map(({ status }) => status)).toEqual([401, 401, 401]);
  leave();
});

test('of more pages than a member may have, the first is let go', async () => {
  const first = await joinTable();
  const others = await Promise.all(
    Array.from({ length: 8 }, () => followVisitor(platform().app, first.visitor)),
  );
  await expect(first.ended).resolves.toBeUndefined();
  for (const { leave } of others) leave();
});

test('a node that is about to stop lets go of all pages, so that they go to another', async () => {
  const node = await openNode();
  const { visitor } = await join();
  const { ended } = await followVisitor(node.app, visitor);
  node.drain();
  await ended;
  const late = await followVisitor(node.app, visitor);
  await expect(late.ended).resolves.toBeUndefined();
  await node.close();
});
