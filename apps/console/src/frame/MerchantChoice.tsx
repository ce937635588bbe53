import { useLingui } from '@lingui/react/macro';
import { Select, Text } from '@marquee/ui';
import { useConsole, useMerchant, useSelf } from '../api/ConsoleContext.ts';

/** Which merchant is worked on. */
export const MerchantChoice = () => {
  const { t } = useLingui();
  const { setMerchant } = useConsole();
  const { merchants } = useSelf();
  const { code } = useMerchant();
  if (merchants.length < 2) return <Text isStrong>{merchants[0]?.name}</Text>;
  return (
    <Select label={t`Merchant`} value={code} onChange={({ target }) => setMerchant(target.value)}>
      {merchants.map((merchant) => (
        <option key={merchant.code} value={merchant.code}>
          {merchant.name} · {merchant.code}
        </option>
      ))}
    </Select>
  );
};
