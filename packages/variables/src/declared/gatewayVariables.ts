import type { Variables } from '../Variable.ts';
import { platformVariables } from './platformVariables.ts';

/** The sandbox's payment gateway's. */
export const gatewayVariables = {
  GATEWAY_PORT: { kind: 'port', purpose: 'the port that the gateway listens at', default: '4100' },
  GATEWAY_HOST: { kind: 'text', purpose: 'the address that the gateway listens at', default: 'localhost' },
  PAYMENT_SECRET: { ...platformVariables.PAYMENT_SECRET, required: 'always' },
} as const satisfies Variables;
