import { unitFilesOf } from './unitFilesOf.ts';
import type { Step } from './Step.ts';

const scriptOf = (task: string) => {
  const [workspace = '', script = ''] = task.split('#');
  return ['pnpm', '--filter', workspace, '--silent', 'run', script];
};

/** A step that is one script of one package. */
const single = (name: string, task: string, budget: number): Step => ({
  name,
  budget,
  tasks: [task],
  command: ({ isAll }) => [...scriptOf(task), ...(isAll && task.endsWith('#look') ? ['--all'] : [])],
});

const units: Step = {
  name: 'units',
  budget: 600,
  tasks: ['test'],
  command: ({ tasks, isWhole }) => ['node', 'scripts/units.ts', ...(isWhole ? [] : unitFilesOf(tasks))],
};

const turboBuild = [
  'pnpm',
  'exec',
  'turbo',
  'run',
  'build',
  '--concurrency=1',
  '--output-logs=new-only',
  '--log-prefix=none',
];

const build: Step = {
  name: 'build',
  budget: 120,
  tasks: [
    '@marquee/web#build',
    '@marquee/arcade#build',
    '@marquee/platform#build',
    '@marquee/storybook#build',
  ],
  isKeptByTurbo: true,
  command: ({ isAll }) => [...turboBuild, ...(isAll ? ['--force'] : [])],
};

/** The single gate: every check, in the order in which a mistake shows soonest. */
export const steps: readonly Step[] = [
  single('format', '@marquee/scripts#format', 10),
  single('lint', '@marquee/scripts#lint', 10),
  single('folders', '@marquee/scripts#folders', 5),
  single('migrations', '@marquee/scripts#migrations', 5),
  single('brands', '@marquee/scripts#brands', 10),
  single('generated', '@marquee/scripts#generated', 40),
  single('texts', '@marquee/scripts#texts', 5),
  single('openapi', '@marquee/contract#lint:openapi', 15),
  single('dead code', '@marquee/scripts#deadCode', 15),
  single('types of pages', '@marquee/scripts#types:pages', 25),
  single('types of servers', '@marquee/scripts#types:server', 25),
  units,
  build,
  single('gallery', '@marquee/storybook#look', 420),
  single('keyboard', '@marquee/storybook#stories', 110),
  single('journeys', '@marquee/e2e#journeys', 400),
  single('launch', '@marquee/e2e#launch', 90),
];
