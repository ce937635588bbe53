import { expect, test } from 'vitest';
import { testBrand } from '../testBrand.ts';
import { parseBrand } from './parseBrand.ts';
import { readDomain } from './readDomain.ts';

test.each([
  ['lotus-bay.com', 'lotus-bay.com'],
  ['  Lotus-Bay.COM. ', 'lotus-bay.com'],
  ['https://lotus-bay.com/en?x=1#top', 'lotus-bay.com'],
  ['http://user@lotus-bay.localhost:4000/', 'lotus-bay.localhost'],
  ['https://Lötus.example', 'xn--ltus-5qa.example'],
  ['đạiphát.vn', 'xn--ipht-7na8zw04p.vn'],
])('%j is understood as %s', (text, domain) => {
  expect(readDomain(text)).toBe(domain);
});

test.each(['', 'lotus', '192.168.0.1', 'lotus bay.com', '-lotus.com', 'lotus..com', 'mailto:help@lotus'])(
  '%j is no domain',
  (text) => {
    expect(readDomain(text)).toBeUndefined();
  },
);

test('a brand file that says an address is told which domain to write', () => {
  const merchants = [{ code: 'LANTERN', domains: ['https://Lantern.example/'], primary: true }];
  expect(() => parseBrand(testBrand({ merchants }), 'brand.ts')).toThrow(
    'merchants.0.domains.0: "https://Lantern.example/" is no domain as browsers send it. Write "lantern.example".',
  );
});
