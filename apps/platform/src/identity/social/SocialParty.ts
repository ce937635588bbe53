import type { SocialChannel } from '#sites';

/** A person as a party knows them. */
export type SocialPerson = {
  /** The party's own id of the person, which never changes. */
  subject: string;
  name: string | null;
  /** When the person proved to the party who they are. */
  signedInAt: Date;
  /** The part of the token that cannot be written otherwise and still be believed: what it is known by when it comes again. */
  mark: string;
};

/** A sign-in that has been begun. */
export type SocialBeginning = {
  /** Where the popup has to lead. */
  url: string;
  /** What the party wants to be shown again. */
  partySession: string | null;
};

/**
 * An outside party. Each call throws `ApiFailure`: SOCIAL_TOKEN_INVALID, whatever is wrong with a token, or one of
 * the other codes SOCIAL_* about the party itself.
 */
export type SocialParty = {
  begin: (ask: {
    merchantCode: string;
    channel: SocialChannel;
    returnUrl: string;
    state: string;
  }) => Promise<SocialBeginning>;
  /** Takes the query and fragment that came back to the return address for a token. */
  redeem: (ask: {
    merchantCode: string;
    channel: SocialChannel;
    returnUrl: string;
    answer: string;
    /** The one that the sign-in was begun with. */
    state: string;
    partySession: string | null;
  }) => Promise<string>;
  verify: (ask: {
    merchantCode: string;
    channel: SocialChannel;
    token: string;
    now: Date;
  }) => Promise<SocialPerson>;
};

/** The party of each channel. */
export type SocialParties = Record<SocialChannel, SocialParty>;
