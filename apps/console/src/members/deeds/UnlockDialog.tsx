import { useLingui } from '@lingui/react/macro';
import { unlockStaffMember } from '@marquee/contract/routes';
import { useApi } from '../../api/useApi.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';
import { useReasonText } from './useReasonText.ts';

/** Lets a member in again. */
export const UnlockDialog = ({ member: { id }, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const texts = [useReasonText()];
  return (
    <DeedForm
      title={t`Unlock the account`}
      texts={texts}
      action={t`Unlock`}
      onClose={onClose}
      send={async ({ reason = '' }) => {
        await call(unlockStaffMember, { body: { id, reason } });
        await onDone();
      }}
    />
  );
};
