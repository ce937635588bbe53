import type { ValueOf } from '../endpoints.ts';
import { daysAfter } from './exampleTime.ts';
import type { Examples } from './Reader.ts';

const step = (
  id: ValueOf<'getStaffFirstSteps'>['steps'][number]['id'],
  isNeeded: boolean,
  have: number,
  want: number,
) => ({ id, isNeeded, isDone: have >= want, have, want });

/** Answers of the console's calls with which a merchant and a colleague begin. */
export const staffStartExamples = {
  getStaffFirstSteps: () => ({
    isDemonstration: false,
    steps: [
      step('facts', true, 6, 8),
      step('payments', true, 1, 1),
      step('depositMethods', true, 1, 1),
      step('games', true, 24, 1),
      step('vendors', true, 1, 2),
      step('secondPerson', true, 2, 2),
      step('contacts', true, 0, 1),
      step('texts', false, 31, 40),
      step('banners', false, 3, 1),
      step('promotions', false, 0, 1),
      step('announcements', false, 2, 1),
      step('apps', false, 0, 1),
      step('opened', false, 0, 1),
    ],
  }),
  readStaffInvitation: () => ({
    email: 'an@operator.example',
    grants: [{ merchant: 'NORTHBAY', role: 'read-only' as const }],
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Marquee%20Console:an%40operator.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Marquee%20Console',
    expiresAt: daysAfter(2),
  }),
} satisfies Examples;
