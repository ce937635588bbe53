import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Chart } from './Chart.tsx';

globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

afterEach(cleanup);

test.each(['line', 'bar'] as const)(
  'a %s chart names its series and tells every figure in a table',
  (kind) => {
    render(
      <I18nProvider i18n={createI18n('en', {})}>
        <Chart
          kind={kind}
          label="Deposits and withdrawals"
          categories={['Monday', 'Tuesday']}
          categoryLabel="Day"
          series={[
            { id: 'in', label: 'Deposits', values: [5, 7] },
            { id: 'out', label: 'Withdrawals', values: [2] },
          ]}
          formatValue={(value) => `${value} ₫`}
          formatTick={String}
        />
      </I18nProvider>,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Deposits',
      'Withdrawals',
    ]);
    const table = screen.getByRole('table', { name: 'Deposits and withdrawals', hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayDepositsWithdrawals',
      'MondayDeposits 5 ₫Withdrawals 2 ₫',
      'TuesdayDeposits 7 ₫Withdrawals 0 ₫',
    ]);
  },
);
