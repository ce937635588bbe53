import { expect, test } from 'vitest';
import { fillWish } from '../../src/create/fillWish.ts';
import { type NewFlags, saidByFlags } from './saidByFlags.ts';

test('flags say all that a brand is', () => {
  const said = saidByFlags({
    name: 'Lotus Bay',
    domain: 'https://Lotus-Bay.com/',
    languages: 'EN, vi',
    currency: 'eur',
    scheme: 'dark',
    features: 'games, wallet',
    hero: 'full',
    licence: 'MGA/B2C/1, Lotus, Ltd',
    age: '18',
    regulator: 'Malta Gaming Authority, https://www.mga.org.mt',
    testing: 'Lab, https://lab.example',
    helpline: ['GamCare, +44 808 8020 133, https://www.gamcare.org.uk', 'Therapy, https://therapy.example'],
    contact: ['help@lotus-bay.com', '+356 2131 6590', 'https://t.me/lotusbay'],
    home: 'mt',
    restricted: 'fr us',
    accent: '7c3aed',
    colour: ['darkCanvas=rgb(10 10 20)'],
  });
  expect(fillWish(said, 'flags')).toMatchObject({
    domain: 'lotus-bay.com',
    languages: ['en', 'vi'],
    currency: 'EUR',
    defaultScheme: 'dark',
    features: ['games', 'wallet'],
    layout: { hero: 'full' },
    legal: {
      licence: { number: 'MGA/B2C/1', holder: 'Lotus, Ltd' },
      minimumAge: 18,
      regulator: { name: 'Malta Gaming Authority', url: 'https://www.mga.org.mt' },
      testing: { name: 'Lab', url: 'https://lab.example' },
      helplines: [{ name: 'GamCare', phone: '+44 808 8020 133' }, { name: 'Therapy' }],
    },
    contact: [
      { kind: 'email', url: 'mailto:help@lotus-bay.com' },
      { kind: 'phone', url: 'tel:+35621316590' },
      { kind: 'telegram', label: 't.me/lotusbay' },
    ],
    regions: { home: 'MT', restricted: ['FR', 'US'] },
    colours: { accent: '#7c3aed', darkCanvas: '#0a0a14' },
  });
});

test.each<[NewFlags, string]>([
  [{ accent: 'blurple' }, '--accent "blurple" is no colour'],
  [{ colour: ['accent'] }, '--colour takes name=#hex'],
  [{ licence: 'MGA/B2C/1' }, '--licence "MGA/B2C/1" has to be "number, legal name of the holder"'],
  [{ regulator: 'MGA' }, '--regulator "MGA" has to be "name, https://address"'],
  [{ testing: 'Lab' }, '--testing "Lab" has to be "name, https://address"'],
  [{ helpline: ['GamCare, 0808'] }, '--helpline "GamCare, 0808" has to be'],
  [{ contact: ['lotus'] }, '--contact "lotus" is none of'],
  [{ age: 'adult' }, '--age "adult" is no number'],
])('%j is refused by its flag', (flags, message) => {
  expect(() => saidByFlags(flags)).toThrow(message);
});
