import { expect, test } from 'vitest';
import { matchRoutes } from './matchRoutes.ts';

const isRoute = matchRoutes(['/', '/register.html', '/games/:nodeId', '/help/:topic?']);

test.each(['/', '/register.html', '/games/x-1', '/games/x-1/', '/help', '/help/terms'])(
  '%s is a route',
  (path) => {
    expect(isRoute(path)).toBe(true);
  },
);

test.each(['/registerXhtml', '/games', '/games/a/b', '/help/a/b', '/nothing', '//'])('%s is none', (path) => {
  expect(isRoute(path)).toBe(false);
});
