import { useLingui } from '@lingui/react/macro';
import { ButtonLink, EmptyState, SearchIcon } from '@marquee/ui';
import type { Filters } from './filters.ts';

/** Stands where no game passes the filters, or where there is none at all. */
export const NoGames = ({ filters, resetHref }: { filters: Filters; resetHref: string }) => {
  const { t } = useLingui();
  const { search } = filters;
  const isFiltered = Boolean(search || filters.vendor);
  return (
    <EmptyState
      icon={<SearchIcon size="xl" />}
      title={search ? t`No game matches “${search}”` : t`There are no games here yet`}
      action={
        <ButtonLink href={isFiltered ? resetHref : '/games'} tone="neutral" look="outline">
          {isFiltered ? t`Reset filters` : t`See all games`}
        </ButtonLink>
      }
    >
      {isFiltered
        ? t`Try another spelling, another provider, or browse all games.`
        : t`Games of this type will appear here. The others are open.`}
    </EmptyState>
  );
};
