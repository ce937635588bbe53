import { useLingui } from '@lingui/react/macro';
import { MomentPicture } from '@marquee/feature-core';
import { ChevronEndIcon, EmptyState, Link, SearchField } from '@marquee/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onPhone } from './HelpCentre.css.ts';
import { matchingTopics } from './matchingTopics.ts';
import type { Topic } from './Topic.ts';
import { addressOf } from './topicAddress.ts';
import { list, topic as topicStyle } from './TopicList.css.ts';

type Props = { topics: readonly Topic[]; shownId: string | undefined };

/** The topics as links, narrowed by what is searched for. */
export const TopicList = ({ topics, shownId }: Props) => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [search, setSearch] = useState('');
  const found = matchingTopics(topics, search);
  return (
    <>
      <SearchField
        label={t`Search the help centre`}
        clearLabel={t`Clear the search`}
        value={search}
        onValueChange={setSearch}
      />
      <nav aria-label={t`Topics`}>
        <ul className={list}>
          {found.map(({ id, title }) => (
            <li key={id}>
              <Link
                href={addressOf(pathname, id)}
                className={topicStyle}
                aria-current={id === shownId ? 'page' : undefined}
              >
                {title}
                <ChevronEndIcon className={onPhone} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {found.length === 0 && (
        <EmptyState
          picture={<MomentPicture moment="no-match" />}
          title={t`Nothing found`}
        >{t`Try other words, or write to us.`}</EmptyState>
      )}
    </>
  );
};
