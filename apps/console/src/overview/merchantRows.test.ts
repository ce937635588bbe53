import { expect, test } from 'vitest';
import { merchantRows } from './merchantRows.ts';
import type { OverviewValue } from './useFigureNames.ts';

const overview = (...amounts: (readonly ['VND' | 'USD', number])[]): OverviewValue =>
  ({
    currencies: amounts.map(([currency, deposits]) => ({ currency, total: { deposits } })),
    members: { active: 1, new: 0, days: [] },
  }) as unknown as OverviewValue;

test('merchants are added up by currency, and never across', () => {
  const rows = merchantRows([
    { code: 'SENVANG', name: 'Sen Vàng', overview: overview(['VND', 5]) },
    { code: 'NORTHBAY', name: 'Northbay', overview: overview(['USD', 70], ['VND', 1]) },
    { code: 'THIRD', name: 'Third', overview: overview(['VND', 30]) },
  ]);
  expect(rows.map(({ name, currency, total }) => [name, currency, total.deposits])).toEqual([
    ['Sen Vàng', 'VND', 5],
    ['Northbay', 'USD', 70],
    ['Northbay', 'VND', 1],
    ['Third', 'VND', 30],
    [null, 'VND', 36],
  ]);
});

test('members are told once for each merchant, and not added up', () => {
  const rows = merchantRows([
    { code: 'SENVANG', name: 'Sen Vàng', overview: overview(['VND', 5], ['USD', 2]) },
    { code: 'THIRD', name: 'Third', overview: overview(['VND', 30]) },
  ]);
  expect(rows.map(({ members }) => members?.active ?? null)).toEqual([1, null, 1, null]);
});
