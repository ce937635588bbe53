import { programs } from './programs.ts';
import type { Variable } from './Variable.ts';

const units: Partial<Record<Variable['kind'], string>> = {
  seconds: 'seconds',
  port: 'port',
  flag: '`1` or `0`',
  list: 'list',
  networks: 'networks',
  url: 'address',
  count: 'whole number',
  file: 'path of a file',
  folder: 'path of a folder',
};

const defaultOf = ({ default: usual, sandboxDefault }: Variable) => {
  const parts = [
    ...(usual === undefined ? [] : [`\`${usual}\``]),
    ...(sandboxDefault === undefined ? [] : [`\`${sandboxDefault}\` in the sandbox`]),
  ];
  return parts.join(', ') || '–';
};

const rowOf = ([name, variable]: [string, Variable]) => {
  const { kind, purpose, choices, required, requiredNote, isSecret } = variable;
  const unit = choices ? choices.map((choice) => `\`${choice}\``).join(', ') : (units[kind] ?? 'text');
  const cells = [`\`${name}\``, purpose, unit, defaultOf(variable), requiredNote ?? required ?? '–'];
  return `| ${[...cells, isSecret ? 'yes' : '–'].join(' | ')} |`;
};

/** The page that lists every variable, as Markdown. */
export const describeVariables = (): string =>
  [
    '<!-- Written by `npm run generate` from packages/variables; change it there. -->',
    '',
    '# Variables',
    '',
    'Every environment variable that a program reads. Paths that are not absolute begin at the folder of the repository. A program that cannot go on names everything that is wrong at once, and never repeats a secret.',
    ...programs.flatMap(({ title, readBy, variables }) => [
      '',
      `## ${title}`,
      '',
      `Read by ${readBy}.`,
      '',
      '| variable | what it is | what it holds | default | has to be set | secret |',
      '|---|---|---|---|---|---|',
      ...Object.entries(variables).map(rowOf),
    ]),
    '',
  ].join('\n');
