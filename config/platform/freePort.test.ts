import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './freePort.ts';

const script = `
  const { freePort } = await import(${JSON.stringify(join(import.meta.dirname, 'freePort.ts'))});
  const ports = await Promise.all(Array.from({ length: 400 }, () => freePort()));
  process.stdout.write(JSON.stringify(ports) + '\\n');
  process.stdin.resume();
`;

/** A process that asked for 400 ports and lives on. */
const startAsking = () => spawn('node', ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });

const portsOf = async ({ stdout }: ReturnType<typeof startAsking>) => {
  let text = '';
  for await (const part of stdout) {
    text += String(part);
    if (text.endsWith('\n')) break;
  }
  return JSON.parse(text) as number[];
};

test('no port is given twice, to another process neither', async () => {
  const processes = [startAsking(), startAsking()];
  try {
    const ports = (await Promise.all(processes.map(portsOf))).flat();
    expect(ports).toHaveLength(800);
    expect(new Set(ports).size).toBe(800);
  } finally {
    for (const each of processes) each.kill();
  }
});

test('a server listens there later', async () => {
  const server = createServer().listen(await freePort());
  await once(server, 'listening');
  expect(server.listening).toBe(true);
  server.close();
});
