import { getHelpCenter } from '@marquee/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useApi } from './api.ts';
import { coreTexts } from './coreTexts.ts';
import { offline } from './testing/refused.ts';
import { renderFeature } from './testing/renderFeature.tsx';
import { siteIn } from './testing/siteIn.ts';
import { SiteContext } from './site.ts';

const Key = () => {
  const { query } = useApi();
  const options = query(getHelpCenter, {});
  const { isError } = useQuery(options);
  return <p>{isError ? 'failed' : JSON.stringify(options.queryKey)}</p>;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('an answer belongs to the reader’s language, so that another one is asked for anew', async () => {
  const keyIn = async (language: 'vi' | 'en') => {
    await renderFeature(<Key />, { catalog: coreTexts, language });
    const key = screen.getByText(/\[/).textContent;
    cleanup();
    return key;
  };
  expect(await keyIn('vi')).toContain('vi');
  expect(await keyIn('vi')).not.toBe(await keyIn('en'));
});

test('a call goes by the client of the shell', async () => {
  const { called } = await renderFeature(<Key />, {
    catalog: coreTexts,
    answers: { getHelpCenter: offline },
  });
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(called.mock.calls[0]?.[0]).toBe(getHelpCenter.id);
});

test('outside of the shell it says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Key />)).toThrow('useSite needs the shell');
  expect(() =>
    render(
      <SiteContext value={siteIn('en')}>
        <Key />
      </SiteContext>,
    ),
  ).toThrow('useApi needs the shell');
});
