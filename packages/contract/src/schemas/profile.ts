import { Type } from 'typebox';
import { type ProfileField, profileFields } from '../registrationFields.ts';
import { component } from './component.ts';
import { Instant, Nullable, Text } from './scalars.ts';
import { BoundReceiver } from './security.ts';

/** How a member who is logged in proves to be the one that the account belongs to, the strongest first. */
const memberProofMethods = [
  'passkey',
  'authenticator',
  'sms',
  'email',
  'paymentPassword',
  'password',
] as const;

/** One of them. */
const MemberProofMethod = Type.Enum([...memberProofMethods]);

/** A way that a member has. */
const MemberProofWay = component('MemberProofWay', {
  method: MemberProofMethod,
  hint: Nullable(Type.String({ description: 'As much of the phone or mailbox as its owner needs.' })),
});

/** A proof: what a passkey signed as JSON, a code, a recovery code or a password. */
const MemberProof = component('MemberProof', {
  method: MemberProofMethod,
  proof: Text(8192, 1),
});

/** The picture that stands for an account. */
export const MemberIcon = component('MemberIcon', {
  icon: Type.String({ description: 'A path on this host, or the picture itself as a data URL.' }),
});

const Field = Type.Enum([...profileFields]);

/** What the platform knows of a member, and what of it may be changed. */
export const Profile = component('Profile', {
  username: Type.String(),
  icon: Type.String({ description: 'A path on this host, or the picture itself as a data URL.' }),
  avatar: Nullable(
    Type.Integer({ minimum: 1, description: 'The drawn avatar; null for a picture of one’s own.' }),
  ),
  avatars: Type.Integer({ minimum: 1, description: 'How many drawn avatars there are, counted from 1.' }),
  mobile: Nullable(BoundReceiver),
  email: Nullable(BoundReceiver),
  details: Type.Array(
    component('ProfileDetail', {
      field: Field,
      value: Nullable(Type.String({ description: 'Null where nothing is known; an ID number is masked.' })),
      isFixed: Type.Boolean({ description: 'It proves age or payee and can no longer be changed here.' }),
      isRequired: Type.Boolean({ description: 'It may not be emptied.' }),
    }),
  ),
  birthdayAge: Type.Integer({ description: 'Years that a birthday has to prove.' }),
  ways: Type.Array(MemberProofWay, {
    description: 'Ways to prove a change of phone or e-mail; none where the account has none.',
  }),
  coolingHours: Type.Integer({
    minimum: 0,
    description: 'Hours that withdrawals wait after a change of phone, e-mail or payment password.',
  }),
  withdrawalsFrom: Nullable(Instant),
});

const text = Type.Optional(Text(256));

/** Fields of the profile to be kept; one that is left out stays as it is, an empty one is forgotten. */
export const ProfileChange = component(
  'ProfileChange',
  Object.fromEntries(profileFields.map((field) => [field, text])) as Record<ProfileField, typeof text>,
);

const address = {
  channel: Type.Enum(['sms', 'email']),
  email: Type.Optional(Text(254)),
  mobileNum: Type.Optional(Text(32)),
  countryDialingCode: Type.Optional(Text(8)),
};

/** A phone or mailbox that is to be the account's. */
export const ContactRequest = component('ContactRequest', address);

/** The same with the code that was sent to it, and what proves that the member asks. */
export const ContactChange = component('ContactChange', {
  ...address,
  verificationCode: Text(12, 1),
  proof: Type.Optional(MemberProof),
});

/** What stands now. */
export const ContactChanged = component('ContactChanged', {
  receiver: BoundReceiver,
  withdrawalsFrom: Nullable(Instant),
});
