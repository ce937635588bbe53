import { useLingui } from '@lingui/react/macro';
import { endStaffMemberSessions } from '@marquee/contract/routes';
import { useApi } from '../../api/useApi.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';
import { useReasonText } from './useReasonText.ts';

/** Logs a member out everywhere. */
export const EndSessionsDialog = ({ member: { id }, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const texts = [useReasonText()];
  return (
    <DeedForm
      title={t`Log out everywhere`}
      text={t`Every browser is logged out, remembered logins too. The member can log in again.`}
      texts={texts}
      action={t`Log out everywhere`}
      onClose={onClose}
      send={async ({ reason = '' }) => {
        await call(endStaffMemberSessions, { body: { id, reason } });
        await onDone();
      }}
    />
  );
};
