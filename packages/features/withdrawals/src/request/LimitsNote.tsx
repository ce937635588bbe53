import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { Banner, Text } from '@marquee/ui';
import type { Terms } from './Terms.ts';

/** What is left of today's withdrawals. */
export const LimitsNote = ({ terms }: { terms: Terms }) => {
  const { t } = useLingui();
  const write = useMoney();
  const { dayCountLeft, daySumLeft, currency } = terms;
  const sum = write(daySumLeft, currency);
  if (dayCountLeft === 0 || daySumLeft === 0)
    return (
      <Banner tone="caution" title={t`You’ve used all of today’s withdrawals`}>
        {t`You can withdraw again tomorrow.`}
      </Banner>
    );
  return (
    <Text size="s" isMuted>
      {t`Today you can make ${plural(dayCountLeft, { one: '# more withdrawal', other: '# more withdrawals' })}, together up to ${sum}.`}
    </Text>
  );
};
