import { expect, test } from 'vitest';
import { createMetrics } from '#kernel';
import type { PageRenderer } from '#sites';
import { observePages } from './observePages.ts';

test('pages are counted by what became of them', async () => {
  const metrics = await createMetrics();
  const answers: Record<string, () => ReturnType<PageRenderer['render']>> = {
    '/': () => Promise.resolve({ html: '<p>' }),
    '/game/0': () => Promise.resolve('missing'),
    '/play/1': () => Promise.resolve('none'),
    '/nowhere': () => Promise.resolve(null),
    '/fails': () => Promise.reject(new Error('It hangs.')),
  };
  const { render } = observePages(
    { render: ({ path }) => answers[path]!(), stop: () => Promise.resolve() },
    metrics,
  );
  for (const path of Object.keys(answers))
    await render({ brand: 'b', merchant: 'M', language: 'en', path, now: '' }).catch(() => undefined);
  const text = await metrics.scrape();
  for (const outcome of ['rendered', 'missing', 'none', 'absent', 'failed'])
    expect(text).toContain(`marquee_pages_total{outcome="${outcome}"} 1`);
  expect(text).toContain('marquee_page_duration_seconds_count 5');
});
