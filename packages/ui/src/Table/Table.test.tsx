import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table } from './Table.tsx';

test('records name their columns and rows, and a cell carries its label for a phone', () => {
  render(
    <Table
      caption="Results"
      rows={[{ day: 'Monday', vendor: 'Lotus Live', net: 12 }]}
      keyOf={({ day }) => day}
      columns={[
        {
          id: 'day',
          title: 'Day',
          isRowHead: true,
          line: 1,
          render: ({ day }) => day,
          note: ({ vendor }) => vendor,
        },
        { id: 'net', title: 'Net result', label: 'Net', isAtEnd: true, line: 2, render: ({ net }) => net },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Results' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Net result',
  ]);
  expect(screen.getByRole('rowheader').textContent).toBe('MondayLotus Live');
  expect(screen.getByRole('cell').textContent).toBe('Net 12');
});
