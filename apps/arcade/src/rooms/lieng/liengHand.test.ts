import { expect, it } from 'vitest';
import { cardsOf } from '../testing/cardsOf.ts';
import { liengHand } from './liengHand.ts';

const of = (text: string) => liengHand(cardsOf(text));

it.each([
  ['7s 7c 7d', 'alike', 1],
  ['Qs Kc Ad', 'run', 1],
  ['As 2c 3d', 'run', 6],
  ['Js Jc Kd', 'faces', 0],
  ['Ks As 2c', 'score', 3],
  ['9s Kc Qd', 'score', 9],
])('%s: %s with %i', (text, name, score) => expect(of(text)).toMatchObject({ name, score }));

it('ranks three of a kind before runs, runs before faces, and faces before scores', () => {
  const rising = ['9s Kc Qd', 'Js Jc Kd', 'As 2c 3d', '2s 3c 4d', 'Qs Kc Ad', '2s 2c 2d', 'As Ac Ad'];
  const values = rising.map((text) => of(text).value);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
});

it('decides between the same by the highest card and its suit', () => {
  expect(of('Ah 4s 4c').value).toBeGreaterThan(of('Ad 4d 4h').value);
  expect(of('Js Qs Kh').value).toBeGreaterThan(of('Jh Qh Kd').value);
});
