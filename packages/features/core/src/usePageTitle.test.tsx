import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { coreTexts } from './coreTexts.ts';
import { renderFeature } from './testing/renderFeature.tsx';
import { usePageTitle } from './usePageTitle.ts';

const Game = ({ title }: { title: string | undefined }) => {
  usePageTitle(title);
  return null;
};

afterEach(cleanup);

test('a page names the document, and its name goes with it', async () => {
  const { setTitle, unmount } = await renderFeature(<Game title="Dragon Well" />, { catalog: coreTexts });
  expect(setTitle.mock.lastCall).toEqual(['Dragon Well']);
  unmount();
  expect(setTitle.mock.lastCall).toEqual([undefined]);
});
