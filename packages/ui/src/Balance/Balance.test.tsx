import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Balance } from './Balance.tsx';

const labels = { hide: 'Hide', show: 'Show', hidden: 'Hidden amount', refresh: 'Refresh' };
const onRefresh = vi.fn<() => void>();

function Wallet({ minor }: { minor?: number }) {
  const [isHidden, setHidden] = useState(false);
  return (
    <I18nProvider i18n={createI18n('en', {})}>
      <Balance
        label="Balance"
        labels={labels}
        minor={minor}
        currency="USD"
        isHidden={isHidden}
        onHiddenChange={setHidden}
        onRefresh={onRefresh}
      />
    </I18nProvider>
  );
}

test('an amount that is hidden is neither seen nor read, and comes back', async () => {
  render(<Wallet minor={5000} />);
  expect(screen.getByText('$50.00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText('$50.00')).toBeNull();
  expect(screen.getByText('Hidden amount')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('$50.00')).toBeTruthy();
});

test('an amount that is not known yet is waited for, and can be asked for anew', async () => {
  const { container } = render(<Wallet />);
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});
