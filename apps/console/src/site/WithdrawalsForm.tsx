import { useLingui } from '@lingui/react/macro';
import { AmountField, Checkbox, Grid } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { NumberField } from './NumberField.tsx';
import { PartForm } from './PartForm.tsx';
import { settingChanges, type SiteSettings, type StaffSite } from './settingChanges.ts';
import { useSettingNames } from './useSettingNames.ts';

type Rules = SiteSettings['withdrawals'];

type Props = {
  settings: Rules;
  /** What holds where the merchant has settled nothing of its own. */
  usual: StaffSite['usualWithdrawals'];
  operators: readonly string[];
  /** A change has just been put before a second person. */
  isAsked: boolean;
  /** Nobody else could agree: what stands there holds already. */
  isSaved: boolean;
  onAsk: (rules: Rules, reason: string) => Promise<void>;
};

const amounts = ['minAmount', 'maxAmount', 'daySum', 'fee', 'riskAmount', 'secondPersonAmount'] as const;
const counts = ['dayCount', 'approveAfterSeconds', 'confirmMinutes', 'coolingHours', 'maxCards'] as const;
const switches = ['holdsFirst', 'needsProof'] as const;

/** What limits withdrawals and when a person looks at them; a change waits for a second person. */
export const WithdrawalsForm = ({ settings, usual, operators, isAsked, isSaved, onAsk }: Props) => {
  const { t } = useLingui();
  const names = useSettingNames();
  const { currency } = useMerchant();
  const [typed, setTyped] = useState<StaffSite['usualWithdrawals']>({ ...usual, ...settings });
  const change = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes });
  const nameOf = (key: string) => names[`withdrawals.${key}`] ?? key;
  /** What is as usual stays unsaid, so that it follows what is usual. */
  const wanted: Rules = Object.fromEntries(
    Object.entries(typed).filter(
      ([key, value]) => key in settings || value !== usual[key as keyof typeof usual],
    ),
  );
  return (
    <PartForm
      title={t`Withdrawals`}
      hint={t`A change waits for a second person: nothing of it holds before they agree. While nobody else may change the site it holds at once.`}
      changes={settingChanges({ ...usual, ...settings }, typed, 'withdrawals.')}
      operators={operators}
      isSaved={isSaved}
      onSave={(reason) => onAsk(wanted, reason)}
      onReset={() => setTyped({ ...usual, ...settings })}
      {...(isAsked && { notice: t`It waits for a second person now.` })}
    >
      {(problemOf) => (
        <>
          <Grid min="m">
            {amounts.map((key) => (
              <AmountField
                key={key}
                name={key}
                label={nameOf(key)}
                currency={currency}
                error={problemOf(`withdrawals.${key}`)}
                value={typed[key]}
                onValueChange={(amount) => change({ [key]: amount ?? 0 })}
              />
            ))}
            {counts.map((key) => (
              <NumberField
                key={key}
                name={key}
                label={nameOf(key)}
                min={0}
                error={problemOf(`withdrawals.${key}`)}
                value={typed[key]}
                onChange={(number) => change({ [key]: number })}
              />
            ))}
          </Grid>
          {switches.map((key) => (
            <Checkbox
              key={key}
              name={key}
              label={nameOf(key)}
              checked={typed[key]}
              onChange={({ target }) => change({ [key]: target.checked })}
            />
          ))}
        </>
      )}
    </PartForm>
  );
};
