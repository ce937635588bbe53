import { afterEach, describe, expect, test, vi } from 'vitest';
import { localStore, sessionStore } from './storage.ts';

const forbid = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStore.remove('token');
  localStore.remove('scheme');
});

test('what is of the tab and what is of the browser stay apart, under their own names', () => {
  sessionStore.set('token', 'abc');
  localStore.set('scheme', 'dark');
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual(['abc', null]);
  expect([sessionStorage.getItem('scheme'), localStorage.getItem('scheme')]).toEqual([null, 'dark']);
});

test('what was never kept, or was removed, is undefined; an empty text is kept', () => {
  expect(sessionStore.get('token')).toBeUndefined();
  sessionStore.set('token', '');
  expect(sessionStore.get('token')).toBe('');
  sessionStore.remove('token');
  expect(sessionStore.get('token')).toBeUndefined();
  expect(sessionStorage.getItem('token')).toBeNull();
});

describe('where the browser', () => {
  test('forbids storage, it lasts as long as the page', () => {
    forbid('getItem', 'setItem', 'removeItem');
    sessionStore.set('token', 'abc');
    expect(sessionStore.get('token')).toBe('abc');
    expect(localStore.get('scheme')).toBeUndefined();
    sessionStore.remove('token');
    expect(sessionStore.get('token')).toBeUndefined();
  });

  test('has no room left, it lasts as long as the page, and newer counts before older', () => {
    sessionStore.set('token', 'old');
    forbid('setItem');
    sessionStore.set('token', 'new');
    expect(sessionStore.get('token')).toBe('new');
    vi.restoreAllMocks();
    sessionStore.set('token', 'newest');
    expect(sessionStore.get('token')).toBe('newest');
  });
});
