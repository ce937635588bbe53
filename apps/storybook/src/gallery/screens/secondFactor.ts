import type { OpenModal } from '@marquee/feature-core';
import type { Screen } from '../Screen.ts';
import { refusedField } from './refusedField.ts';

/** What a login shows of the way to a member. */
const hints = {
  passkey: null,
  authenticator: null,
  sms: '•••678',
  boundEmail: 'l•••@e•••.com',
  payeeName: null,
};
const methods = ['passkey', 'authenticator', 'sms', 'boundEmail', 'payeeName'] as const;

const askedFor = (method: (typeof methods)[number]): OpenModal => ({
  id: 'secondFactor',
  params: {
    verification: {
      challenge: 'example',
      expiresIn: 600,
      methods: [
        { method, hint: hints[method] },
        { method: 'email', hint: 'l•••@e•••.com' },
      ],
    },
  },
});

const proved = {
  feature: 'account',
  modal: askedFor('boundEmail'),
  fills: { 'dialog [name="proof"]': 'lan@example.com' },
  sends: true,
  states: ['guest'],
} as const satisfies Partial<Screen>;

/** The box in which a login from an unknown address is proved. */
export const secondFactorScreens: readonly Screen[] = [
  ...methods.map((method): Screen => ({
    title: `Account/Second proof (${method})`,
    feature: 'account',
    modal: askedFor(method),
    states: ['guest'],
  })),
  {
    title: 'Account/Second proof whose code was sent',
    feature: 'account',
    modal: askedFor('sms'),
    presses: ['dialog [name="verificationCode"] + * button'],
    shows: 'dialog output:not(:empty)',
    states: ['guest'],
  },
  {
    ...proved,
    title: 'Account/Second proof that is refused',
    refuses: { verifyLogin: 'PROOF_WRONG' },
    shows: refusedField,
  },
  {
    ...proved,
    title: 'Account/Second proof that is over',
    refuses: { verifyLogin: 'VERIFICATION_OVER' },
    shows: 'dialog:not(:has(form))',
  },
];
