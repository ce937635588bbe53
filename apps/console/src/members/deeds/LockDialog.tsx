import { useLingui } from '@lingui/react/macro';
import { lockStaffMember } from '@marquee/contract/routes';
import { useApi } from '../../api/useApi.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';
import { useAnswerText } from './useAnswerText.ts';
import { useReasonText } from './useReasonText.ts';

/** Locks a member out. */
export const LockDialog = ({ member: { id }, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const texts = [useAnswerText(), useReasonText()];
  return (
    <DeedForm
      title={t`Lock the account`}
      text={t`The member is logged out everywhere at once and cannot log in or play. Money and open withdrawals stay as they are.`}
      texts={texts}
      action={t`Lock`}
      tone="critical"
      onClose={onClose}
      send={async ({ answer = '', reason = '' }) => {
        await call(lockStaffMember, { body: { id, answer, reason } });
        await onDone();
      }}
    />
  );
};
