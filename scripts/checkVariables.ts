import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '@marquee/variables';
import { root } from './steps/root.ts';
import { undeclaredReads } from './variables/undeclaredReads.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));

const problems: string[] = [];
const texts: string[] = [];
for (const file of files) {
  if (file.startsWith('packages/variables/')) continue;
  const text = readFileSync(join(root, file), 'utf8');
  texts.push(text);
  for (const line of undeclaredReads(file, text))
    problems.push(
      `${file}:${line} reads process.env: declare the variable in packages/variables and read it by createReader.`,
    );
}
const whole = texts.join('\n');
for (const { title, variables } of programs)
  for (const name of Object.keys(variables))
    if (!new RegExp(`['"\`]${name}['"\`]`).test(whole))
      problems.push(`${name} (${title}) is declared in packages/variables and read nowhere: take it out.`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
