import { useLingui } from '@lingui/react/macro';
import { addStaffMemberNote } from '@marquee/contract/routes';
import { useApi } from '../../api/useApi.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';

/** Writes something down about a member. */
export const NoteDialog = ({ member: { id }, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  return (
    <DeedForm
      title={t`Write a note`}
      text={t`Other staff reads it. It cannot be changed or taken away.`}
      texts={[{ name: 'text', label: t`Note`, maxLength: 2000 }]}
      action={t`Keep`}
      onClose={onClose}
      send={async ({ text = '' }) => {
        await call(addStaffMemberNote, { body: { id, text } });
        await onDone();
      }}
    />
  );
};
