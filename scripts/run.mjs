#!/usr/bin/env node
// Runs under whatever Node the machine has: installs the pinned Node and pnpm from the npm registry, then the
// workspace, then runs the script that is asked for under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Marquee needs Node 20.19 or newer to start; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tools = join(root, 'tools');
const isWindows = process.platform === 'win32';

// npm hands its own settings to its scripts; pnpm would take them for its own.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_OPTIONS$)/i.test(name)),
);
// The folder that paths among the arguments are meant from.
env.CALLED_FROM = process.env.INIT_CWD ?? process.cwd();
env.PATH = [join(tools, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

const run = (command, args, cwd) => {
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 2, 2], shell: isWindows });
  if (error || status !== 0) {
    console.error(`\`${command} ${args.join(' ')}\` failed${error ? `: ${error.message}` : ''}.`);
    process.exit(1);
  }
};

const stamp = join(tools, 'node_modules', '.stamp');
const key = createHash('sha256')
  .update(readFileSync(join(tools, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== key) {
  console.error('Installing the pinned Node and pnpm …');
  rmSync(join(tools, 'node_modules'), { recursive: true, force: true });
  // `npm ci` refuses the lockfile's packages for other platforms.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], tools);
  writeFileSync(stamp, key);
}
// Every time: a stamp would miss an edit to a nested package.json, and it takes 0.3 s when nothing changed.
run('pnpm', ['install', '--frozen-lockfile', '--reporter=silent', '--prefer-offline'], root);

const [script, ...args] = process.argv.slice(2);
const child = spawn('node', [join(root, 'scripts', script), ...args], {
  cwd: root,
  env,
  stdio: 'inherit',
  shell: isWindows,
});
// Ctrl-C reaches the whole group: the child closes in its own time and this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
