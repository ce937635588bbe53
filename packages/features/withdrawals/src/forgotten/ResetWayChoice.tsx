import { useLingui } from '@lingui/react/macro';
import { RadioCards } from '@marquee/ui';
import type { ResetMethod, ResetWays } from './ResetWays.ts';

type Props = {
  ways: ResetWays['ways'];
  value: ResetMethod;
  onChoose: (method: ResetMethod) => void;
};

/** What the member has to prove by that it asks. */
export const ResetWayChoice = ({ ways, value, onChoose }: Props) => {
  const { t } = useLingui();
  const names: Readonly<Record<ResetMethod, string>> = {
    passkey: t`By passkey`,
    authenticator: t`By authenticator app`,
    sms: t`By SMS`,
    email: t`By e-mail`,
  };
  return (
    <RadioCards
      legend={t`How would you like to prove that it’s you?`}
      name="method"
      value={value}
      onChoose={onChoose}
      options={ways.map(({ method, hint }) => ({ value: method, label: names[method], hint }))}
    />
  );
};
