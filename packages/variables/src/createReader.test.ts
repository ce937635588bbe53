import { expect, test } from 'vitest';
import { createReader } from './createReader.ts';
import type { Variables } from './Variable.ts';

const declared = {
  NAME: { kind: 'text', purpose: 'a name', required: 'always' },
  KEY: { kind: 'text', purpose: 'a key', required: 'outside the sandbox', isSecret: true, least: 8 },
  HOST: { kind: 'text', purpose: 'an address', default: '0.0.0.0', sandboxDefault: 'localhost' },
  PORT: { kind: 'port', purpose: 'a port', default: '80' },
  WAIT: { kind: 'seconds', purpose: 'a time', most: 30, default: '5' },
  MANY: { kind: 'count', purpose: 'a number' },
  IS_LOUD: { kind: 'flag', purpose: 'a switch', default: '0' },
  LEVEL: { kind: 'choice', purpose: 'a level', choices: ['low', 'high'], default: 'low' },
  MAIL: { kind: 'url', purpose: 'a server', protocols: ['smtp:', 'smtps:'] },
  NEAR: { kind: 'networks', purpose: 'networks' },
} as const satisfies Variables;

const read = (env: Record<string, string>) => {
  const problems: string[] = [];
  return { reader: createReader(declared, env, problems), problems };
};

test('everything that is wrong is told at once, each with what to set', () => {
  const { reader, problems } = read({
    KEY: 'short',
    PORT: '99999',
    WAIT: '31',
    MANY: '-1',
    IS_LOUD: 'yes',
    LEVEL: 'mid',
    MAIL: 'http://mail',
    NEAR: '10.0.0.0/8, 10.0.0.0/33, near',
  });
  reader.requiredText('NAME');
  reader.text('KEY');
  for (const name of ['PORT', 'WAIT', 'MANY'] as const) reader.number(name);
  reader.isOn('IS_LOUD');
  reader.text('LEVEL');
  reader.text('MAIL');
  reader.networks('NEAR');
  expect(problems).toEqual([
    expect.stringContaining('Set NAME: a name'),
    expect.stringContaining('KEY has to have at least 8 characters'),
    expect.stringContaining('"99999"'),
    expect.stringContaining('from 0 to 30'),
    expect.stringContaining('"-1"'),
    expect.stringContaining('1 or 0'),
    expect.stringContaining('low, high'),
    expect.stringContaining('smtp:// or smtps://'),
    expect.stringContaining('"10.0.0.0/33"'),
    expect.stringContaining('"near"'),
  ]);
  expect(problems.join()).not.toContain('short');
});

test('what is left out has its default, in the sandbox its own', () => {
  expect(read({}).reader.text('HOST')).toBe('0.0.0.0');
  expect(read({ SANDBOX: '1' }).reader.text('HOST')).toBe('localhost');
  expect(read({ SANDBOX: '1', HOST: ' ::1 ' }).reader.text('HOST')).toBe('::1');
  expect(read({}).reader.number('MANY')).toBeUndefined();
});

test('what only the sandbox can do without says so outside of it', () => {
  const outside = read({});
  outside.reader.text('KEY');
  expect(outside.problems).toEqual([expect.stringMatching(/Set KEY.*SANDBOX=1/)]);
  const inside = read({ SANDBOX: '1' });
  inside.reader.text('KEY');
  expect(inside.problems).toEqual([]);
});

test('without a list of problems the first one is thrown', () => {
  expect(() => createReader(declared, {}).text('NAME')).toThrow('Set NAME');
});
