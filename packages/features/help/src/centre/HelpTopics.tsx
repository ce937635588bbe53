import { useLingui } from '@lingui/react/macro';
import { getHelpCenter } from '@marquee/contract/routes';
import { LoadFailure, MomentPicture, useApi, usePageTitle } from '@marquee/feature-core';
import { cx, EmptyState } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import * as styles from './HelpCentre.css.ts';
import { HelpSkeleton } from './HelpSkeleton.tsx';
import { topicKey } from './topicAddress.ts';
import { TopicList } from './TopicList.tsx';
import { TopicText } from './TopicText.tsx';

/** The topics beside the text of the one that the address names; without a name the first one shows. */
export const HelpTopics = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const [search] = useSearchParams();
  const named = search.get(topicKey);
  const centre = useQuery(query(getHelpCenter, {}));
  const topics = centre.data?.topics ?? [];
  const topic = named === null ? topics[0] : topics.find(({ id }) => id === named);
  usePageTitle(named === null ? undefined : topic?.title);
  if (centre.isError) return <LoadFailure title={t`We couldn’t load the help centre`} query={centre} />;
  if (!centre.data) return <HelpSkeleton isTopicNamed={named !== null} />;
  if (topics.length === 0)
    return (
      <EmptyState picture={<MomentPicture moment="nothing-yet" />} title={t`No topics yet`}>
        {t`Answers to common questions will appear here. Until then, write to us.`}
      </EmptyState>
    );
  return (
    <div className={styles.columns}>
      <div className={cx(styles.side, topic && named !== null && styles.notOnPhone)}>
        <TopicList topics={topics} shownId={topic?.id} />
      </div>
      <div className={cx(named === null && styles.notOnPhone)}>
        {topic ? (
          <TopicText topic={topic} />
        ) : (
          <EmptyState picture={<MomentPicture moment="nothing-yet" />} title={t`Topic not found`}>
            {t`It may have been renamed. Please choose a topic from the list.`}
          </EmptyState>
        )}
      </div>
    </div>
  );
};
