/** A secret that a vendor may sign with. `id` is null for one of the environment. */
export type VendorSecret = { id: string | null; secret: string };

/** Knows with which secrets a vendor may sign a merchant's calls at this moment, the newest first. No transaction may be open. */
export type VendorSecretReader = {
  find: (merchantCode: string, vendor: string) => Promise<readonly VendorSecret[]>;
  /** What is known of a merchant is read anew. */
  forget: (merchantCode: string) => void;
};

/** How a vendor's call ended: answered, refused by a rule, failed by a fault of the platform, or signed by nobody known. */
export type VendorCallEnd = 'answered' | 'refused' | 'failed' | 'unsigned';

/** Counts vendors' calls, and writes down what was counted of a merchant. */
export type VendorCallCounter = {
  record: (call: {
    merchant: string;
    vendor: string;
    end: VendorCallEnd;
    milliseconds: number;
    secretId: string | null;
  }) => void;
  flush: (merchantCode: string) => Promise<void>;
};
