import { useLingui } from '@lingui/react/macro';
import { setStaffMemberLimit } from '@marquee/contract/routes';
import { AmountField, Select, TextField } from '@marquee/ui';
import { useState } from 'react';
import { useApi } from '../../api/useApi.ts';
import { useMemberWords } from '../useMemberWords.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';
import { useReasonText } from './useReasonText.ts';

/** Sets a limit that is stricter than the one there is. */
export const LimitDialog = ({ member: { id, limits, currency }, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const words = useMemberWords();
  const texts = [useReasonText()];
  const [place, setPlace] = useState(0);
  const [limit, setLimit] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const chosen = limits[place];
  if (!chosen) return null;
  const { kind, period } = chosen;
  return (
    <DeedForm
      title={t`Set a stricter limit`}
      text={t`It holds at once. The member can loosen it only after the waiting time, as any limit.`}
      texts={texts}
      action={t`Set the limit`}
      onClose={onClose}
      isReady={() => {
        setProblem(limit === undefined ? t`This field cannot be empty.` : undefined);
        return limit !== undefined;
      }}
      send={async ({ reason = '' }) => {
        if (limit === undefined) return;
        await call(setStaffMemberLimit, { body: { id, kind, period, limit, reason } });
        await onDone();
      }}
    >
      <Select
        label={t`Limit`}
        value={String(place)}
        onChange={({ target }) => {
          setPlace(Number(target.value));
          setLimit(undefined);
        }}
      >
        {limits.map((each, index) => (
          <option key={`${each.kind} ${each.period}`} value={index}>
            {words.limitKinds[each.kind]} {words.periods[each.period]}
          </option>
        ))}
      </Select>
      {kind === 'session' ? (
        <TextField
          label={t`Minutes`}
          error={problem}
          isRequired
          inputMode="numeric"
          value={limit === undefined ? '' : String(limit)}
          onChange={({ target }) => setLimit(Number(target.value.replaceAll(/\D/g, '')) || undefined)}
        />
      ) : (
        <AmountField
          label={t`Amount`}
          error={problem}
          isRequired
          currency={currency}
          value={limit}
          onValueChange={setLimit}
        />
      )}
    </DeedForm>
  );
};
