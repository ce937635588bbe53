import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';

const { platform, visit } = openTestSite();

const guidesFor = async (host: string, language: 'vi' | 'en') => {
  const { value } = await visit({ host, language }).call('getHome');
  return value?.resources.filter(({ url }) => url.includes('/m/appDownload'));
};

test.each([
  ['sen-vang.localhost', 'vi', 'VI'],
  ['northbay.localhost', 'en', 'EN'],
] as const)(
  'the guides of %s are at its own address, in its reader’s language',
  async (host, language, code) => {
    expect(await guidesFor(host, language)).toEqual(
      ['Android', 'iOS', 'iOSLite'].map((resourceType) => ({
        resourceType,
        url: `http://${host}/m/appDownload?language=${code}&tokens=&system=${resourceType}`,
      })),
    );
  },
);

test('a site that takes no money names no way to pay', async () => {
  const { value } = await visit().call('getHome');
  expect(value?.paymentMethods).toEqual([]);
});

test('a site has a scene of its own, which says nothing to those who do not see it; another brand’s is not there', async () => {
  const { value } = await visit().call('getHome');
  expect(value?.scene.alt).toBe('');
  const statusOf = async (url: string) => (await platform().app.inject({ url })).statusCode;
  const { wide = '', narrow = '' } = value?.scene ?? {};
  expect(await Promise.all([wide, narrow].map(statusOf))).toEqual([200, 200]);
  expect(await statusOf(wide.replace(/own\.[a-z-]+-wide/, 'own.stadium-wide'))).toBe(404);
});
