import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migratePglite } from '../../src/kernel/db/migratePglite.ts';
import { databaseOfPglite } from '../../src/kernel/db/openPglite.ts';
import { seedTemplate } from './seedTemplate.ts';

/** Seeds PGlite once and packs it, for every test file to unpack a copy. */
const setup = async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-pglite-'));
  const snapshot = join(folder, 'seeded.tar');
  const engine = await PGlite.create();
  await migratePglite(engine, 'in memory');
  await seedTemplate(databaseOfPglite(engine));
  writeFileSync(snapshot, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()));
  await engine.close();
  project.provide('engine', { kind: 'pglite', snapshot });
  return () => rmSync(folder, { recursive: true, force: true });
};

export default setup;
