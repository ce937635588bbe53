import { useLingui } from '@lingui/react/macro';
import { LoadFailure, MomentPicture } from '@marquee/feature-core';
import { ButtonLink, EmptyState, Grid, Skeleton } from '@marquee/ui';
import { waiting } from './DrawCard.css.ts';
import { section } from './Lobby.css.ts';
import { MenuCards } from './MenuCards.tsx';
import { MenuSection } from './MenuSection.tsx';
import type { Lottery } from './Lottery.ts';
import { drawPlaces, pickDraws } from './pickDraws.ts';
import type { useLotteryMenus } from './useLotteryMenus.ts';
import { WeekdayTabs } from './WeekdayTabs.tsx';

type Props = ReturnType<typeof useLotteryMenus> & {
  /** Those with their next draws, once they are known: the page shows the soonest above. */
  lotteries: readonly Lottery[] | undefined;
  /** Called when they are asked for once more. */
  onRetry: () => void;
};

/** Every lottery by its group: the brand's special group, those of a weekday, then all others, whose fives are the dropdown's alone. */
export const LotteryLobby = ({ answer, menus, lotteries = [], onRetry }: Props) => {
  const { t } = useLingui();
  const refetch = () => {
    onRetry();
    void answer.refetch();
  };
  if (answer.isError && !menus)
    return (
      <LoadFailure
        title={t`We couldn’t load the lotteries`}
        query={{ error: answer.error, isFetching: answer.isFetching, refetch }}
      />
    );
  if (!menus)
    return (
      <div className={section} aria-busy>
        <Skeleton shape="heading" />
        <Skeleton shape="row" />
        <Grid min="l" gap="x3">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} shape="card" className={waiting} />
          ))}
        </Grid>
      </div>
    );
  const { special, byWeekday, others } = menus;
  // What has a part of its own is not shown a second time.
  const shown = new Set(special?.gameMenus.map(({ code }) => code));
  const rest = others.flatMap(({ gameMenus }) => gameMenus).filter(({ code }) => !shown.has(code));
  const isMore = special !== null || byWeekday.length > 0;
  const upcoming = new Set(pickDraws(lotteries, drawPlaces).map(({ code }) => code));
  const isSaid = !isMore && rest.every(({ code }) => upcoming.has(code));
  if (byWeekday.length + others.length === 0)
    return (
      <EmptyState
        picture={<MomentPicture moment="lottery" />}
        title={t`There are no lotteries here yet`}
        action={
          <ButtonLink href="/games" tone="neutral" look="outline">
            {t`See all games`}
          </ButtonLink>
        }
      >
        {t`They will appear here by draw day.`}
      </EmptyState>
    );
  return (
    <>
      {special && (
        <MenuSection title={special.labelName}>
          <MenuCards games={special.gameMenus} />
        </MenuSection>
      )}
      {byWeekday.length > 0 && (
        <MenuSection title={t`By draw day`}>
          <WeekdayTabs menus={byWeekday}>{({ gameMenus }) => <MenuCards games={gameMenus} />}</WeekdayTabs>
        </MenuSection>
      )}
      {rest.length > 0 && !isSaid && (
        <MenuSection title={isMore ? t`More lotteries` : t`All lotteries`}>
          <MenuCards games={rest} />
        </MenuSection>
      )}
    </>
  );
};
