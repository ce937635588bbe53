import { beforeEach, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { articles } from './schema.ts';

const { platform, visit, moveClock, resetClock } = openTestSite();

const now = () => platform().services.clock.now().getTime();
const hours = 3_600_000;

type Row = typeof articles.$inferInsert;

const article = (id: string, values: Partial<Row> = {}): Row => ({
  merchantCode: 'SENVANG',
  id,
  category: 'news',
  title: { vi: `Bài ${id}`, en: `Article ${id}` },
  text: { vi: `Về ${id}`, en: `About ${id}` },
  html: { vi: '<p>Chữ</p>', en: '<p>Words</p><script>1</script>' },
  alt: {},
  scenery: 'casino',
  publishedAt: new Date(now() - hours),
  changedAt: new Date(now() - hours),
  ...values,
});

const publish = (...rows: Row[]) =>
  platform().services.database.tenant('SENVANG', async (tx) => {
    await tx.delete(articles);
    await tx.insert(articles).values(rows);
  });

const list = async (query = {}, place = {}) => (await visit(place).call('getArticles', { query })).value;
const ids = async (query = {}, place = {}) => (await list(query, place))?.articles.map(({ id }) => id);

const file = async (name: string, host = 'sen-vang.localhost') => {
  const { statusCode, body, headers } = await platform().app.inject({
    url: `/wps/news/${name}`,
    headers: { host },
  });
  return { statusCode, body, type: headers['content-type'] };
};

beforeEach(() =>
  publish(
    article('old', { publishedAt: new Date(now() - 3 * hours), category: 'guides' }),
    article('new'),
    article('later', { publishedAt: new Date(now() + hours) }),
    article('over', { endsAt: new Date(now() - 1) }),
    article('odd', {
      publishedAt: new Date(now() - 2 * hours),
      title: { vi: 'A < B & "C"', en: 'A < B & "C"' },
    }),
  ),
);

test('articles are listed from their moment to their end, newest first, at their own merchant alone', async () => {
  expect(await ids()).toEqual(['new', 'odd', 'old']);
  expect(await ids({}, { host: 'northbay.localhost' })).not.toContain('new');
  await moveClock(2 * 3_600);
  expect(await ids()).toEqual(['later', 'new', 'odd', 'old']);
  await resetClock();
});

test('the list narrows to a category, turns pages, and names the categories that have articles', async () => {
  expect(await ids({ category: 'guides' })).toEqual(['old']);
  expect(await ids({ category: 'company' })).toEqual([]);
  expect(await ids({ page: 2, pageSize: 2 })).toEqual(['old']);
  expect(await list({ pageSize: 1 })).toMatchObject({ total: 3, categories: ['news', 'guides'] });
  const { error } = await visit().call('getArticles', { query: { category: 'slots' as 'news' } });
  expect(error?.details?.fields?.[0]?.field).toBe('category');
});

test('an article is answered in the reader’s language with clean words and others to read on', async () => {
  const english = await visit({ language: 'en' }).call('getArticle', { query: { id: 'new' } });
  expect(english.value).toMatchObject({ title: 'Article new', html: '<p>Words</p>' });
  expect(english.value?.others.map(({ id }) => id)).toEqual(['odd', 'old']);
  const { value } = await visit({ language: 'vi' }).call('getArticle', { query: { id: 'new' } });
  expect(value?.title).toBe('Bài new');
});

test.each(['later', 'over', 'none'])('one that cannot be read is not there: %s', async (id) => {
  const { error } = await visit().call('getArticle', { query: { id } });
  expect(error?.code).toBe('NOT_FOUND');
  expect((await file('vi.xml')).body).not.toContain(`/news/${id}<`);
  expect((await file('sitemap.xml')).body).not.toContain(`/news/${id}<`);
});

test('a scene is drawn for an article without a picture of its own, and for no other id', async () => {
  const path = (await list())?.articles[0]?.picture.narrow ?? '';
  const draw = (url: string) => platform().app.inject({ url, headers: { host: 'sen-vang.localhost' } });
  expect((await draw(path)).statusCode).toBe(200);
  expect((await draw(path.replace('new.', 'none.'))).statusCode).toBe(404);
  expect((await draw(path.replace('casino', '__proto__'))).statusCode).toBe(404);
});

test('each language has its feed, safe as XML', async () => {
  const { body, type } = await file('vi.xml');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  expect(
    [...body.matchAll(/<item><title>(.*?)<\/title><link>(.*?)<\/link>/g)].map(([, ...found]) => found),
  ).toEqual([
    ['Bài new', 'http://sen-vang.localhost/news/new'],
    ['A &lt; B &amp; &quot;C&quot;', 'http://sen-vang.localhost/news/odd'],
    ['Bài old', 'http://sen-vang.localhost/news/old'],
  ]);
  expect(body).toContain('<atom:link href="http://sen-vang.localhost/wps/news/vi.xml" rel="self"');
  expect((await file('en.xml')).body).toContain('<link>http://sen-vang.localhost/en/news/new</link>');
});

test('search engines are told each article in each language, with the day of its last change', async () => {
  const { body, type } = await file('sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).slice(0, 2)).toEqual([
    'http://sen-vang.localhost/news/new',
    'http://sen-vang.localhost/en/news/new',
  ]);
  expect(body).toContain('hreflang="en" href="http://sen-vang.localhost/en/news/old"');
  expect(body).toContain('<lastmod>');
});

test.each(['xx.xml', 'feed', 'vi.xml.', '..%2Fvi.xml'])('there is no file %s', async (name) => {
  expect((await file(name)).statusCode).toBe(404);
});
