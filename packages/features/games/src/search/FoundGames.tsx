import { useLingui } from '@lingui/react/macro';
import { getGames } from '@marquee/contract/routes';
import { LoadFailure, useApi } from '@marquee/feature-core';
import { Link, Skeleton, Text, TextLink } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gamePath } from '../catalogue/gamePath.ts';
import { SquarePicture } from '../catalogue/SquarePicture.tsx';
import { useCategoryName } from '../catalogue/useCategoryName.ts';
import { writeFilters } from '../lobby/filters.ts';
import * as styles from './Search.css.ts';

const places = 6;

/** What a search finds: the first games, and the way to all of them. Names that are spelt much like it are said to be that. */
export const FoundGames = ({ search, onChoose }: { search: string; onChoose: () => void }) => {
  const { t } = useLingui();
  const { query } = useApi();
  const nameOf = useCategoryName();
  const found = useQuery({
    ...query(getGames, { query: { search, pageSize: places } }),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  if (found.isError && !data) return <LoadFailure title={t`We couldn’t load the games`} query={found} />;
  if (!data)
    return (
      <div aria-busy>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} shape="row" />
        ))}
      </div>
    );
  if (data.list.length === 0)
    return (
      <Text
        isMuted
      >{t`Nothing here is called “${search}”. Try fewer letters, or the name of a provider.`}</Text>
    );
  return (
    <>
      {data.isNear && (
        <Text size="s" isMuted>{t`Nothing is called exactly that. Did you mean one of these?`}</Text>
      )}
      <ul>
        {data.list.map(({ nodeId, title, vendor, category, image }) => (
          <li key={nodeId} className={styles.row}>
            <SquarePicture image={image} size="m" />
            <span className={styles.words}>
              <Link href={gamePath(nodeId)} className={styles.title} onClick={onChoose}>
                {title}
              </Link>
              <span className={styles.about}>
                {nameOf(category)} · {vendor}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {data.total > data.list.length && (
        <TextLink href={`/games${writeFilters({ search })}`} onClick={onChoose}>
          {t`All ${data.total} games`}
        </TextLink>
      )}
    </>
  );
};
