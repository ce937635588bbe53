import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installationPermissions, merchantPermissions, rolePermissions, staffRoles } from '@marquee/contract';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/staff.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the page for operators names each role with what it may, and nothing else', () => {
  const start = rows.findIndex(([, first]) => first === 'role') + 2;
  const told = rows.slice(start, start + staffRoles.length).map(([, role, may]) => [role, may]);
  expect(told).toEqual(staffRoles.map((role) => [role, rolePermissions[role].join(', ') || '–']));
});

test('the page for operators names each permission', () => {
  const start = rows.findIndex(([, first]) => first === 'permission') + 2;
  const told = rows.slice(start).map(([, permission]) => permission);
  expect(told).toEqual([...merchantPermissions, ...installationPermissions].map((name) => `\`${name}\``));
});
