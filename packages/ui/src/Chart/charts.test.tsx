import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from '../BarChart/BarChart.tsx';
import type { ChartProps } from './ChartData.ts';

const data: ChartProps = {
  label: 'Money',
  categories: ['Monday', 'Tuesday', 'Wednesday'],
  categoryLabel: 'Day',
  series: [
    { id: 'in', label: 'In', values: [10, -20, 30] },
    { id: 'out', label: 'Out', values: [1, 2, 3] },
  ],
  formatValue: (value) => `${value} coins`,
  formatTick: String,
  tableLabel: 'As a table',
};

test('every value of a chart stands in its table', () => {
  render(<BarChart {...data} />);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('As a table').closest('details')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Money', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Day', 'In', 'Out'],
    ['Monday', '10 coins', '1 coins'],
    ['Tuesday', '-20 coins', '2 coins'],
    ['Wednesday', '30 coins', '3 coins'],
  ]);
});

test('the legend tells the last values, and those at the pointer while it is there', () => {
  const { container } = render(<BarChart {...data} />);
  const legend = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(legend()).toEqual(['In30 coins', 'Out3 coins']);
  const plot = container.querySelector('[aria-hidden] > div + div');
  if (!plot) throw new Error('There is no plot.');
  plot.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 200, height: 100 });
  fireEvent.pointerMove(plot, { clientX: 90 });
  expect(legend()).toEqual(['In-20 coins', 'Out2 coins']);
  fireEvent.pointerLeave(plot);
  expect(legend()).toEqual(['In30 coins', 'Out3 coins']);
});

test('bars stand on zero, those below it hang', () => {
  const { container } = render(<BarChart {...data} series={data.series.slice(0, 1)} />);
  const bars = [...container.querySelectorAll('[aria-hidden] svg + svg rect')].map((bar) => [
    bar.getAttribute('y'),
    bar.getAttribute('height'),
  ]);
  // The axis runs from 40 to -20: zero is two thirds down.
  expect(bars[1]).toEqual(['66.67%', '33.33%']);
  expect(bars[2]?.[0]).toBe('16.67%');
});

test('where the page has the values beside it, a sentence stands for the drawing and there is no table', () => {
  const { tableLabel: _, ...own } = data;
  render(<BarChart {...own} summary="Between -20 and 30 coins." />);
  expect(screen.getByRole('img', { name: 'Between -20 and 30 coins.' })).toBeTruthy();
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});
