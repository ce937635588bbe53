/** What GeeTest calls a merchant, and the secret that its proofs are checked with. */
export type GeetestKey = { captchaId: string; captchaKey: string };

/** Where GeeTest is, and what each merchant is to it. */
export type CaptchaBook = {
  /** Null in a sandbox without a file, which plays it itself. */
  urls: {
    /** Its server that checks proofs. */
    check: string;
    /** The script that a page loads. */
    script: string;
  } | null;
  geetestOf: (merchantCode: string) => GeetestKey | null;
};
