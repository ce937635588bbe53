import { Type } from 'typebox';
import { component } from './component.ts';
import { Instant, mobile, Nullable, Password, Text } from './scalars.ts';

/** The parties whose word on who someone is a merchant may take. */
export const SocialChannel = Type.Enum(['google', 'facebook', 'telegram']);

/** Whose word a payload carries: a party's on who someone is, or Firebase's on a number that its code was sent to. */
export const FirebaseChannel = Type.Enum(['google', 'facebook', 'telegram', 'phone']);

/** What a party says of a person: a Firebase ID token, or Telegram's signed fields as base64url of JSON. */
export const IdToken = Text(4096, 1);

/** Which party a visitor wants to be known by. */
export const SocialStart = component('SocialStart', { firebaseChannel: SocialChannel });

/** Where a popup has to lead, and the one-time state that its answer is handed in with. */
export const SocialStarted = component('SocialStarted', {
  url: Type.String({ format: 'uri' }),
  state: Type.String(),
});

/** What came back to the return page: the query and the fragment of its address. */
export const SocialAnswer = component('SocialAnswer', { state: Text(64, 1), answer: Text(8192, 1) });

/** A person as a party knows them; the token opens a session or an account, or is linked to one. */
export const SocialToken = component('SocialToken', {
  firebaseChannel: SocialChannel,
  firebaseIdToken: Type.String(),
  name: Nullable(Type.String({ description: 'For filling in a form; nothing is decided by it.' })),
});

/** The parties that a member has linked. */
export const SocialLinks = component('SocialLinks', {
  hasPassword: Type.Boolean({ description: 'Without one nothing can be linked or unlinked.' }),
  links: Type.Array(
    component('SocialLink', {
      firebaseChannel: SocialChannel,
      name: Nullable(Type.String({ description: 'As the party told it when it was linked.' })),
      linkedAt: Instant,
    }),
  ),
});

/** Links a party to the member's account. */
export const SocialLinking = component('SocialLinking', {
  firebaseChannel: SocialChannel,
  firebaseIdToken: IdToken,
  password: Password,
});

/** Unlinks a party from the member's account. */
export const SocialUnlinking = component('SocialUnlinking', {
  firebaseChannel: SocialChannel,
  password: Password,
});

/** Asks Firebase for a code by SMS; the token is of the check that whoever asks is a person. */
export const PhoneCodeRequest = component('PhoneCodeRequest', { ...mobile, recaptchaToken: Text(8192, 1) });

/** Firebase's own name of what it has sent, and the seconds after which it may be asked again. */
export const PhoneCodeSent = component('PhoneCodeSent', {
  session: Type.String(),
  resendSeconds: Type.Integer({ minimum: 1 }),
});

/** A code as it was typed, for what Firebase has sent. */
export const PhoneCode = component('PhoneCode', { session: Text(8192, 1), verificationCode: Text(12) });

/** Firebase's word that the code was right; the token opens a session or an account. */
export const PhoneToken = component('PhoneToken', {
  firebaseChannel: Type.Literal('phone'),
  firebaseIdToken: Type.String(),
});
