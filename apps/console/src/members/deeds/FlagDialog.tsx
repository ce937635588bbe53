import { useLingui } from '@lingui/react/macro';
import { setStaffMemberFlag } from '@marquee/contract/routes';
import { RadioCards } from '@marquee/ui';
import { useState } from 'react';
import { useApi } from '../../api/useApi.ts';
import { type StaffMember, useMemberWords } from '../useMemberWords.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';
import { useReasonText } from './useReasonText.ts';

type Flag = StaffMember['flags'][number]['flag'];

const known: readonly Flag[] = ['watch', 'vip', 'bonusAbuse', 'fraud', 'vulnerable'];

/** Sets a flag on a member, or takes one away. */
export const FlagDialog = ({ member: { id, flags }, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const words = useMemberWords();
  const texts = [useReasonText()];
  const [flag, setFlag] = useState<Flag>('watch');
  const has = (each: Flag) => flags.some((set) => set.flag === each);
  return (
    <DeedForm
      title={t`Set or remove a flag`}
      texts={texts}
      action={has(flag) ? t`Remove the flag` : t`Set the flag`}
      onClose={onClose}
      send={async ({ reason = '' }) => {
        await call(setStaffMemberFlag, { body: { id, flag, isSet: !has(flag), reason } });
        await onDone();
      }}
    >
      <RadioCards<Flag>
        legend={t`Flag`}
        name="flag"
        value={flag}
        onChoose={setFlag}
        options={known.map((value) => ({
          value,
          label: words.flags[value],
          hint: has(value) ? t`Is set` : null,
        }))}
      />
    </DeedForm>
  );
};
