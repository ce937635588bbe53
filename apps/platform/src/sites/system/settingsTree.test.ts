import { expect, test } from 'vitest';
import { isFlagOn, settingsTree } from './settingsTree.ts';

const stored = [
  { modId: 'LOGIN', parentModId: null, isEnabled: true, value: null },
  { modId: 'LOGINREQCAPTCHA3', parentModId: 'LOGIN', isEnabled: true, value: null },
  { modId: 'MOBILEVERCODELOGIN3', parentModId: 'LOGIN', isEnabled: false, value: null },
  { modId: 'TRIAL', parentModId: null, isEnabled: false, value: null },
  { modId: 'FREEPLAY3', parentModId: 'TRIAL', isEnabled: true, value: 'x' },
];

test('settings stand under their groups in their order', () => {
  expect(settingsTree(stored)).toEqual([
    {
      modId: 'LOGIN',
      enabled: '1',
      childrenNodes: [
        { modId: 'LOGINREQCAPTCHA3', enabled: '1', childrenNodes: [] },
        { modId: 'MOBILEVERCODELOGIN3', enabled: '0', childrenNodes: [] },
      ],
    },
    {
      modId: 'TRIAL',
      enabled: '0',
      childrenNodes: [{ modId: 'FREEPLAY3', enabled: '1', value: 'x', childrenNodes: [] }],
    },
  ]);
});

test('a flag is on when it and its group are', () => {
  const tree = settingsTree(stored);
  expect(isFlagOn(tree, 'LOGINREQCAPTCHA3')).toBe(true);
  expect(isFlagOn(tree, 'MOBILEVERCODELOGIN3')).toBe(false);
  expect(isFlagOn(tree, 'FREEPLAY3')).toBe(false);
  expect(isFlagOn(tree, 'DIRECTREG3')).toBe(false);
});
