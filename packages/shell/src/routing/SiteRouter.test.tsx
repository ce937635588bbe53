import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { UNSAFE_createMemoryHistory, useHref, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { languageAtom } from '../site/languageAtom.ts';
import { brand } from '../testing/brand.ts';
import { SiteRouter } from './SiteRouter.tsx';

const Here = () => (
  <p>
    {useLocation().pathname} {useHref('/help')}
  </p>
);

const open = (at: string) => {
  const store = createStore();
  store.set(languageAtom, brand.defaultLanguage);
  const history = UNSAFE_createMemoryHistory({ initialEntries: [at], v5Compat: true });
  render(
    <Provider store={store}>
      <SiteRouter brand={brand} history={history}>
        <Here />
      </SiteRouter>
    </Provider>,
  );
  return {
    change: (language: (typeof brand.languages)[number]) => act(() => store.set(languageAtom, language)),
    address: () => history.location.pathname + history.location.search,
    shown: () => screen.getByText(/^\//).textContent,
  };
};

const other = brand.languages.find((language) => language !== brand.defaultLanguage)!;

afterEach(cleanup);

test('a change of language changes the address and every link, and back leaves nothing of it', () => {
  const { change, address, shown } = open('/register?from=1');
  change(other);
  expect([address(), shown()]).toEqual([`/${other}/register?from=1`, `/register /${other}/help`]);
  change(brand.defaultLanguage);
  expect([address(), shown()]).toEqual(['/register?from=1', '/register /help']);
});
