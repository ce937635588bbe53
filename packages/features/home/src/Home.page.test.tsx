import { saidIn } from '@marquee/config/said';
import { offline, renderFeature, siteIn } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import { HomeWithSlots } from './testing/HomeWithSlots.tsx';
import { homeData } from './testing/homeData.ts';

afterEach(cleanup);

const answers = { getHome: () => homeData() };

test('the home page shows what the home data holds', async () => {
  await renderFeature(<HomeWithSlots />, { catalog, answers });
  expect(await screen.findByRole('heading', { name: 'Lotus nights' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/game/lotus');
  expect(screen.getAllByText('Welcome aboard').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'A gift' }).getAttribute('href')).toBe('/?modal=promotion&id=gift');
  expect(screen.getByText('Around the clock')).toBeDefined();
  expect(screen.getByRole('link', { name: 'help@lotus.example' }).getAttribute('href')).toBe(
    'mailto:help@lotus.example',
  );
});

test('the site is taken to a phone by a code or a link for each of its systems, and by nothing else', async () => {
  const resources = (['Android', 'iOS', 'H5', 'TELEGRAM1'] as const).map((resourceType) => ({
    resourceType,
    url: `https://lotus.example/${resourceType}`,
  }));
  await renderFeature(<HomeWithSlots />, {
    catalog,
    answers: { ...answers, getHome: () => homeData({ resources }) },
  });
  for (const [name, way] of [
    ['Android', 'Android'],
    ['iPhone', 'iOS'],
    ['Mobile web', 'H5'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`https://lotus.example/${way}`);
    expect(screen.getByRole('img', { name: `QR code: ${name}` })).toBeDefined();
  }
  expect(screen.getAllByRole('img', { name: /^QR code/ })).toHaveLength(3);
});

test('all addresses of the site are told where it has more than one', async () => {
  const domainList = ['lotus.localhost', 'lotus.example'];
  await renderFeature(<HomeWithSlots />, {
    catalog,
    answers: { ...answers, getHome: () => homeData({ domainList }) },
  });
  for (const domain of domainList)
    expect((await screen.findByRole('link', { name: domain })).getAttribute('href')).toBe(
      `https://${domain}/`,
    );
  cleanup();
  await renderFeature(<HomeWithSlots />, { catalog, answers });
  await screen.findByText('Around the clock');
  expect(screen.queryByText('Our official addresses:')).toBeNull();
});

test('sections stand in the order of the brand, and those that it leaves out are not there', async () => {
  const { brand } = siteIn('en');
  const layout: typeof brand.layout = { ...brand.layout, home: ['service', 'promotions-rows'] };
  await renderFeature(<HomeWithSlots />, { catalog, answers, site: { brand: { ...brand, layout } } });
  const service = await screen.findByText('Around the clock');
  const promotions = await screen.findByRole('heading', { name: 'Promotions' });
  expect(service.compareDocumentPosition(promotions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Welcome aboard')).toBeNull();
});

test('every layout of the hero names the page once', async () => {
  for (const hero of ['full', 'split', 'data', 'pile'] as const) {
    const { brand } = siteIn('en');
    const site = { brand: { ...brand, layout: { ...brand.layout, hero } } };
    await renderFeature(<HomeWithSlots />, { catalog, answers, site });
    await screen.findByText('Around the clock');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    cleanup();
  }
});

test.each(['full', 'split', 'data'] as const)(
  'a site without a banner shows its own scene and words (%s)',
  async (hero) => {
    const { brand } = siteIn('en');
    const site = { brand: { ...brand, layout: { ...brand.layout, hero } } };
    const getHome = () => homeData({ banners: [] });
    const { container } = await renderFeature(<HomeWithSlots />, { catalog, answers: { getHome }, site });
    await screen.findByText('Around the clock');
    expect(container.querySelector('img[src*="own-narrow"]')?.getAttribute('alt')).toBe('');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(brand.texts.en?.heroTitle);
  },
);

test('a feature that is off leaves no gap, heading or link behind', async () => {
  const { brand } = siteIn('en');
  const site = { brand: { ...brand, features: ['home' as const] }, hasFeature: () => false };
  await renderFeature(<HomeWithSlots />, { catalog, answers, site });
  await screen.findByRole('heading', { name: 'Lotus nights' });
  expect(screen.queryByText('Promotions')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Android' })).toBeNull();
});

test('an answer that does not come is told once, and asked for again', async () => {
  let isBack = false;
  const getHome = () => (isBack ? homeData() : offline());
  await renderFeature(<HomeWithSlots />, { catalog, answers: { ...answers, getHome } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t load our latest news');
  isBack = true;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Lotus nights' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('in Vietnamese no English is left over', async () => {
  const said = await saidIn('vi');
  await renderFeature(<HomeWithSlots />, { catalog, answers, language: 'vi' });
  await screen.findByRole('heading', { name: said('Promotions') });
  expect(await screen.findByRole('heading', { name: said('Customer service') })).toBeDefined();
  expect(screen.queryByText('See all')).toBeNull();
});

test('the sections below the first wait for the rest of the page where they are out of sight', async () => {
  const { container } = await renderFeature(<HomeWithSlots />, { catalog, answers });
  await screen.findByText('Around the clock');
  const [hero, first, ...others] = container.querySelectorAll('[data-part]');
  expect([hero, first].filter((part) => part!.hasAttribute('data-later'))).toEqual([]);
  expect(others.length).toBeGreaterThan(1);
  expect(others.filter((part) => !part.hasAttribute('data-later'))).toEqual([]);
});
