import { expect, test } from 'vitest';
import { originOf } from './originOf.ts';

const seen = (
  host: string,
  { protocol = 'http', localPort = 4000, publicPort = null as number | null } = {},
) => originOf({ protocol: protocol as 'http' | 'https', host, socket: { localPort } }, publicPort);

test('the port that a call has come in at is told', () => {
  expect(seen('brand.localhost:4000')).toBe('http://brand.localhost:4000');
  expect(seen('brand.example:80', { localPort: 80 })).toBe('http://brand.example');
});

test('no other port is, whoever writes it', () => {
  for (const port of ['6666', '80', '443', '0', '99999', '']) {
    expect(seen(`brand.example:${port}`)).toBe('http://brand.example');
    expect(seen(`Brand.Example.:${port}`, { protocol: 'https' })).toBe('https://brand.example');
  }
});

test('behind web servers the host alone is told, or the port that is said to be theirs', () => {
  expect(seen('brand.example', { protocol: 'https' })).toBe('https://brand.example');
  const behind = { protocol: 'https', publicPort: 8443 };
  for (const host of ['brand.example', 'brand.example:4000', 'brand.example:6666'])
    expect(seen(host, behind)).toBe('https://brand.example:8443');
  expect(seen('brand.example:6666', { protocol: 'https', publicPort: 443 })).toBe('https://brand.example');
});
