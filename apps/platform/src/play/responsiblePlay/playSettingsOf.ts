import type { MerchantSettings } from '@marquee/brand';
import type { LimitKind, LimitPeriod, PlaySettings } from './PlaySettings.ts';

/** Responsible play as a brand's folder settles it, in the form of the database. */
export const playSettingsOf = ({ limits, ...rest }: MerchantSettings['responsiblePlay']): PlaySettings => ({
  ...rest,
  limits: Object.entries(limits).flatMap(([kind, periods]) =>
    Object.entries(periods).map(([period, limit]) => ({
      kind: kind as LimitKind,
      period: period as LimitPeriod,
      ...limit,
    })),
  ),
});
