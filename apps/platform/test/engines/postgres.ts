import { createReader, testVariables } from '@marquee/variables';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { callsRoleOf } from '../../src/kernel/db/callsRoleOf.ts';
import { openPostgres } from '../../src/kernel/db/openPostgres.ts';
import { seedTemplate } from './seedTemplate.ts';
import { startPostgres } from './startPostgres.ts';

/** Seeds a template on PostgreSQL, for every test file to copy. */
const setup = async (project: TestProject) => {
  const given = createReader(testVariables).text('TEST_DATABASE_URL');
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres();
  const template = `template_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${template}`);
  const url = new URL(server.url);
  url.pathname = `/${template}`;
  const database = await openPostgres(url.href, () => undefined);
  await seedTemplate(database);
  await database.close();
  project.provide('engine', { kind: 'postgres', url: server.url, template });
  return async () => {
    await client.query(`drop database ${template} with (force)`);
    await client.query(`drop role if exists ${callsRoleOf(template)}`);
    await client.end();
    await server.stop();
  };
};

export default setup;
