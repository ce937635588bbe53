import { useLingui } from '@lingui/react/macro';
import { MomentPicture } from '@marquee/feature-core';
import { ButtonLink, EmptyState } from '@marquee/ui';
import { countFurther, type Filters } from './filters.ts';

/** Stands where no game passes the filters, where there is none of a kind, or none at all: each with a way on. */
export const NoGames = ({ filters, resetHref }: { filters: Filters; resetHref: string }) => {
  const { t } = useLingui();
  const { search, vendor, category } = filters;
  const hasFurther = countFurther(filters) > 0;
  const way =
    search || vendor || hasFurther
      ? {
          text: hasFurther
            ? t`No game has all of this. Fewer filters show more games.`
            : t`Try another spelling, another provider, or browse all games.`,
          href: resetHref,
          label: t`Reset filters`,
        }
      : category
        ? {
            text: t`Games of this type will appear here. Have a look at the other types.`,
            href: '/games',
            label: t`See all games`,
          }
        : {
            text: t`Games will appear here as soon as they open.`,
            href: '/',
            label: t`Back to the home page`,
          };
  return (
    <EmptyState
      picture={<MomentPicture moment="no-match" />}
      title={search ? t`No game matches “${search}”` : t`There are no games here yet`}
      action={
        <ButtonLink href={way.href} tone="neutral" look="outline">
          {way.label}
        </ButtonLink>
      }
    >
      {way.text}
    </EmptyState>
  );
};
