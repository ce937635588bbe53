// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bootScript } from './bootScript.ts';

const workers: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  vi.stubGlobal('Worker', function (url: string) {
    workers.push(url);
  });
  document.body.innerHTML = '<p data-later></p><p data-later></p>';
  const script = document.createElement('script');
  const files = {
    late: '/a.css /b.css',
    held: '/c.css',
    preload: '/p.js',
    entry: '/e.js',
    manifest: '/m.json',
  };
  Object.assign(script.dataset, { languages: 'en', ...files });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runInThisContext(bootScript);
});

afterEach(async () => {
  // What still waits for the page must not wait for the next test’s.
  dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  document.head.replaceChildren();
  workers.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const link = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
const entry = () => document.querySelector('script[type=module]');
const laterParts = () => document.querySelectorAll('[data-later]').length;
const isOpening = () => document.documentElement.dataset['opening'] !== undefined;
const frame = async () => new Promise((resolve) => requestAnimationFrame(resolve));
const sheetsArrive = (...hrefs: string[]) =>
  hrefs.forEach((href) => link(href)?.dispatchEvent(new Event('load')));

test('nothing is asked for before the page has loaded', () => {
  expect(document.querySelectorAll('link').length).toBe(0);
  expect(isOpening()).toBe(true);
});

test('all sheets count from one moment, that in which the code is asked for', () => {
  dispatchEvent(new Event('load'));
  sheetsArrive('/a.css');
  expect([link('/a.css')?.media, link('/b.css')?.media, entry()]).toEqual(['print', 'print', null]);
  sheetsArrive('/b.css');
  expect([link('/a.css')?.media, link('/b.css')?.media]).toEqual(['all', 'all']);
  expect(entry()?.getAttribute('src')).toBe('/e.js');
  expect([link('/c.css')?.disabled, link('/m.json')?.rel]).toEqual([true, 'manifest']);
});

test('later parts come one by one, the first in the frame after the sheets began to count', async () => {
  dispatchEvent(new Event('load'));
  sheetsArrive('/a.css', '/b.css');
  expect(laterParts()).toBe(2);
  await frame();
  expect([laterParts(), isOpening()]).toEqual([2, true]);
  await frame();
  expect([laterParts(), isOpening()]).toEqual([1, true]);
  await frame();
  await frame();
  expect([laterParts(), isOpening()]).toEqual([0, false]);
});

test('a touch shows what stands later at once', () => {
  dispatchEvent(new Event('touchstart'));
  expect(isOpening()).toBe(false);
});

test('the browser’s list of languages is made while the sheets are on their way', async () => {
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(workers.length).toBe(1));
  expect(entry()).toBeNull();
});
