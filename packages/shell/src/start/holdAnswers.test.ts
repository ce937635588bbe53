import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { holdAnswers } from './holdAnswers.ts';

test('what stands in the markup is asked for again only once the page is taken over, and what nobody shows is not', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const held = holdAnswers(
    client,
    [
      [['topics'], 'written'],
      [['banners'], 'written'],
    ],
    0,
  );
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('new'));
  const show = () => new QueryObserver(client, { queryKey: ['topics'], queryFn: ask });
  const observer = show();
  const end = observer.subscribe(() => undefined);
  await Promise.resolve();
  expect(ask).not.toHaveBeenCalled();
  expect(observer.getCurrentResult().data).toBe('written');

  void held.renew();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('new'));
  expect(ask).toHaveBeenCalledOnce();
  end();
});

test('a part of the page that opens later asks as any other', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  void holdAnswers(client, [[['topics'], 'written']], 0).renew();
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('new'));
  const observer = new QueryObserver(client, { queryKey: ['topics'], queryFn: ask });
  const end = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('new'));
  end();
});

test('what was given within the minute is not asked for again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const held = holdAnswers(client, [[['topics'], 'written']], Date.now() - 30_000);
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('new'));
  const observer = new QueryObserver(client, { queryKey: ['topics'], queryFn: ask });
  const end = observer.subscribe(() => undefined);
  await held.renew();
  expect(observer.getCurrentResult().data).toBe('written');
  expect(ask).not.toHaveBeenCalled();
  end();
});

test('what is on its way already is not asked for twice', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const held = holdAnswers(client, [[['topics'], 'written']], 0);
  const { promise, resolve } = Promise.withResolvers<string>();
  const ask = vi.fn<() => Promise<string>>(() => promise);
  const observer = new QueryObserver(client, { queryKey: ['topics'], queryFn: ask });
  const end = observer.subscribe(() => undefined);
  void observer.refetch();
  const renewed = held.renew();
  resolve('new');
  await renewed;
  expect(ask).toHaveBeenCalledOnce();
  expect(observer.getCurrentResult().data).toBe('new');
  end();
});
