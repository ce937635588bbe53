/** A merchant's Firebase project, whose providers are Google and Facebook. */
export type FirebaseProject = { project: string; apiKey: string };

/** Where the outside parties of social sign-in are, and what each merchant is to them. */
export type SocialBook = {
  /** Null in a sandbox without a file, which plays the parties itself. */
  urls: {
    /** Google's Identity Toolkit. */
    identity: string;
    /** Keys by which Firebase's tokens are checked, as a JWKS. */
    keys: string;
    /** The script of reCAPTCHA. */
    recaptcha: string;
    /** Telegram's sign-in page. */
    telegram: string;
  } | null;
  firebaseOf: (merchantCode: string) => FirebaseProject | null;
  /** `<bot id>:<secret>`, as Telegram hands it out. */
  botTokenOf: (merchantCode: string) => string | null;
};
