import { expect, test } from 'vitest';
import { type Season, seasonPays, seasons, wheel } from './seasons.ts';

const names = Object.keys(seasonPays) as Season[];

test('each season has as many places of the wheel as is said', () => {
  for (const name of names) expect(wheel.filter((one) => one === name)).toHaveLength(seasonPays[name].places);
});

test('each season gives back 96 percent, over all places', () => {
  for (const name of names) {
    const sum = wheel.reduce((all, _, place) => all + seasons.returns(name, [place]), 0);
    expect(sum / wheel.length).toBe(96);
  }
});
