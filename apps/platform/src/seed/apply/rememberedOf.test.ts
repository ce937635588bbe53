import { expect, test } from 'vitest';
import { isAsApplied, rememberedOf } from './rememberedOf.ts';

const topic = {
  title: { vi: 'Luật chơi', en: 'How to play' },
  html: { vi: '<p>…</p>'.repeat(20) },
  version: null,
};
const asStored = { html: topic.html, version: null, title: { en: 'How to play', vi: 'Luật chơi' } };

test('a short value is remembered as it is, null too', () => {
  expect(rememberedOf(true)).toEqual({ value: true, digest: null });
  expect(rememberedOf(null)).toEqual({ value: null, digest: null });
  expect(isAsApplied(null, rememberedOf(null))).toBe(true);
  expect(isAsApplied(false, rememberedOf(null))).toBe(false);
});

test('of a long value the digest is enough to know it again, in whatever order the database gives its keys', () => {
  const remembered = rememberedOf(topic);
  expect(remembered).toEqual({ value: null, digest: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(isAsApplied(asStored, remembered)).toBe(true);
  expect(isAsApplied({ ...asStored, version: '2' }, remembered)).toBe(false);
  expect(isAsApplied({ ...asStored, title: { en: 'How to play', vi: 'Khác' } }, remembered)).toBe(false);
  expect(isAsApplied(null, remembered)).toBe(false);
});

test('the order of a list is part of a long value', () => {
  const networks = Array.from({ length: 9 }, (_, index) => `10.${index}.0.0/16`);
  expect(isAsApplied(networks.toReversed(), rememberedOf(networks))).toBe(false);
});

test('a long value that an earlier release remembered whole is known again', () => {
  expect(isAsApplied(asStored, { value: topic, digest: null })).toBe(true);
});

test('what was not applied, or is gone, differs from what was', () => {
  expect(isAsApplied(undefined, undefined)).toBe(true);
  expect(isAsApplied(true, undefined)).toBe(false);
  expect(isAsApplied(undefined, rememberedOf(null))).toBe(false);
  expect(isAsApplied(undefined, rememberedOf(topic))).toBe(false);
});
