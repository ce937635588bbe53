import type { Variables } from '../Variable.ts';

/** The sandbox's game vendor's. */
export const arcadeVariables = {
  ARCADE_PORT: { kind: 'port', purpose: 'the port that the arcade listens at', default: '4200' },
  ARCADE_HOST: { kind: 'text', purpose: 'the address that the arcade listens at', default: 'localhost' },
  SANDBOX: { kind: 'flag', purpose: '`1` lets `POST /sandbox/clock` move the clock of draws', default: '0' },
  ARCADE_DIR: { kind: 'folder', purpose: 'the folder of its rounds', required: 'always' },
  ARCADE_PARTNERS: {
    kind: 'file',
    purpose: "a JSON file: by brand's code its wallet's address and, by vendor, the secret shared with it",
    required: 'always',
  },
} as const satisfies Variables;
