import type { BodyOf } from '@marquee/contract';
import { beforeEach, expect, test } from 'vitest';
import { openWithdrawals, paymentPassword, type TestMember } from '../withdrawals/testing/openWithdrawals.ts';

const { visit, openMember, setRules } = openWithdrawals();

let member: TestMember;
beforeEach(async () => {
  member = await openMember();
});

type Card = Partial<BodyOf<'addBankCard'>>;

const add = (changes: Card = {}, { visitor } = member) =>
  visitor.call('addBankCard', {
    body: { bankCode: 'ACB', number: '1234 5678 90', payeeName: 'NGUYEN VAN A', paymentPassword, ...changes },
  });

const cards = async () => (await member.visitor.call('getBankCards')).value;

test('a bank account is added, and only its last four digits are told again', async () => {
  const { value } = await add();
  expect(value).toMatchObject({ bankName: 'ACB', number: '••••••7890' });
  const known = await cards();
  expect(known?.cards.map(({ bankCode }) => bankCode)).toEqual(['VCB', 'ACB']);
  expect(JSON.stringify(known)).not.toContain('1234567890');
  expect(known?.banks.length).toBeGreaterThan(10);
});

test.each([
  ['bankCode', { bankCode: 'NOBANK' }],
  ['number', { number: '12345' }],
  ['number', { number: 'DE00 1234' }],
  ['number', { number: '1'.repeat(20) }],
  ['payeeName', { payeeName: 'A' }],
] as const)('a wrong %s is named', async (field, changes) => {
  expect((await add(changes)).error?.details?.fields?.map((problem) => problem.field)).toEqual([field]);
});

test('it has to be in the member’s own name, with or without marks', async () => {
  const { error } = await add({ payeeName: 'TRAN VAN B' });
  expect(error?.code).toBe('PAYEE_NAME_DIFFERS');
  expect(error?.details?.fields?.[0]?.field).toBe('payeeName');
  expect((await add({ payeeName: 'Nguyễn  Văn a' })).status).toBe(200);
});

test('the first one tells the name where nobody has asked before', async () => {
  const stranger = visit({ host: 'senvang-vip.localhost' });
  await stranger.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
  const set = { password: 'Marquee-2026', paymentPassword, confirmPaymentPassword: paymentPassword };
  await stranger.call('setPaymentPassword', { body: set });
  expect((await stranger.call('getBankCards')).value?.payeeName).toBeNull();
  expect((await add({ payeeName: 'Đỗ Minh Khang' }, { ...member, visitor: stranger })).status).toBe(200);
  expect((await stranger.call('getBankCards')).value?.payeeName).toBe('Đỗ Minh Khang');
  const other = await add({ payeeName: 'NGUYEN VAN A', number: '999999' }, { ...member, visitor: stranger });
  expect(other.error?.code).toBe('PAYEE_NAME_DIFFERS');
});

test('twice it is refused, and once it was removed it can come back', async () => {
  const { value } = await add();
  expect((await add({ number: '1234567890' })).error?.code).toBe('CARD_EXISTS');
  const body = { id: value?.id ?? '', paymentPassword };
  expect((await member.visitor.call('removeBankCard', { body })).status).toBe(200);
  expect((await member.visitor.call('removeBankCard', { body })).error?.code).toBe('NOT_FOUND');
  expect((await add()).status).toBe(200);
});

test('there are as many as the merchant allows, however many are added at once', async () => {
  await setRules({ maxCards: 3 }, member.username);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => add({ number: `12345678${index}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await cards())?.cards).toHaveLength(3);
  expect((await add()).error?.code).toBe('TOO_MANY_CARDS');
});

test('the payment password confirms each change', async () => {
  expect((await add({ paymentPassword: '000001' })).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
  const body = { id: member.cardId, paymentPassword: '000001' };
  const removed = await member.visitor.call('removeBankCard', { body });
  expect(removed.error?.code).toBe('PAYMENT_PASSWORD_WRONG');
  expect((await cards())?.cards).toHaveLength(1);
});

test('nobody removes somebody else’s', async () => {
  const thief = await openMember();
  const body = { id: member.cardId, paymentPassword };
  expect((await thief.visitor.call('removeBankCard', { body })).error?.code).toBe('NOT_FOUND');
  expect((await cards())?.cards).toHaveLength(1);
});
