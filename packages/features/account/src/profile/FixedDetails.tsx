import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { LockIcon, Row, RowName, Rows, Text, VisuallyHidden } from '@marquee/ui';
import { useFieldLabels } from '../registration/fields/useFieldLabels.ts';
import type { Detail } from './Profile.ts';

/** What was told once and stands for good. */
export const FixedDetails = ({ details }: { details: readonly Detail[] }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const labels = useFieldLabels();
  if (details.length === 0) return null;
  const shownOf = ({ field, value }: Detail) =>
    field === 'birthday' && value ? dateTime(value, { show: 'date', timeZone: 'UTC' }) : value;
  return (
    <Rows label={t`Fixed details`}>
      {details.map((detail) => (
        <Row
          key={detail.field}
          end={
            <span>
              <LockIcon size="s" />
              <VisuallyHidden>{t`Fixed`}</VisuallyHidden>
            </span>
          }
        >
          <Text as="span" size="s" isMuted>
            {labels[detail.field]}
          </Text>
          <RowName>{shownOf(detail)}</RowName>
        </Row>
      ))}
    </Rows>
  );
};
