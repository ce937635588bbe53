import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '../../../..');

/** What a command has said, and how it ended. */
type Ended = { said: string; code: number | null };

/** A copy of the repository as it stands here, with a history of its own. */
export type Copy = {
  folder: string;
  run: (command: string, ...words: string[]) => Ended;
  /** Files that are not as they were when the copy was made. */
  changes: () => string;
  remove: () => void;
};

// What this run has told its own processes is nothing for those of the copy.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST.*|NODE_ENV|TEST|DEV|PROD|MODE|SSR|BASE_URL|npm_.*|INIT_CWD)$/.test(name),
  ),
);

const filesOf = () => {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return stdout.split('\0').filter((file) => file && existsSync(join(root, file)));
};

/** Copies everything that is not ignored, and brings the tools that this machine has already fetched. */
export const copyRepository = (): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-launch-'));
  const run = (command: string, ...words: string[]): Ended => {
    const { stdout, stderr, status } = spawnSync(command, words, {
      cwd: folder,
      env: { ...env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    return { said: stripVTControlCharacters(`${stdout}${stderr}`), code: status };
  };
  const git = (...words: string[]) => run('git', '-c', 'user.name=x', '-c', 'user.email=x@x', ...words);
  for (const file of filesOf()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'tools/node_modules'), join(folder, 'tools/node_modules'));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'As it is');
  return {
    folder,
    run,
    changes: () => git('status', '--porcelain', '--', '.', ':!tools/node_modules').said,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
