import { expect, test } from 'vitest';
import { openRules, openWithdrawals } from './testing/openWithdrawals.ts';

const { openMember, operator, setRules, moveClock, resetClock } = openWithdrawals();

test('withdrawals tell within how long eight in ten of the last ones were paid, once there are ten', async () => {
  await setRules(openRules);
  const { visitor, withdraw } = await openMember(1_000);
  const usual = async () => (await visitor.call('getWithdrawalTerms')).value?.usualMinutes;
  const references: string[] = [];
  for (let index = 0; index < 10; index += 1)
    references.push((await withdraw(10)).value?.reference ?? 'refused');
  const pay = async (wanted: readonly string[]) => {
    for (const reference of wanted) {
      await operator.approve(reference);
      expect((await operator.pay(reference)).status).toBe(200);
    }
  };
  await pay(references.slice(0, 7));
  await moveClock(19 * 60 + 30);
  await pay(references.slice(7, 9));
  expect(await usual()).toBeNull();
  await pay(references.slice(9));
  expect(await usual()).toBe(20);
  await resetClock();
});
