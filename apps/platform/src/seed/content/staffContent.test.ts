import type { BodyOf, ContentKind, ValueOf } from '@marquee/contract';
import { eq, sql } from '#drizzle';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { contentVersions } from '../../sites/content/schema.ts';
import { openStaff, type TestStaff } from '../../staff/testing/openStaff.ts';
import { applyBrand } from '../apply/applyBrand.ts';

const site = openTestSite();
const { platform, visit, moveClock } = site;
const { hire } = openStaff(site);

let editor: TestStaff;
let reader: TestStaff;
beforeAll(async () => {
  editor = await hire('content');
  reader = await hire('read-only');
});

type Value = BodyOf<'saveStaffContent'>['value'];
type Piece = ValueOf<'getStaffContent'>;

const save = (kind: ContentKind, value: Value, seen: Partial<Piece> = {}, { visitor } = editor) => {
  const { id, version } = seen;
  return visitor.call('saveStaffContent', {
    body: { kind, value, ...(id !== undefined && { id }), ...(version !== undefined && { version }) },
  });
};
const draft = async (kind: ContentKind, value: Value, seen?: Partial<Piece>): Promise<Piece> => {
  const { value: piece, text } = await save(kind, value, seen);
  if (!piece) throw new Error(text);
  return piece;
};
const publish = ({ kind, id, version }: Piece, { visitor } = editor) =>
  visitor.call('publishStaffContent', { body: { kind, id, version, reason: 'For the weekend.' } });
const put = async (kind: ContentKind, value: Value, seen?: Partial<Piece>): Promise<Piece> => {
  const { value: piece, text } = await publish(await draft(kind, value, seen));
  if (!piece) throw new Error(text);
  return piece;
};
const look = async (kind: ContentKind, id: string): Promise<Piece> => {
  const { value, text } = await editor.visitor.call('getStaffContent', { query: { kind, id } });
  if (!value) throw new Error(text);
  return value;
};
const list = async (kind: ContentKind, { visitor } = editor) =>
  (await visitor.call('getStaffContents', { query: { kind } })).value?.contents ?? [];
const news = async (language: 'vi' | 'en' = 'en', host = 'sen-vang.localhost') =>
  (await visit({ host, language }).call('getAnnouncements', { query: { pageSize: 60 } })).value
    ?.announcements ?? [];
const home = async () => (await visit().call('getHome')).value;

const both = (words: string) => ({ vi: `${words} (vi)`, en: words });
const said = (words: string): Value => ({
  title: both(words),
  html: { vi: `<p>${words}</p>`, en: `<p>${words}</p>` },
});

describe('an announcement', () => {
  test('is read by nobody while it is drafted, by everybody once it is published, in each language', async () => {
    const piece = await draft('announcement', said('Half a night'));
    expect(piece).toMatchObject({ state: 'draft', isChanged: true, published: null });
    expect((await news()).map(({ title }) => title)).not.toContain('Half a night');
    const { value } = await publish(piece);
    expect(value).toMatchObject({ state: 'shown', isChanged: false, draft: null });
    expect((await news()).find(({ id }) => id === piece.id)?.title).toBe('Half a night');
    expect((await news('vi')).find(({ id }) => id === piece.id)?.title).toBe('Half a night (vi)');
    expect(await news('en', 'northbay.localhost')).not.toContainEqual(
      expect.objectContaining({ id: piece.id }),
    );
  });

  test('counts what it lacks in a language, and is not published without the merchant’s own', async () => {
    const piece = await draft('announcement', { title: { en: 'English alone' }, html: { en: '<p>One</p>' } });
    const line = (await list('announcement')).find(({ id }) => id === piece.id);
    expect(line?.missing).toEqual([{ language: 'vi', texts: 2 }]);
    const { error } = await publish(piece);
    expect(error?.details?.fields?.[0]).toMatchObject({ field: 'value.title.vi', rule: 'required' });
  });

  test('is seen from its beginning until its end', async () => {
    const now = platform().services.clock.now().getTime();
    // Nobody of staff is logged out meanwhile.
    const at = (steps: number) => new Date(now + steps * 600_000).toISOString();
    const piece = await put('announcement', { ...said('In ten minutes'), startsAt: at(1), endsAt: at(2) });
    const isRead = async () => (await news()).some(({ id }) => id === piece.id);
    expect([piece.state, await isRead()]).toEqual(['planned', false]);
    await moveClock(605);
    expect([(await look('announcement', piece.id)).state, await isRead()]).toEqual(['shown', true]);
    await moveClock(605);
    expect([(await look('announcement', piece.id)).state, await isRead()]).toEqual(['over', false]);
    const wrong = await save('announcement', { ...said('Backwards'), startsAt: at(2), endsAt: at(1) });
    expect(wrong.error?.details?.fields?.[0]?.field).toBe('value.endsAt');
  });

  test('keeps every version, returns to an earlier one, and nothing of it can be changed', async () => {
    const first = await put('announcement', said('First words'));
    const second = await put('announcement', said('Second words'), first);
    const [, older] = second.versions;
    const back = await put('announcement', older!.value!, second);
    expect((await news()).find(({ id }) => id === first.id)?.title).toBe('First words');
    expect(back.versions.map(({ number, by, value }) => [number, by, value?.title?.en])).toEqual([
      [3, editor.name, 'First words'],
      [2, editor.name, 'Second words'],
      [1, editor.name, 'First words'],
    ]);
    const { database } = platform().services;
    const change = database.tenant('SENVANG', (tx) =>
      tx.update(contentVersions).set({ reason: 'Another one' }).where(eq(contentVersions.id, first.id)),
    );
    await expect(change).rejects.toThrow(/content_versions/);
    const removal = database.tenant('SENVANG', (tx) =>
      tx.execute(sql`delete from content_versions where id = ${first.id}`),
    );
    await expect(removal).rejects.toThrow(/content_versions/);
  });

  test('is in the trail with what it said before and says after', async () => {
    const first = await put('announcement', said('Before'));
    await put('announcement', said('After'), first);
    const owner = await hire('owner');
    const { value } = await owner.visitor.call('getStaffActions', {
      query: { operation: 'publishStaffContent', subject: first.id },
    });
    expect(value?.actions[0]).toMatchObject({
      person: editor.name,
      reason: 'For the weekend.',
      changes: expect.arrayContaining([{ field: 'title.en', before: 'Before', after: 'After' }]) as unknown,
    });
  });

  test('of two people who go on from the same version one is refused', async () => {
    const piece = await put('announcement', said('Seen by two'));
    const colleague = await hire('content');
    const answers = await Promise.all([
      save('announcement', said('Mine'), piece),
      save('announcement', said('Theirs'), piece, colleague),
    ]);
    expect(answers.map(({ error }) => error?.code ?? 'done').toSorted()).toEqual([
      'SETTINGS_CHANGED',
      'done',
    ]);
    expect((await publish(piece)).error?.code).toBe('SETTINGS_CHANGED');
  });

  test('is taken off the site, and comes back from its versions', async () => {
    const piece = await put('announcement', said('Here and gone'));
    const { value } = await editor.visitor.call('withdrawStaffContent', {
      body: { kind: 'announcement', id: piece.id, version: piece.version, reason: 'A mistake.' },
    });
    expect(value).toMatchObject({ state: 'draft', published: null });
    expect(value?.versions[0]).toMatchObject({ value: null, reason: 'A mistake.' });
    expect((await news()).some(({ id }) => id === piece.id)).toBe(false);
    await put('announcement', value!.versions[1]!.value!, value);
    expect((await news()).some(({ id }) => id === piece.id)).toBe(true);
  });
});

describe('who may', () => {
  test('a reader reads and changes nothing; another merchant’s editor meets nothing of it', async () => {
    const piece = await put('announcement', said('Ours'));
    expect((await list('announcement', reader)).some(({ id }) => id === piece.id)).toBe(true);
    expect((await save('announcement', said('Not mine'), piece, reader)).error?.code).toBe('NOT_PERMITTED');
    expect((await publish(piece, reader)).error?.code).toBe('NOT_PERMITTED');
    const other = await hire('content', 'NORTHBAY');
    expect((await list('announcement', other)).some(({ id }) => id === piece.id)).toBe(false);
    const tried = await save('announcement', said('Not mine'), piece, other);
    expect(tried.error?.code).toBe('NOT_FOUND');
    other.visitor.merchant = 'SENVANG';
    expect((await save('announcement', said('Not mine'), piece, other)).error?.code).toBe('NOT_PERMITTED');
  });

  test('support has no content', async () => {
    const support = await hire('support');
    const { error } = await support.visitor.call('getStaffContents', { query: { kind: 'banner' } });
    expect(error?.code).toBe('NOT_PERMITTED');
  });
});

describe('what is stored cannot do harm', () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';

  test('a script in HTML is gone, one in a title is text', async () => {
    const piece = await put('announcement', {
      title: both(script),
      html: { vi: `<p>Xin chào</p>${script}`, en: `<p>Hello</p>${script}` },
    });
    expect(piece.published?.html).toEqual({ vi: '<p>Xin chào</p>', en: '<p>Hello</p>' });
    const shown = (await news()).find(({ id }) => id === piece.id);
    expect(shown).toMatchObject({ title: script, html: '<p>Hello</p>' });
  });

  test.each([
    ['banner', 'path', 'javascript:alert(1)'],
    ['banner', 'path', '//evil.example'],
    ['banner', 'path', '/\\evil.example'],
    ['banner', 'picture', '0'.repeat(32)],
    ['banner', 'scenery', '__proto__'],
    ['promotion', 'category', 'news'],
    ['article', 'category', 'slots'],
    ['gameAnnouncement', 'gameId', 'no-such-game'],
    ['app', 'url', 'http://evil.example/app.apk'],
    ['app', 'url', 'javascript:alert(1)'],
    ['contact', 'email', 'nobody'],
  ] as const)('a %s with a %s of %s is refused by its field', async (kind, field, wrong) => {
    const id = kind === 'app' ? 'Android' : kind === 'contact' ? 'customer-service' : undefined;
    const seen = id === undefined ? undefined : await look(kind, id);
    const { error } = await save(kind, { [field]: wrong }, seen);
    expect(error?.code).toBe('INVALID_INPUT');
    expect(error?.details?.fields?.[0]?.field).toBe(`value.${field}`);
  });

  test('a picture is what its bytes are, cut to two crops, and served as WebP', async () => {
    const drawn = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c33' } });
    const add = (body: Uint8Array) => editor.visitor.call('addStaffPicture', { body });
    const { value: picture } = await add(await drawn.png().toBuffer());
    const banner = await put('banner', {
      title: both('With a picture'),
      alt: both('Red'),
      picture: picture!.id,
      position: 0,
    });
    const shown = (await home())?.banners.find(({ id }) => id === banner.id);
    for (const [path, width] of [
      [shown?.picture.wide, 1280],
      [shown?.picture.narrow, 640],
    ] as const) {
      const { rawPayload, headers } = await platform().app.inject({
        url: path ?? '',
        headers: { host: 'sen-vang.localhost' },
      });
      expect(headers['content-type']).toBe('image/webp');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: 480 });
    }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await add(svg)).error?.code).toBe('PICTURE_UNREADABLE');
    expect((await add(Buffer.from(`${script}.png`))).error?.code).toBe('PICTURE_UNREADABLE');
    const gif = await drawn.gif().toBuffer();
    expect((await add(gif)).error?.code).toBe('PICTURE_UNREADABLE');
  });
});

describe('every kind', () => {
  test('what staff publishes is what the site’s own calls answer', async () => {
    const notice = await put('notice', { text: both('A line'), position: 0 });
    const popup = await put('popup', said('Opens by itself'));
    const promotion = await put('promotion', {
      ...said('A promotion'),
      text: both('In short'),
      alt: both('A picture'),
      category: 'slots',
      position: 0,
    });
    await put('app', { url: 'https://apps.example/android' }, await look('app', 'Android'));
    await put(
      'contact',
      { url: '/feedback', email: 'team@example.com' },
      await look('contact', 'customer-service'),
    );
    const page = await home();
    expect(page?.notice.find(({ id }) => id === notice.id)?.text).toBe('A line');
    expect(page?.popup).toMatchObject({ id: popup.id, title: 'Opens by itself' });
    expect(page?.promotion.find(({ id }) => id === promotion.id)?.text).toBe('In short');
    expect(page?.resources.find(({ resourceType }) => resourceType === 'Android')?.url).toBe(
      'https://apps.example/android',
    );
    expect(page?.customerService).toMatchObject({ url: '/feedback', email: 'team@example.com' });
    const { value: found } = await visit().call('getHotGames');
    const game = found?.list[0];
    const word = await put('gameAnnouncement', {
      text: both('A new table'),
      gameId: game!.nodeId,
      position: 0,
    });
    const { value } = await visit().call('getGameAnnouncements');
    expect(value?.written).toMatchObject([
      { id: word.id, text: 'A new table', game: { nodeId: game!.nodeId } },
    ]);
  });

  test('an article is previewed at its address, read once it is published, and gone when it is taken off', async () => {
    const piece = await draft('article', {
      ...said('Tides & "times"'),
      text: both('In short'),
      category: 'guides',
      scenery: 'deep-sea',
    });
    expect(piece.id).toMatch(/^tides-times-vi-[0-9a-f]{6}$/);
    const read = (visitor = visit({ language: 'en' })) =>
      visitor.call('getArticle', { query: { id: piece.id } });
    expect((await read()).error?.code).toBe('NOT_FOUND');
    const { value: preview } = await editor.visitor.call('previewStaffContent', {
      body: { kind: 'article', id: piece.id, scheme: 'dark' },
    });
    const { pathname } = new URL(preview!.url);
    const opened = await platform().app.inject({ url: pathname, headers: { host: 'sen-vang.localhost' } });
    expect(opened.body).toContain(`data-to="/news/${piece.id}"`);
    await publish(piece);
    expect((await read()).value).toMatchObject({ title: 'Tides & "times"', category: 'guides' });
    const { value: list } = await visit().call('getArticles', { query: { category: 'guides' } });
    expect(list?.articles[0]?.id).toBe(piece.id);
    const { id, version } = await look('article', piece.id);
    const body = { kind: 'article' as const, id, version, reason: 'It was wrong.' };
    expect((await editor.visitor.call('withdrawStaffContent', { body })).error).toBeUndefined();
    expect((await read()).error?.code).toBe('NOT_FOUND');
  });

  test('a site without news has no place for articles: none is offered, and none can be written', async () => {
    const { brand } = platform().services.merchants.find(({ code }) => code === 'SENVANG')!;
    const { features } = brand;
    const kinds = async () =>
      (await editor.visitor.call('getStaffContents', { query: { kind: 'notice' } })).value?.kinds;
    expect(await kinds()).toContain('article');
    Object.assign(brand, { features: features.filter((id) => id !== 'news') });
    try {
      expect(await kinds()).not.toContain('article');
      expect((await save('article', said('Nobody reads this'))).error?.code).toBe('FEATURE_DISABLED');
    } finally {
      Object.assign(brand, { features });
    }
  });

  test('an article keeps its day when its words are mended', async () => {
    const piece = await put('article', { ...said('First words'), text: both('In short'), category: 'news' });
    const first = (await visit().call('getArticle', { query: { id: piece.id } })).value;
    await moveClock(300);
    await put('article', { ...piece.published, title: both('Better words') }, piece);
    const { value } = await visit({ language: 'en' }).call('getArticle', { query: { id: piece.id } });
    expect(value).toMatchObject({ title: 'Better words', publishedAt: first?.publishedAt });
    expect(Date.parse(value?.changedAt ?? '')).toBeGreaterThan(Date.parse(first?.changedAt ?? ''));
  });

  test('a help topic that an operator has changed is kept when the folder is applied', async () => {
    const topic = await look('help', 'responsible');
    const changed = await put(
      'help',
      { ...topic.published, html: { vi: '<p>Của ta</p>', en: '<p>Ours</p>' } },
      topic,
    );
    expect(changed.versions.map(({ number, by }) => [number, by])).toEqual([
      [2, editor.name],
      [1, null],
    ]);
    const { services } = platform();
    const merchant = services.merchants.find(({ code }) => code === 'SENVANG');
    const all = Object.fromEntries(services.merchants.map(({ code, settings }) => [code, settings]));
    await applyBrand(services, { brand: merchant!.brand, settings: all });
    const { value } = await visit().call('getHelpCenter');
    expect(value?.topics.find(({ id }) => id === 'responsible')?.html).toBe('<p>Ours</p>');
  });

  test('what members agree to cannot be taken away', async () => {
    const { id, version } = await look('help', 'terms');
    const { error } = await editor.visitor.call('withdrawStaffContent', {
      body: { kind: 'help', id, version, reason: 'A try.' },
    });
    expect(error?.code).toBe('INVALID_INPUT');
  });
});

describe('a preview', () => {
  const preview = async ({ kind, id }: Piece) => {
    const { value, text } = await editor.visitor.call('previewStaffContent', {
      body: { kind, id, scheme: 'dark' },
    });
    if (!value) throw new Error(text);
    return new URL(value.url);
  };
  const open = (url: URL, host = url.hostname) =>
    platform().app.inject({ url: url.pathname + url.search, headers: { host } });
  const follow = async (url: URL, host = url.hostname) => {
    const visitor = visit({ host });
    const { cookies, statusCode } = await open(url, host);
    for (const { name, value } of cookies) visitor.cookies.set(name, value);
    return { visitor, statusCode };
  };
  const titles = async (visitor: ReturnType<typeof visit>) =>
    ((await visitor.call('getAnnouncements')).value?.announcements ?? []).map(({ title }) => title);

  test('shows the draft to its holder alone; nobody keeps or lists it', async () => {
    const url = await preview(await draft('announcement', said('Not yet for all')));
    expect(url.hostname).toBe('sen-vang.localhost');
    const { headers, body, statusCode } = await open(url);
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ]);
    expect(body).toContain('data-scheme="dark"');
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/i);
    const { visitor } = await follow(url);
    expect(await titles(visitor)).toContain('Not yet for all');
    expect(await titles(visit())).not.toContain('Not yet for all');
  });

  test('shows what it will look like, a future beginning and a drawn picture included', async () => {
    const startsAt = new Date(platform().services.clock.now().getTime() + 86_400_000).toISOString();
    const piece = await draft('banner', {
      title: both('Tomorrow'),
      alt: both('A stadium'),
      scenery: 'stadium',
      position: 5,
      startsAt,
    });
    const { visitor } = await follow(await preview(piece));
    const [first] = (await visitor.call('getHome')).value?.banners ?? [];
    expect(first?.title).toBe('Tomorrow');
    const { statusCode } = await platform().app.inject({
      url: first?.picture.wide ?? '',
      headers: { host: 'sen-vang.localhost' },
    });
    expect(statusCode).toBe(200);
    expect((await home())?.banners.map(({ id }) => id)).not.toContain(piece.id);
  });

  test('is no use for another merchant, tampered with, or after its end', async () => {
    const piece = await draft('announcement', said('Ours alone'));
    const url = await preview(piece);
    expect((await open(url, 'northbay.localhost')).statusCode).toBe(410);
    const { visitor } = await follow(url);
    const held = visitor.cookies.get('preview') ?? '';
    const northbay = visit({ host: 'northbay.localhost' });
    northbay.cookies.set('preview', held);
    expect(await titles(northbay)).not.toContain('Ours alone');

    const [kind, id, end, mac = ''] = held.split('.');
    const other = await draft('announcement', said('Another draft'));
    const forged = [
      [kind, other.id, end, mac],
      [kind, id, String(Number(end) + 3_600_000), mac],
      [kind, id, end, `${mac.slice(0, -1)}${mac.endsWith('A') ? 'B' : 'A'}`],
      [kind, id, end, ''],
      ['__proto__', id, end, mac],
      [kind, id, '9'.repeat(20), mac],
    ].map((parts) => parts.join('.'));
    for (const one of forged) {
      const thief = visit();
      thief.cookies.set('preview', one);
      const seen = await titles(thief);
      expect(seen).not.toContain('Ours alone');
      expect(seen).not.toContain('Another draft');
    }

    expect(await titles(visitor)).toContain('Ours alone');
    await moveClock(901);
    expect(await titles(visitor)).not.toContain('Ours alone');
    const late = await open(url);
    expect([late.statusCode, late.cookies]).toEqual([410, []]);
  });

  test('needs the right to manage, and a draft', async () => {
    const piece = await put('announcement', said('Published'));
    const ask = ({ visitor }: TestStaff) =>
      visitor.call('previewStaffContent', {
        body: { kind: 'announcement', id: piece.id, scheme: 'light' },
      });
    expect((await ask(editor)).error?.code).toBe('NOT_FOUND');
    expect((await ask(reader)).error?.code).toBe('NOT_PERMITTED');
  });
});
