import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { coreTexts } from './coreTexts.ts';
import { renderFeature } from './testing/renderFeature.tsx';
import { useInnerLinks } from './useInnerLinks.ts';

const html = `
  <a href="/help?topic=responsible"><b>Help</b></a>
  <a href="https://www.gamcare.org.uk">GamCare</a>
  <a href="//elsewhere.example/x">Elsewhere</a>`;

const Text = () => {
  const ref = useRef<HTMLDivElement>(null);
  useInnerLinks(ref);
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />;
};

/** Clicks a word; whether the browser is left to follow the link, and where the page is then. */
const click = async (word: string, keys: MouseEventInit = {}) => {
  const { address } = await renderFeature(<Text />, { catalog: coreTexts, at: '/start' });
  // jsdom cannot load another page and says so.
  const stop = (event: Event) => event.preventDefault();
  let isLeft = false;
  const watch = (event: Event) => {
    isLeft = !event.defaultPrevented;
    stop(event);
  };
  document.addEventListener('click', watch);
  fireEvent.click(screen.getByText(word), { button: 0, ...keys });
  document.removeEventListener('click', watch);
  return { isLeft, address: address() };
};

afterEach(cleanup);

test('a link to a page of the site is followed without loading it anew', async () => {
  expect(await click('Help')).toEqual({ isLeft: false, address: '/help?topic=responsible' });
});

test.each(['GamCare', 'Elsewhere'])('%s is another site and left to the browser', async (word) => {
  expect(await click(word)).toEqual({ isLeft: true, address: '/start' });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'with %o the browser opens it as the reader wants',
  async (keys) => {
    expect(await click('Help', keys)).toEqual({ isLeft: true, address: '/start' });
  },
);
