import { isValidElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { translateValue } from './translateValue.ts';

test('texts are found in lists, in elements and in what functions return', () => {
  const args = {
    tone: 'accent',
    steps: ['Account', 'Done'],
    label: (seconds: number) => `Send again in ${seconds} s`,
    children: <b title="Close">Deposit</b>,
  };
  const shown = translateValue(args, 'vi');
  expect(shown.tone).toBe('accent');
  expect(shown.steps).toEqual(['Tài khoản', 'Hoàn tất']);
  expect(shown.label(42)).toBe('Gửi lại sau 42 giây');
  expect(isValidElement(shown.children)).toBe(true);
  expect((shown.children as ReactElement).props).toEqual({ title: 'Đóng', children: 'Nạp tiền' });
});

test('a function stays the same one, so that nothing is drawn anew for it', () => {
  const onClick = () => undefined;
  expect(translateValue({ onClick }, 'vi').onClick).toBe(translateValue({ onClick }, 'vi').onClick);
});
