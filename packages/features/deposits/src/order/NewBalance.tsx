import { useLingui } from '@lingui/react/macro';
import { getBalance } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { Skeleton, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';

/** What the member has now. */
export const NewBalance = () => {
  const { t } = useLingui();
  const write = useMoney();
  const { query } = useApi();
  const { data, isError } = useQuery({ ...query(getBalance, {}), gcTime: 0 });
  if (isError) return null;
  if (!data) return <Skeleton width="half" />;
  const balance = write(data.balance, data.currency);
  return <Text isStrong>{t`New balance: ${balance}`}</Text>;
};
