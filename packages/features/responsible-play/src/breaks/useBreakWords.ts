import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How long breaks last, in words. */
export const useBreakWords = () => {
  const { t } = useLingui();
  return {
    hours: (hours: number) => {
      if (hours % 168 === 0) return t`${plural(hours / 168, { one: '# week', other: '# weeks' })}`;
      if (hours % 24 === 0 && hours > 24) return t`${plural(hours / 24, { one: '# day', other: '# days' })}`;
      return t`${plural(hours, { one: '# hour', other: '# hours' })}`;
    },
    months: (months: number | null) => {
      if (months === null) return t`Permanently`;
      if (months % 12 === 0) return t`${plural(months / 12, { one: '# year', other: '# years' })}`;
      return t`${plural(months, { one: '# month', other: '# months' })}`;
    },
  };
};
