import { describe, expect, it } from 'vitest';
import { cardsOf } from '../testing/cardsOf.ts';
import { bestFive, handValue, nameOfValue } from './handValue.ts';

const valueOf = (text: string) => handValue(cardsOf(text));

describe('hands of poker', () => {
  it.each([
    ['As Ks 9d 5c 3h', 'highCard'],
    ['As Ac 9d 5c 3h', 'onePair'],
    ['As Ac 9d 9c 3h', 'twoPairs'],
    ['As Ac Ad 9c 3h', 'threeAlike'],
    ['As 2c 3d 4c 5h', 'straight'],
    ['As Kc Qd Jc 10h', 'straight'],
    ['As 3s 7s 9s Js', 'flush'],
    ['As Ac Ad 9c 9h', 'fullHouse'],
    ['As Ac Ad Ah 9h', 'fourAlike'],
    ['5s 6s 7s 8s 9s', 'straightFlush'],
    ['Ks As 2d 3c 4h', 'highCard'],
    ['5s 5c 5d', 'threeAlike'],
    ['5s 6s 7s', 'highCard'],
  ])('%s: %s', (text, name) => expect(nameOfValue(valueOf(text))).toBe(name));

  it('go by their groups first and by the other cards then', () => {
    expect(valueOf('As 2c 3d 4c 5h')).toBeLessThan(valueOf('2s 3c 4d 5c 6h'));
    expect(valueOf('3s 3c 2d 2c Ah')).toBeLessThan(valueOf('4s 4c 2d 2h 3h'));
    expect(valueOf('9s 9c Ad 5c 3h')).toBe(valueOf('9d 9h As 5d 3s'));
    expect(valueOf('Ks Kc 2d')).toBeLessThan(valueOf('Ks Kc 3d'));
    expect(valueOf('2s 2c 3d 4c 6h')).toBeGreaterThan(valueOf('As Kc Qd Jc 9h'));
  });

  it('are the best five of seven', () => {
    const { value } = bestFive(cardsOf('2s 7c 5d 6c 8h 9h Ah'));
    expect(value).toBe(valueOf('5d 6c 7c 8h 9h'));
  });
});
