import { expect, test } from 'vitest';
import type { Field, FieldValue } from '../Bench.ts';
import { afterStep, type History, noHistory, type Step } from './history.ts';

const accent: Field = { file: 'tokens', path: ['colours', 'accent'], kind: 'colour' };
const radius: Field = { file: 'tokens', path: ['radius'], kind: 'choice', options: ['sharp', 'soft'] };

const set = (field: Field, value: FieldValue, at: number, base: FieldValue = 'before'): Step => ({
  kind: 'set',
  field,
  value,
  base,
  at,
});
const after = (...steps: Step[]): History => steps.reduce(afterStep, noHistory);
const values = ({ changes }: History) => changes.map(({ value }) => value);

test('changes are taken back one by one, and made again', () => {
  const history = after(set(accent, '#111111', 0), set(radius, 'sharp', 2000));
  expect(values(history)).toEqual(['#111111', 'sharp']);
  const back = afterStep(history, { kind: 'undo' });
  expect(values(back)).toEqual(['#111111']);
  expect(values(afterStep(back, { kind: 'redo' }))).toEqual(['#111111', 'sharp']);
  expect(values(afterStep(afterStep(back, { kind: 'undo' }), { kind: 'undo' }))).toEqual([]);
});

test('the many values of one pull at a slider are one step', () => {
  const history = after(set(accent, '#111111', 0), set(accent, '#121212', 300), set(accent, '#131313', 600));
  expect(values(history)).toEqual(['#131313']);
  expect(values(afterStep(history, { kind: 'undo' }))).toEqual([]);
});

test('a value that is put back to the file’s is no change', () => {
  expect(values(after(set(radius, 'sharp', 0, 'soft'), set(radius, 'soft', 2000, 'soft')))).toEqual([]);
});

test('a change after a step back leaves nothing to make again', () => {
  const history = after(set(accent, '#111111', 0), { kind: 'undo' }, set(radius, 'sharp', 2000));
  expect(values(afterStep(history, { kind: 'redo' }))).toEqual(['sharp']);
});
