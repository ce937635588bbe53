import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Badge, Row, RowName, tabular, Text, TextLink } from '@marquee/ui';
import { useId, useState } from 'react';
import { useQuestionNames } from '../form/useQuestionNames.ts';
import * as styles from './CaseRow.css.ts';
import { CaseText } from './CaseText.tsx';
import type { OwnCase } from './OwnCase.ts';

/** A question or complaint of the member: what it is about and how it stands; in full when it is opened. */
export const CaseRow = ({ ownCase }: { ownCase: OwnCase }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useSite().brand;
  const names = useQuestionNames();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { reference, questionType, createdAt, answer } = ownCase;
  return (
    <Row
      end={
        answer ? <Badge tone="positive">{t`Answered`}</Badge> : <Badge tone="info">{t`Being answered`}</Badge>
      }
    >
      <RowName>{names[questionType]}</RowName>
      <Text size="s" isMuted className={tabular}>
        <span className={styles.reference}>{reference}</span> ·{' '}
        <time dateTime={createdAt}>{dateTime(createdAt, { timeZone })}</time>
      </Text>
      {isOpen && <CaseText id={id} ownCase={ownCase} />}
      <div>
        <TextLink
          as="button"
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={isOpen ? t`Hide ${reference}` : t`Read ${reference}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Hide` : t`Read`}
        </TextLink>
      </div>
    </Row>
  );
};
