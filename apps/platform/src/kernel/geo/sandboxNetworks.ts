/**
 * Addresses that the sandbox knows, from the ranges kept for documentation and tests (RFC 5737, RFC 2544,
 * RFC 3849), so that no real visitor is ever taken for one. The first that fits counts.
 */
export const sandboxNetworks = [
  { prefix: '203.0.113.', country: 'VN' },
  { prefix: '198.51.100.', country: 'US' },
  { prefix: '192.0.2.', country: 'FR' },
  { prefix: '198.18.0.', country: 'MT' },
  { prefix: '198.18.1.', country: 'TH' },
  { prefix: '198.18.2.', country: 'SG' },
  { prefix: '198.18.3.', country: 'GB' },
  { prefix: '198.18.4.', country: 'PH' },
  { prefix: '198.18.5.', country: 'KR' },
  { prefix: '198.18.6.', country: 'JP' },
  { prefix: '2001:db8:84:', country: 'VN' },
  { prefix: '2001:db8:1:', country: 'US' },
] as const;
