import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '../../src/kernel/metrics/createMetrics.ts';
import { findProgram } from './findProgram.ts';
import { repository } from './repository.ts';

const folder = join(repository, 'deploy/monitoring');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Metrics that a node offers before anything has happened, by the names that queries use. */
const offered = async (): Promise<Set<string>> => {
  const text = await (await createMetrics()).scrape();
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) => {
      if (type === 'counter') return [`${name}_total`];
      return type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name];
    }),
  );
};

const namesIn = (text: string) =>
  new Set(text.match(/\b(?:marquee|nodejs|process)_[a-z0-9_]+/g)?.filter((name) => name !== 'marquee'));

test.each(['alerts.yml', 'alerts.test.yml', 'dashboard.json'])(
  'every metric that %s names is in a scrape',
  async (file) => {
    const known = await offered();
    const named = [...namesIn(read(file))];
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  },
);

test('every metric of ours is in the dashboard', async () => {
  const shown = namesIn(read('dashboard.json'));
  const own = [...(await offered())].filter(
    (name) => name.startsWith('marquee_') && !/_(count|sum)$/.test(name),
  );
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('every alert names a part of the page that says what to do', () => {
  const page = readFileSync(join(repository, 'docs/monitoring.md'), 'utf8');
  const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const named = [...read('alerts.yml').matchAll(/runbook: docs\/monitoring\.md#(\S+)/g)].map(([, to]) => to);
  expect(named.length).toBe(read('alerts.yml').match(/- alert:/g)?.length);
  expect(named.filter((to) => !anchors.includes(to ?? ''))).toEqual([]);
});

const promtool = findProgram('promtool', 'the check of the alert rules (Debian: prometheus)');

test.skipIf(!promtool)('Prometheus takes its configuration and the rules, and alerts when it has to', () => {
  for (const words of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', words, { cwd: folder, encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
  }
});
