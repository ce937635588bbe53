import type { BodyOf, ValueOf } from '@marquee/contract';

/** A way by which a member who is logged in can prove to own the account. */
export type ProofWay = ValueOf<'getProfile'>['ways'][number];

/** Something that a member has, and that others do not merely learn. */
export type OwnedWay = ProofWay & { method: Exclude<ProofWay['method'], 'paymentPassword' | 'password'> };

/** What a member gives as the proof. */
export type MemberProof = NonNullable<BodyOf<'setContact'>['proof']>;
