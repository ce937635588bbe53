import { join } from 'node:path';
import { arcadeVariables, createReader } from '@marquee/variables';
import { createArcade } from './createArcade.ts';
import { followPartners } from './wallet/followPartners.ts';

const problems: string[] = [];
const { requiredText, requiredNumber, isOn } = createReader(arcadeVariables, process.env, problems);
const port = requiredNumber('ARCADE_PORT');
const host = requiredText('ARCADE_HOST');
const folder = requiredText('ARCADE_DIR');
const partners = requiredText('ARCADE_PARTNERS');
const isSandbox = isOn('SANDBOX');
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
try {
  const arcade = createArcade({
    path: join(folder, 'arcade.sqlite'),
    partners: followPartners(partners, { log: console.error }),
    isSandbox,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void arcade.close().then(() => process.exit(0)));
  }
  await arcade.listen({ port, host });
} catch (error) {
  console.error(`The sandbox's game vendor could not start: ${(error as Error).message}`);
  process.exit(1);
}
