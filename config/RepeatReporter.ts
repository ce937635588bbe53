import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run by saying, for each file in which something failed, the command that repeats what failed alone. */
export class RepeatReporter implements Reporter {
  readonly #command: string;
  readonly #root: string;

  /** @param command What runs the suite at the repository's root; files and names are added to it. */
  constructor(command: string, root: string) {
    this.#command = command;
    this.#root = root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const failed = modules.filter((module) => module.state() === 'failed');
    if (failed.length === 0) return;
    console.error('\nWhat failed, and how to repeat it:');
    for (const module of failed) {
      const file = relative(this.#root, module.moduleId);
      const tests = [...module.children.allTests('failed')];
      for (const test of tests) console.error(`✗ ${test.fullName}`);
      if (tests.length === 0) console.error(`✗ ${file} could not be run`);
      const only = tests.length === 1 ? ` -t ${JSON.stringify(tests[0]!.name)}` : '';
      console.error(`  ${this.#command} -- ${file}${only}`);
    }
  }
}
