import { getGameVendors, getHome } from '@marquee/contract/routes';
import { exampleFor, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { shellTexts } from '../shellTexts.ts';
import { ShownContext } from '../site/useShown.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import { Providers } from './Providers.tsx';

const catalog = shellTexts.catalog!;

afterEach(cleanup);

test('the ways to pay stand in the footer, as the merchant calls them', async () => {
  const methods = [
    { icon: 'qr', label: 'Scan and pay' },
    { icon: 'bank', label: 'Transfer' },
  ] as const;
  const home = () => ({ ...exampleFor('getHome'), paymentMethods: [...methods] });
  await renderFeature(<PaymentMethods />, { catalog, answers: { [getHome.id]: home } });
  const ways = within(await screen.findByRole('list', { name: 'Ways to pay' }));
  expect(ways.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Scan and pay',
    'Transfer',
  ]);
});

test('the marks of all providers stand in the footer, each once', async () => {
  const [lane] = exampleFor('getGameVendors').data.lanes;
  const answer = () => ({ data: { lanes: [lane!, lane!] } });
  const site = (
    <ShownContext value={{ features: [], routes: [], merchant: 'LOTUS' }}>
      <Providers />
    </ShownContext>
  );
  await renderFeature(site, { catalog, answers: { [getGameVendors.id]: answer } });
  const marks = within(await screen.findByRole('list', { name: 'Game providers' }));
  expect(marks.getAllByRole('img').map((mark) => mark.getAttribute('alt'))).toEqual([
    ...new Set(lane!.cards.map(({ title }) => title)),
  ]);
});
