import type { Device } from '../devices/Devices.ts';
import type { SecurityState } from '../SecurityState.ts';

/** A member without an app who logged in from two addresses. */
export const securityOf = (changes: Partial<SecurityState> = {}): SecurityState => ({
  isAsked: true,
  keptDays: 90,
  authenticator: null,
  addresses: [
    {
      id: '6f9c1c52-3a4e-4a52-9d3b-0a2a4b8f0001',
      address: '203.0.•••.•••',
      country: 'VN',
      lastUsedAt: '2026-11-20T08:00:00Z',
      isCurrent: true,
    },
    {
      id: '6f9c1c52-3a4e-4a52-9d3b-0a2a4b8f0002',
      address: '2001:db8:•••',
      country: null,
      lastUsedAt: '2026-11-02T08:00:00Z',
      isCurrent: false,
    },
  ],
  passkeys: [],
  hasPassword: true,
  hasPaymentPassword: false,
  mobile: { hint: '•••678', isVerified: true },
  email: { hint: 'a•••@e•••.com', isVerified: false },
  isOnWinnerBoard: true,
  ...changes,
});

/** This browser, and another one that stays logged in. */
export const devices: Device[] = [
  {
    id: '6f9c1c52-3a4e-4a52-9d3b-0a2a4b8f1001',
    browser: 'Chrome',
    system: 'Android',
    address: '203.0.•••.•••',
    loggedInAt: '2026-11-20T08:00:00Z',
    seenAt: '2026-11-20T08:10:00Z',
    isRemembered: false,
    isCurrent: true,
  },
  {
    id: '6f9c1c52-3a4e-4a52-9d3b-0a2a4b8f1002',
    browser: null,
    system: null,
    address: '2001:db8:•••',
    loggedInAt: '2026-11-18T08:00:00Z',
    seenAt: '2026-11-19T08:00:00Z',
    isRemembered: true,
    isCurrent: false,
  },
];
