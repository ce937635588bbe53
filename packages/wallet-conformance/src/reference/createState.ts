import type { Fixtures } from '../Fixtures.ts';
import type { Purse, State } from './State.ts';

const idOf = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;

const people: readonly Purse[] = [
  { real: 10_000, bonus: 0, isBlocked: false },
  { real: 10_000, bonus: 0, isBlocked: false },
  { real: 10_000, bonus: 0, isBlocked: true },
  { real: 1_000, bonus: 500, isBlocked: false },
];

/** Players, tokens and vendors of a reference that keeps every rule, or all but one. */
export const createState = (fault: string | undefined): { state: State; fixtures: Fixtures } => {
  const [vendor, foreign] = ['LANTERN', 'BANYAN'];
  const secrets = new Map([
    [vendor, 'the secret of the reference’s vendor'],
    [foreign, 'the secret of the reference’s other one'],
  ]);
  const tokens: State['tokens'] = new Map();
  const party = (index: number) => {
    const player = idOf(index + 1);
    const given = { player, game: 'a-game', vendor, isExpired: false };
    tokens.set(`open-${index}`, given).set(`expired-${index}`, { ...given, isExpired: true });
    return { player, token: `open-${index}`, expiredToken: `expired-${index}` };
  };
  const state: State = {
    brand: 'REFERENCE',
    currency: 'VND',
    secrets,
    purses: new Map(people.map((purse, index) => [idOf(index + 1), { ...purse }])),
    tokens,
    taken: new Map(),
    closed: new Map(),
    results: new Map(),
    breaks: (rule) => rule === fault,
    waiting: [],
    seenSignatures: new Set(),
  };
  const fixtures: Fixtures = {
    url: '',
    vendor,
    secret: secrets.get(vendor) ?? '',
    brand: state.brand,
    gameId: 'a-game',
    currency: state.currency,
    main: party(0),
    other: party(1),
    blocked: party(2),
    mixed: party(3),
    foreign: { vendor: foreign, secret: secrets.get(foreign) ?? '' },
    draws: { vendor: foreign, secret: secrets.get(foreign) ?? '', lottery: `lottery of ${foreign}` },
    timeout: 300,
  };
  return { state, fixtures };
};
