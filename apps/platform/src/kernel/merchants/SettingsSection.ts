import type { Connection } from '../db/Database.ts';
import type { Merchant } from './Merchant.ts';

/** Settings by key, such as `flags.FREEPLAY3` or `deposits.methods.bank`. A key that is missing is not set. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** What is to be written, and what was stored of the section before. */
export type SettingChanges = { set: SettingValues; removed: readonly string[]; stored: SettingValues };

/** A part of what a merchant's folder settles: how the folder says it, and how the database holds it. */
export type SettingsSection = {
  /**
   * What differs and was never applied is the folder's of before, not an operator's: for parts that came to be applied
   * later and that nothing but the folder has written.
   */
  isFoldersAlone?: true;
  wanted: (merchant: Merchant) => SettingValues;
  /** Empty for a merchant that has nothing yet. */
  stored: (tx: Connection, merchant: Merchant) => Promise<SettingValues>;
  write: (tx: Connection, merchant: Merchant, changes: SettingChanges) => Promise<void>;
};
