import { expect, test } from 'vitest';
import { playRules } from './playRules.ts';
import { startReference } from './reference/startReference.ts';
import { rules } from './rules/rules.ts';

const brokenBy = async (fault?: string) => {
  const { fixtures, stop } = await startReference(fault);
  try {
    const verdicts = await playRules(fixtures);
    return verdicts
      .filter(({ outcome }) => outcome !== 'kept')
      .map(({ rule, reason }) => ({ id: rule.id, reason }));
  } finally {
    await stop();
  }
};

test('an implementation that keeps every rule is told so', async () => {
  expect(await brokenBy()).toEqual([]);
});

test.each(rules.map(({ id }) => id))(
  '%s: an implementation that breaks it is told so, and nothing else',
  { timeout: 30_000 },
  async (id) => {
    expect(await brokenBy(id)).toEqual([{ id, reason: expect.stringMatching(/\w/) }]);
  },
);

test('no two rules have one name', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
