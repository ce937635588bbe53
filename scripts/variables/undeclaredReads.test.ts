import { expect, test } from 'vitest';
import { undeclaredReads } from './undeclaredReads.ts';

test.each([
  "const port = process.env['PORT'];",
  'const port = process.env.PORT ?? 4000;',
  'const { PORT, HOST } = process.env;',
  'const all = process.env;',
  "import { env } from 'node:process';",
  'const x = { ...process.env.PORT };',
])('a read past the declared variables is found: %s', (line) => {
  expect(undeclaredReads('a.ts', `const one = 1;\n${line}`)).toEqual([2]);
});

test.each([
  "spawn('node', [], { env: { ...process.env, PORT: '1' } });",
  'const config = await readConfig(process.env);',
  'const reader = createReader(declared, process.env, problems);',
  'const child = { executablePath, env: process.env };',
  "const places = process.env['PATH'];",
])('an environment that is handed on whole is none: %s', (line) => {
  expect(undeclaredReads('a.ts', line)).toEqual([]);
});
