import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useHasFont } from './useHasFont.ts';

const Measured = () => {
  const element = useRef<HTMLDivElement>(null);
  const hasFont = useHasFont(element, '09');
  return <div ref={element}>{hasFont ? 'measured' : 'waits'}</div>;
};

const withFonts = (fonts: Pick<FontFaceSet, 'check' | 'load'>) =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'fonts');
});

test('letters are measured once their font has come', async () => {
  const loading = Promise.withResolvers<FontFace[]>();
  withFonts({ check: () => false, load: () => loading.promise });
  render(<Measured />);
  expect(screen.queryByText('waits')).not.toBeNull();
  loading.resolve([]);
  expect(await screen.findByText('measured')).toBeDefined();
});

test('a font that is there, and one that does not come, keep nobody waiting', async () => {
  withFonts({ check: () => true, load: () => new Promise(() => undefined) });
  render(<Measured />);
  expect(screen.queryByText('measured')).not.toBeNull();
  cleanup();
  withFonts({ check: () => false, load: () => Promise.reject(new Error('offline')) });
  render(<Measured />);
  expect(await screen.findByText('measured')).toBeDefined();
});
