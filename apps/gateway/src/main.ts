import { createReader, gatewayVariables } from '@marquee/variables';
import { createGateway } from './createGateway.ts';

const problems: string[] = [];
const { requiredText, requiredNumber } = createReader(gatewayVariables, process.env, problems);
const secret = requiredText('PAYMENT_SECRET');
const port = requiredNumber('GATEWAY_PORT');
const host = requiredText('GATEWAY_HOST');
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const gateway = createGateway({ secret });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void gateway.close().then(() => process.exit(0)));
}
try {
  await gateway.listen({ port, host });
} catch (error) {
  console.error(`The sandbox payment gateway could not start: ${(error as Error).message}`);
  process.exit(1);
}
