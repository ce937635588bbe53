import { useLingui } from '@lingui/react/macro';
import { exportStaffMember } from '@marquee/contract/routes';
import { useApi } from '../../api/useApi.ts';
import { saveFile } from '../../table/saveFile.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';
import { useReasonText } from './useReasonText.ts';

/** Saves everything that is held of a member. */
export const ExportDialog = ({ member: { id }, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const texts = [useReasonText()];
  return (
    <DeedForm
      title={t`Export everything`}
      text={t`A file with every row that is held of the member, pictures too, without secrets such as passwords. Give it to nobody but the member.`}
      texts={texts}
      action={t`Export`}
      onClose={onClose}
      send={async ({ reason = '' }) => {
        const { name, content } = await call(exportStaffMember, { body: { id, reason } });
        saveFile(name, content, 'application/json');
        await onDone();
      }}
    />
  );
};
