import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useCopy } from '@marquee/feature-core';
import { Button, CheckCircleIcon, CopyIcon, Heading, IconButton, tabular, Text } from '@marquee/ui';
import { useEffect, useRef } from 'react';
import * as styles from './FeedbackReceived.css.ts';

type Props = { answer: RouteValue<'sendFeedback'>; onAgain: () => void };

/** Says that the message is here, under which reference, and when it will be answered. */
export const FeedbackReceived = ({ answer: { reference, replyWithinHours }, onAgain }: Props) => {
  const { t } = useLingui();
  const copy = useCopy();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className={styles.received}>
      <CheckCircleIcon size="xl" className={styles.icon} />
      <Heading level={2}>{t`We’ve received your message`}</Heading>
      <Text isMuted>
        {t`We answer within ${plural(replyWithinHours, { one: '# hour', other: '# hours' })}. Please keep this reference until then:`}
      </Text>
      <p className={styles.reference}>
        <span className={tabular}>{reference}</span>
        <IconButton
          label={t`Copy the reference`}
          icon={<CopyIcon />}
          onClick={() => copy(reference, { done: t`The reference is copied.` })}
        />
      </p>
      <Button tone="neutral" look="outline" onClick={onAgain}>
        {t`Write another message`}
      </Button>
    </div>
  );
};
