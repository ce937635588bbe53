import { useLingui } from '@lingui/react/macro';
import { excludeStaffMember } from '@marquee/contract/routes';
import { Select } from '@marquee/ui';
import { useState } from 'react';
import { useApi } from '../../api/useApi.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';
import { useReasonText } from './useReasonText.ts';

/** Excludes a member who has asked for it. */
export const ExcludeDialog = ({ member: { id, exclusionMonths }, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const texts = [useReasonText()];
  const [months, setMonths] = useState(exclusionMonths[0] ?? null);
  return (
    <DeedForm
      title={t`Exclude the member`}
      text={t`It is the person who is excluded, at every merchant: no deposits, no bets. Nobody can shorten it. Money can still be withdrawn.`}
      texts={texts}
      action={t`Exclude`}
      tone="critical"
      onClose={onClose}
      send={async ({ reason = '' }) => {
        await call(excludeStaffMember, { body: { id, months, reason } });
        await onDone();
      }}
    >
      <Select
        label={t`For how long`}
        value={String(months)}
        onChange={({ target }) =>
          setMonths(exclusionMonths.find((each) => String(each) === target.value) ?? null)
        }
      >
        {exclusionMonths.map((each) => (
          <option key={String(each)} value={String(each)}>
            {each === null ? t`For good` : t`${each} months`}
          </option>
        ))}
      </Select>
    </DeedForm>
  );
};
