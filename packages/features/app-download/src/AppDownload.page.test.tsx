import type { RouteValue } from '@marquee/contract/route';
import { getHome } from '@marquee/contract/routes';
import { exampleFor, offline, renderFeature } from '@marquee/feature-core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import AppDownload from './AppDownload.page.tsx';
import { catalog } from './catalog.ts';
import type { InstallOffer } from './installOffer.ts';

const guideOf = (system: string) =>
  `https://lotus.example/m/appDownload?language=EN&tokens=&system=${system}`;
const all: RouteValue<'getHome'>['resources'] = [
  { resourceType: 'Android', url: guideOf('Android') },
  { resourceType: 'iOS', url: guideOf('iOS') },
  { resourceType: 'iOSLite', url: guideOf('iOSLite') },
  { resourceType: 'H5', url: 'https://lotus.example/' },
  { resourceType: 'TELEGRAM1', url: 'https://telegram.org/' },
];

type Options = { resources?: typeof all; at?: string; setLanguage?: (language: 'vi' | 'en') => void };

const open = ({ resources = all, at = '/m/appDownload', setLanguage }: Options = {}) =>
  renderFeature(<AppDownload />, {
    catalog,
    at,
    answers: { [getHome.id]: () => ({ ...exampleFor('getHome'), resources }) },
    ...(setLanguage && { site: { setLanguage } }),
  });

const stepsOf = async (name: string) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map((step) => step.textContent);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete window.installOffer;
});

test('each system that the merchant names has a guide, with a code that leads to it', async () => {
  const { address } = await open();
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Android',
    'iPhone and iPad',
    'iOS lite',
    'Mobile web',
  ]);
  expect((await stepsOf('Android'))[0]).toContain('The address is lotus.example.');
  await userEvent.click(screen.getByRole('tab', { name: 'iPhone and iPad' }));
  expect(await stepsOf('iPhone and iPad')).toHaveLength(4);
  expect(address()).toBe('/m/appDownload?system=iOS');
  expect(screen.getByRole('img', { name: 'QR code: iPhone and iPad' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'iOS lite' }));
  expect((await stepsOf('iOS lite')).join()).toContain('Add to Favourites');
});

test('the guide of the phone that reads it stands first, unless the address names one', async () => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { userAgent: { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)' } }),
  );
  await open();
  expect(await stepsOf('iPhone and iPad')).toHaveLength(4);
  cleanup();
  await open({ at: '/m/appDownload?system=H5' });
  expect(await stepsOf('Mobile web')).toHaveLength(2);
});

test.each(['VI', 'vi'])(
  'language=%s turns the page over, and no token stays in the address',
  async (code) => {
    const setLanguage = vi.fn<(language: 'vi' | 'en') => void>();
    const { address } = await open({
      at: `/m/appDownload?language=${code}&tokens=secret&system=iOS`,
      setLanguage,
    });
    await waitFor(() => expect(setLanguage).toHaveBeenCalledWith('vi'));
    expect(address()).toBe('/m/appDownload?system=iOS');
  },
);

test('a language that the site does not have changes nothing', async () => {
  const setLanguage = vi.fn<(language: 'vi' | 'en') => void>();
  const { address } = await open({ at: '/m/appDownload?language=KM&tokens=', setLanguage });
  await screen.findAllByRole('tab');
  expect(address()).toBe('/m/appDownload');
  expect(setLanguage).not.toHaveBeenCalled();
});

test('where a merchant has an app elsewhere, that is what is offered', async () => {
  await open({ resources: [{ resourceType: 'Android', url: 'https://store.example/lotus' }] });
  const link = await screen.findByRole('link', { name: 'Download for Android' });
  expect(link.getAttribute('href')).toBe('https://store.example/lotus');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText('There is no file to install')).toBeNull();
});

test('a site that names no way says that it runs in a browser', async () => {
  await open({ resources: [] });
  expect(await screen.findByText('There is no app here')).toBeTruthy();
});

test('a failure can be tried again', async () => {
  await renderFeature(<AppDownload />, { catalog, answers: { [getHome.id]: offline } });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the guides');
});

test('a browser that offers to install the site is asked by a button, once', async () => {
  await open();
  await screen.findAllByRole('tab');
  expect(screen.queryByRole('button', { name: 'Install Lotus' })).toBeNull();
  const prompt = vi.fn<InstallOffer['prompt']>(async () => ({ outcome: 'dismissed' }));
  await act(async () => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  await userEvent.click(screen.getByRole('button', { name: 'Install Lotus' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Install Lotus' })).toBeNull();
});

test('an offer that came before the page’s code is not lost, and ends with the installation', async () => {
  const prompt = vi.fn<InstallOffer['prompt']>(async () => ({ outcome: 'accepted' }));
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt });
  await open();
  expect(await screen.findByRole('button', { name: 'Install Lotus' })).toBeTruthy();
  await act(async () => void dispatchEvent(new Event('appinstalled')));
  expect(screen.getByText('The app is on this device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Install Lotus' })).toBeNull();
});
