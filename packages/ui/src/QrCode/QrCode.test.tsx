import { render, screen, waitFor } from '@testing-library/react';
import { assert, property, webUrl } from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';
import { qrPath } from './qrPath.ts';

test('the code is drawn into a place of its size', async () => {
  render(<QrCode value="https://sen-vang.example/m/appDownload" label="Get the app" size={85} />);
  const code = screen.getByRole('img', { name: 'Get the app' });
  expect(code.getAttribute('width')).toBe('85');
  await waitFor(() => expect(code.querySelector('path')).not.toBeNull());
});

test('the path covers exactly the dark squares', () => {
  assert(
    property(webUrl(), (address) => {
      const { path, side } = qrPath(address);
      const dark = new Set<string>();
      for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
        for (let step = 0; step < Number(length); step += 1) dark.add(`${Number(x) + step} ${y}`);
      }
      const { data } = encode(address, { ecc: 'M', border: 2 });
      const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
      expect([...dark].sort()).toEqual(expected.sort());
      expect(side).toBe(data.length);
    }),
    { numRuns: 30 },
  );
});
