import type { Variables } from '../Variable.ts';

const repeats = (of: string, count: string) =>
  ({ kind: 'count', purpose: `how many sequences ${of} plays`, default: count }) as const;
const seed = (of: string) =>
  ({ kind: 'count', purpose: `the seed that repeats a run of ${of}; left out, one is drawn` }) as const;

/** Those of tests and benches. */
export const testVariables = {
  CI: { kind: 'text', purpose: 'set where a missing program is a failure and not a reason to skip' },
  TEST_DATABASE_URL: {
    kind: 'text',
    purpose:
      'a PostgreSQL server for the tests; left out, the suite starts one from the programs of the machine',
    isSecret: true,
  },
  CHROME: {
    kind: 'file',
    purpose: 'the Chromium that tests, pictures and benches use in place of the npm package’s',
  },
  LOOK_ALL: { kind: 'flag', purpose: '`1` draws every picture of the gallery anew', default: '0' },
  STORIES_ALONE: {
    kind: 'flag',
    purpose:
      '`1` builds Storybook without the pages of the guide, as it is looked at; the gate sets it itself',
    default: '0',
  },
  E2E_PORT: { kind: 'port', purpose: 'the port of a running `npm start` that journeys walk on' },
  FUZZ_RUNS: { kind: 'count', purpose: 'how many calls of each row are made up', default: '100' },
  FUZZ_SEED: seed('the made-up calls'),
  FAULT_SEED: seed('the faults'),
  LEDGER_SEQUENCES: repeats("the ledger's model", '500'),
  LEDGER_SEED: seed("the ledger's model"),
  WITHDRAWAL_SEQUENCES: repeats("the withdrawals' model", '150'),
  WITHDRAWAL_SEED: seed("the withdrawals' model"),
  PLAY_SEQUENCES: repeats("the limits' model", '60'),
  PLAY_SEED: seed("the limits' model"),
  VENDOR_SEQUENCES: repeats("the vendors' model", '100'),
  VENDOR_SEED: seed("the vendors' model"),
  RECORD_RUNS: repeats("the records' comparison", '4'),
  RECORD_ENTRIES: {
    kind: 'count',
    purpose:
      'how many entries the speed of records is measured with, and have its figures printed; 20,000 where it is left out',
  },
  RUNS: { kind: 'count', purpose: 'how often the bench of pages loads each', default: '3' },
  SLOWDOWN: {
    kind: 'count',
    purpose:
      "how many hundredths of this machine's time the phone of the bench of pages takes; Lighthouse's own 400 is for a machine on which a browser runs at full speed",
    default: '400',
  },
  GAMES: { kind: 'count', purpose: 'how many games the bench of games has in its lobby', default: '10000' },
  BRANDS: { kind: 'count', purpose: 'how many brands the bench of brands makes', default: '100' },
  IDLE_SECONDS: {
    kind: 'seconds',
    purpose: 'for how long the bench of brands watches a platform that nobody asks',
    default: '120',
    most: 3600,
  },
  SECONDS: {
    kind: 'seconds',
    purpose: 'how long a round of the ledger bench lasts',
    default: '6',
    most: 3600,
  },
  CONNECTIONS: { kind: 'count', purpose: 'how many callers the ledger bench has', default: '32' },
  MEMBERS: { kind: 'count', purpose: 'how many members the bench of the console has', default: '1000000' },
  ENTRIES: {
    kind: 'count',
    purpose: 'how many entries of the ledger the bench of the console has',
    default: '20000000',
  },
  ROUNDS: { kind: 'count', purpose: 'how many rounds the ledger bench has', default: '3' },
  BARE_SECRET: {
    kind: 'text',
    purpose: 'the secret of the bare server that the ledger bench compares with; the bench sets it itself',
    isSecret: true,
  },
} as const satisfies Variables;
