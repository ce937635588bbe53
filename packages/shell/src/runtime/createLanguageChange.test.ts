import { stubClient } from '@marquee/feature-core/testing';
import { createI18n } from '@marquee/i18n';
import type { Language } from '@marquee/reference';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { languageAtom } from '../site/languageAtom.ts';
import { brand } from '../testing/brand.ts';
import { createLanguageChange } from './createLanguageChange.ts';

beforeEach(() => localStorage.clear());

/** A page in Vietnamese that shows an answer. */
const openPage = (options: { gcTime?: number }) => {
  const store = createStore();
  store.set(languageAtom, 'vi');
  const queryClient = new QueryClient();
  const ask = vi.fn<(key: unknown) => Promise<string>>(async () => 'answer');
  const queryFn = ({ queryKey }: { queryKey: readonly unknown[] }) => ask(queryKey);
  new QueryObserver(queryClient, { queryKey: ['operation', 'vi', {}], queryFn, ...options }).subscribe(
    () => undefined,
  );
  const change = createLanguageChange({
    site: { brand, features: [] } as never,
    i18n: createI18n('vi', {}),
    store,
    queryClient,
    client: stubClient().client,
    catalogs: { loadAll: async () => undefined } as never,
    current: { language: 'vi' as Language },
  });
  return { change, store, asked: () => ask.mock.calls.map(([key]) => (key as string[])[1]) };
};

test('what a page shows is there in the other language before the page turns over', async () => {
  const { change, store, asked } = openPage({});
  await change('en');
  expect([store.get(languageAtom), asked()]).toEqual(['en', ['vi', 'en']]);
});

test('what is good for one use is not asked for ahead', async () => {
  const { change, asked } = openPage({ gcTime: 0 });
  await change('en');
  expect(asked()).toEqual(['vi']);
});
