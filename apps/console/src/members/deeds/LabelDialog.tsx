import { useLingui } from '@lingui/react/macro';
import { setStaffMemberLabel } from '@marquee/contract/routes';
import { Select, TextField } from '@marquee/ui';
import { useState } from 'react';
import { useApi } from '../../api/useApi.ts';
import { useMemberWords } from '../useMemberWords.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';
import { useReasonText } from './useReasonText.ts';

const types = [0, 1, 2, 41, 42] as const;

/** Sets the label beside a member's name and the type of the account. */
export const LabelDialog = ({ member, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const words = useMemberWords();
  const texts = [useReasonText()];
  const [clubLabel, setClubLabel] = useState(member.clubLabel ?? '');
  const [type, setType] = useState(types.find((known) => known === member.type) ?? 0);
  return (
    <DeedForm
      title={t`Change label and type`}
      texts={texts}
      action={t`Change`}
      onClose={onClose}
      send={async ({ reason = '' }) => {
        await call(setStaffMemberLabel, {
          body: { id: member.id, clubLabel: clubLabel.trim() || null, type, reason },
        });
        await onDone();
      }}
    >
      <TextField
        label={t`Label`}
        hint={t`Stands beside the member’s name on the site. Empty: the label of the type.`}
        value={clubLabel}
        maxLength={30}
        onChange={({ target }) => setClubLabel(target.value)}
      />
      <Select
        label={t`Type`}
        value={String(type)}
        onChange={({ target }) => setType(types.find((known) => String(known) === target.value) ?? 0)}
      >
        {types.map((known) => (
          <option key={known} value={known}>
            {words.types[known]}
          </option>
        ))}
      </Select>
    </DeedForm>
  );
};
