import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureNames } from './FeatureWish.ts';

const handle = ({ id, title, pascal, path }: FeatureNames) => `import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** ${title}, in the member area. */
export const feature = defineFeature({
  id: '${id}',
  routes: [
    {
      paths: ['${path}'],
      layout: 'member',
      title: msg\`${title}\`,
      load: () => import('./${pascal}.page.tsx'),
    },
  ],
  entries: [{ place: 'centre', label: msg\`${title}\`, order: 90, to: '${path}', icon: 'gift' }],
  catalog,
});
`;

const page = ({ camel, pascal, title }: FeatureNames) => `import { useLingui } from '@lingui/react/macro';
import { get${pascal} } from '@marquee/contract/routes';
import { LoadFailure, useApi } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Card, PageHead, Skeleton, Stack, Text, VisuallyHidden } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';

/** ${title} of the member. */
const ${pascal} = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { dateTime } = useDateTime();
  const ${camel} = useQuery(query(get${pascal}, {}));
  const { data, error } = ${camel};
  return (
    <Stack gap="x5">
      <PageHead title={t\`${title}\`} />
      <Card padding="m">
        {data ? (
          <Text>{dateTime(data.asOf)}</Text>
        ) : error ? (
          <LoadFailure title={t\`We couldn’t load this\`} query={${camel}} />
        ) : (
          <div aria-busy>
            <VisuallyHidden>{t\`Loading\`}</VisuallyHidden>
            <Skeleton shape="text" />
          </div>
        )}
      </Card>
    </Stack>
  );
};

export default ${pascal};
`;

const pageTest = ({
  pascal,
  title,
}: FeatureNames) => `import { memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import ${pascal} from './${pascal}.page.tsx';

afterEach(cleanup);

type Answers = NonNullable<Parameters<typeof renderFeature>[1]['answers']>;

const open = (answers: Answers = {}) =>
  renderFeature(<${pascal} />, { catalog, session: memberOf(), answers });

test('the page shows what the platform answers', async () => {
  await open({ get${pascal}: () => ({ asOf: '2026-11-21T05:00:00.000Z' }) });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
  expect(await screen.findByText(/2026/)).toBeTruthy();
});

test('what did not load is asked for again', async () => {
  let isOffline = true;
  await open({
    get${pascal}: () => (isOffline ? offline() : { asOf: '2026-11-21T05:00:00.000Z' }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isOffline = false;
  await userEvent.click(again);
  expect(await screen.findByText(/2026/)).toBeTruthy();
});
`;

const row = ({ id, camel, pascal, title }: FeatureNames) => `import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Instant } from '../schemas/scalars.ts';

/** Calls of the feature ${id}. */
export const ${camel} = defineRows({
  get${pascal}: {
    method: 'GET',
    path: '/wps/member/${id}',
    module: '${id.toUpperCase().replaceAll('-', '_')}',
    summary: '${title} of the member.',
    token: 'member',
    value: component('${pascal}', { asOf: Instant }),
  },
});
`;

const handler = ({ pascal, title }: FeatureNames) => `import type { Handler } from '#kernel';

/** Answers the member's ${title.toLowerCase()}. */
export const get${pascal}: Handler<'get${pascal}'> = async ({ now }) => ({ asOf: now().toISOString() });
`;

const handlers = ({ camel, pascal, id }: FeatureNames) => `import type { Handlers } from '#kernel';
import { get${pascal} } from './get${pascal}.ts';

/** Handlers of the domain ${id}. */
export const ${camel}Handlers = { get${pascal} } satisfies Partial<Handlers>;
`;

const handlerTest = ({ camel, pascal }: FeatureNames) => `import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';

const { visit, platform } = openTestSite();

test('a member is told what holds now', async () => {
  const member = visit();
  await signUp(member, '${camel.toLowerCase().slice(0, 12)}1');
  const { value } = await member.call('get${pascal}');
  const now = platform().services.clock.now().getTime();
  expect(Date.parse(value?.asOf ?? '')).toBeLessThanOrEqual(now);
  expect(Date.parse(value?.asOf ?? '')).toBeGreaterThan(now - 60_000);
});
`;

const screen = ({ id, camel, title, path }: FeatureNames) => `import type { Screen } from '../Screen.ts';
import { filled } from './stateSets.ts';

/** ${title}. */
export const ${camel}Screens: readonly Screen[] = [
  {
    title: 'Member/${title}',
    feature: '${id}',
    path: '${path}',
    viewer: 0,
    states: filled.filter((state) => state !== 'long'),
  },
];
`;

/** Every file that a feature begins with, by its path. What all features have alike is taken from one of them. */
export const featureFiles = (names: FeatureNames, root: string): Readonly<Record<string, string>> => {
  const { id, camel, pascal, title } = names;
  const folder = `packages/features/${id}`;
  const area = `apps/platform/src/play/${camel}`;
  const likeSecurity = (file: string) => readFileSync(join(root, 'packages/features/security', file), 'utf8');
  const manifest = JSON.parse(likeSecurity('package.json')) as object;
  const own = { name: `@marquee/feature-${id}`, description: `${title} of a member.` };
  return {
    [`${folder}/package.json`]: `${JSON.stringify({ ...manifest, ...own }, null, 2)}\n`,
    [`${folder}/tsconfig.json`]: likeSecurity('tsconfig.json'),
    [`${folder}/README.md`]: `# ${own.name}\n\n\`${names.path}\`: ${title.toLowerCase()} of a member.\n`,
    [`${folder}/src/index.ts`]: handle(names),
    [`${folder}/src/catalog.ts`]: likeSecurity('src/catalog.ts'),
    [`${folder}/src/${pascal}.page.tsx`]: page(names),
    [`${folder}/src/${pascal}.page.test.tsx`]: pageTest(names),
    [`packages/contract/src/domains/${camel}.ts`]: row(names),
    [`${area}/get${pascal}.ts`]: handler(names),
    [`${area}/get${pascal}.test.ts`]: handlerTest(names),
    [`${area}/${camel}Handlers.ts`]: handlers(names),
    [`apps/storybook/src/gallery/screens/${camel}.ts`]: screen(names),
  };
};
