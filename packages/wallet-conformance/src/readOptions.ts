import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Fixtures } from './Fixtures.ts';
import { openSandbox } from './openSandbox.ts';

/** How the kit is called. */
export const usage = `Plays every rule of the wallet for game vendors against an implementation.

  npm run wallet:conformance -- --sandbox http://sen-vang.localhost:4000
      asks a Marquee platform in the sandbox for players, and plays them

  npm run wallet:conformance -- --url https://brand.example/vendor/v1 --secret … --vendor … --brand … \\
      --game … --currency … --player … --token …
      plays a player who has a game open and 10,000 minor units or more

More players let more rules be tried:
  --expired-token …                     an expired token of the same player and game
  --other-player … --other-token …      another player of the same game, with as much money
  --blocked-player … --blocked-token …  a player who may not bet
  --mixed-player … --mixed-token …      one with 100 or more of real and of bonus money
  --foreign-vendor … --foreign-secret … another vendor of the brand
  --draws-vendor … --draws-secret … --lottery …
                                        a vendor with a lottery that may draw at any moment
  --fixtures file.json                  all of these in a file; options win over it
  --timeout 3000                        milliseconds in which a call has to be answered
  --rule id                             plays this rule alone; may be repeated
  --json                                writes the report as JSON

It ends with 0 when no rule is broken, with 1 when one is, and with 2 when it could not begin.`;

const text = { type: 'string' } as const;

const names = [
  'sandbox',
  'url',
  'secret',
  'vendor',
  'brand',
  'game',
  'currency',
  'player',
  'token',
  'fixtures',
  'timeout',
  'expired-token',
  'other-player',
  'other-token',
  'blocked-player',
  'blocked-token',
  'mixed-player',
  'mixed-token',
  'foreign-vendor',
  'foreign-secret',
  'draws-vendor',
  'draws-secret',
  'lottery',
] as const;

/** What the command line asks for. */
export type Options = { fixtures: Fixtures; rules: string[]; isJson: boolean };

type Values = Partial<Record<(typeof names)[number], string>>;

const partyOf = (player: string | undefined, token: string | undefined) =>
  player && token ? { player, token } : undefined;

const fixturesOf = (values: Values): Partial<Fixtures> => {
  const main = partyOf(values.player, values.token);
  const expiredToken = values['expired-token'];
  const [vendor, secret] = [values['foreign-vendor'], values['foreign-secret']];
  const all = {
    url: values.url,
    secret: values.secret,
    vendor: values.vendor,
    brand: values.brand,
    gameId: values.game,
    currency: values.currency,
    main: main && {
      ...main,
      ...(expiredToken && { expiredToken }),
    },
    other: partyOf(values['other-player'], values['other-token']),
    blocked: partyOf(values['blocked-player'], values['blocked-token']),
    mixed: partyOf(values['mixed-player'], values['mixed-token']),
    foreign:
      vendor && secret
        ? {
            vendor,
            secret,
          }
        : undefined,
    draws:
      values['draws-vendor'] && values['draws-secret'] && values.lottery
        ? { vendor: values['draws-vendor'], secret: values['draws-secret'], lottery: values.lottery }
        : undefined,
    timeout: values.timeout === undefined ? undefined : Number(values.timeout),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

const required = ['url', 'secret', 'vendor', 'brand', 'gameId', 'currency', 'main'] as const;

/** Reads the command line. Throws a sentence that says what is missing. */
export const readOptions = async (args: readonly string[]): Promise<Options | 'help'> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(names.map((name) => [name, text])),
      rule: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const given = values as Values & { rule: string[]; json: boolean; help: boolean };
  if (given.help || args.length === 0) return 'help';
  const file = given.fixtures ? (JSON.parse(readFileSync(given.fixtures, 'utf8')) as Partial<Fixtures>) : {};
  const base = given.sandbox ? await openSandbox(given.sandbox, given.vendor) : { timeout: 3_000, ...file };
  const fixtures = { ...base, ...fixturesOf(given) };
  const missing = required.filter((name) => !fixtures[name]);
  if (missing.length > 0) throw new Error(`Tell ${missing.join(', ')} too; --help says how.`);
  return { fixtures: fixtures as Fixtures, rules: given.rule, isJson: given.json };
};
