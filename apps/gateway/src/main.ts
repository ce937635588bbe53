import { createGateway } from './createGateway.ts';

const { GATEWAY_PORT = '4100', GATEWAY_HOST = 'localhost', PAYMENT_SECRET } = process.env;
if (!PAYMENT_SECRET || PAYMENT_SECRET.length < 32) {
  console.error('Set PAYMENT_SECRET: at least 32 characters that the platform knows too.');
  process.exit(1);
}
if (!/^\d{1,5}$/.test(GATEWAY_PORT) || Number(GATEWAY_PORT) > 65_535) {
  console.error(`GATEWAY_PORT has to be a port from 0 to 65535, not "${GATEWAY_PORT}".`);
  process.exit(1);
}
const gateway = createGateway({ secret: PAYMENT_SECRET });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void gateway.close().then(() => process.exit(0)));
}
try {
  await gateway.listen({ port: Number(GATEWAY_PORT), host: GATEWAY_HOST });
} catch (error) {
  console.error(`The sandbox payment gateway could not start: ${(error as Error).message}`);
  process.exit(1);
}
