import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownRoutes } from './ownRoutes.ts';

const open = () => {
  const plugin = ownRoutes(join(import.meta.dirname, '../../..')) as unknown as {
    buildStart: () => void;
    transform: { handler: (code: string) => string };
  };
  plugin.buildStart();
  return plugin.transform.handler;
};

test('a module brings the calls that it makes, as the endpoint table has them', () => {
  const code = open()(
    "import { useQuery } from '@tanstack/react-query';\nimport { getHome, getDeposits as mine } from '@marquee/contract/routes';\nuse(getHome, mine);",
  );
  expect(code).toContain("const getHome = { id: 'getHome', method: 'GET', path: '/wps/relay/MCS_home'");
  expect(code).toContain("const mine = { id: 'getDeposits', method: 'GET', path: '/wps/v2/deposits'");
  expect(code).not.toContain('@marquee/contract/routes');
  expect(code).toContain('use(getHome, mine);');
});

test('a call that the table does not have ends the build by its name', () => {
  expect(() => open()("import { getNothing } from '@marquee/contract/routes';")).toThrow(/`getNothing`/);
});
