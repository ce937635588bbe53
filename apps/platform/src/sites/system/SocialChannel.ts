import type { BodyOf } from '@marquee/contract';

/** A party whose word on who someone is can be taken. */
export type SocialChannel = BodyOf<'startSocial'>['firebaseChannel'];
