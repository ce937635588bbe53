import type { RouteBody } from '@marquee/contract/route';
import type { SiteSettings } from './settingChanges.ts';

/** What a change says beside the version and the reason. */
export type PartChange = Omit<RouteBody<'changeStaffSite'>, 'version' | 'reason'>;

/** What the form of a part is given. */
export type PartProps<P extends keyof SiteSettings> = {
  settings: SiteSettings[P];
  /** Keys of the part that an operator has set. */
  operators: readonly string[];
  isSaved: boolean;
  onSave: (change: PartChange, reason: string) => Promise<void>;
};
