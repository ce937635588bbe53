import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { assert, integer, property } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { pageItems } from './pageItems.ts';
import { Pagination } from './Pagination.tsx';

const labels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
};

test.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [1, 9, '1 2 3 gap 9'],
  [4, 9, '1 2 3 4 5 gap 9'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [9, 9, '1 gap 7 8 9'],
])('on page %d of %d these are shown: %s', (page, count, shown) => {
  expect(pageItems(page, count).join(' ')).toBe(shown);
});

test('first, last, current and its neighbours are always shown, in order, and each gap hides two or more', () => {
  assert(
    property(integer({ min: 1, max: 500 }), integer({ min: 1, max: 500 }), (a, b) => {
      const [page, count] = [Math.min(a, b), Math.max(a, b)];
      const items = pageItems(page, count);
      const numbers = items.filter((item) => item !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
      for (const needed of [1, count, page, Math.max(1, page - 1), Math.min(count, page + 1)]) {
        expect(numbers).toContain(needed);
      }
      const steps = numbers.slice(1).map((each, index) => each - (numbers[index] ?? 0));
      expect(steps).not.toContain(2);
      expect(steps.filter((step) => step > 2)).toHaveLength(items.length - numbers.length);
      const gaps = items.flatMap((item, index) => (item === 'gap' ? [index] : []));
      expect(gaps.every((at) => Number(items[at + 1]) - Number(items[at - 1]) > 2)).toBe(true);
      expect(items.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('one turns by number, onwards and back, and the current page is told', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  const { rerender } = render(
    <Pagination page={2} pageCount={9} onPageChange={onPageChange} labels={labels} />,
  );
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
  expect(onPageChange.mock.calls).toEqual([[3], [9]]);
  rerender(<Pagination page={9} pageCount={9} onPageChange={onPageChange} labels={labels} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('a single page has no pagination', () => {
  render(<Pagination page={1} pageCount={1} onPageChange={() => {}} labels={labels} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
