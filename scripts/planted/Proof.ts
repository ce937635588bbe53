/** What takes longest of a proof and is done once for many faults: seeding a platform, or a build. */
export type Shared = 'servers' | 'gallery' | 'sites';

/** What runs with a fault planted, and what it has to say. */
export type Proof = {
  /** Without it the fault is planted alone. */
  shared?: Shared;
  command: readonly string[];
  /** What is added to the command for this fault, where faults share one run. */
  asks?: string;
  /** Parts of one line of its output: the test, view or message that catches the fault. */
  says: readonly string[];
  /** The same in a few words. */
  catcher: string;
};

const vitest = ['pnpm', 'exec', 'vitest', 'run', '--configLoader', 'native', '--root', '.'];
const unitConfig = ['--config', 'config/vitest.config.ts'];

/** How a line begins that names a test which failed. */
const failedTest = '✗ ';

/** A test of a project of the units (config/vitest.config.ts). */
export const unit = (project: 'kit' | 'pages' | 'postgres', file: string, test: string): Proof => ({
  command: [...vitest, ...unitConfig, '--project', project, file],
  says: [failedTest, test],
  catcher: `${file}: ${test}`,
});

/** A test of the servers on PGlite, in one run with all others for which a fault was planted. */
export const server = (file: string, test: string): Proof => ({
  shared: 'servers',
  command: [...vitest, ...unitConfig, '--project', 'pglite'],
  asks: file,
  says: [failedTest, test],
  catcher: `${file}: ${test}`,
});

/** The compiler, on the pages' half or on the servers'. */
export const types = (half: 'pages' | 'server', file: string, message: string): Proof => ({
  command: ['pnpm', 'exec', 'tsc', '-p', `config/tsconfig.${half}.json`],
  says: [file, 'error', message],
  catcher: `types of ${half}: ${message}`,
});

/** A rule of the linter, by the words with which it says what to do instead. */
export const lint = (file: string, message: string): Proof => ({
  command: ['pnpm', 'exec', 'oxlint', '--deny-warnings', file],
  says: [message],
  catcher: `lint: ${message}`,
});

/** A check that is a program of its own. */
export const check = (program: readonly string[], message: string): Proof => ({
  command: ['node', ...program],
  says: [message],
  catcher: `${program.join(' ')}: ${message}`,
});

/** A journey, in one run with all others for which a fault was planted. */
export const journey = (file: string, test: string): Proof => ({
  shared: 'sites',
  command: ['pnpm', '--filter', '@marquee/e2e', 'exec', 'vitest', 'run'],
  asks: `src/journeys/${file}`,
  says: ['FAIL', file, test],
  catcher: `journeys/${file}: ${test}`,
});

/** A look at one view of the gallery, in one run with all others for which a fault was planted. */
export const look = (view: string, ...says: readonly string[]): Proof => ({
  shared: 'gallery',
  command: ['pnpm', '--filter', '@marquee/storybook', 'look'],
  asks: view,
  says: ['✗ ', ...says],
  catcher: `gallery, ${view}: ${says.join(' ')}`,
});

/** A test of the kit by keyboard, in Chromium on the built gallery. */
export const keyboard = (file: string, test: string): Proof => ({
  shared: 'gallery',
  command: ['pnpm', '--filter', '@marquee/storybook', 'exec', 'vitest', 'run'],
  asks: `src/test/${file}`,
  says: ['FAIL', file, test],
  catcher: `gallery, ${file}: ${test}`,
});
