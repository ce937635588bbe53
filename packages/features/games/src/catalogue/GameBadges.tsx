import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { Badge } from '@marquee/ui';
import type { Game } from './Game.ts';
import { useReturnToPlayer } from './useReturnToPlayer.ts';

/** What a phone's tile has room for beside the word before it: an amount that is cut would be another amount. */
const mostLetters = 8;

/** What a tile tells at a glance: whether the game is new, hot or closed, and its return or smallest bet. */
export const GameBadges = ({ game }: { game: Game }) => {
  const { t } = useLingui();
  const percent = useReturnToPlayer();
  const money = useMoney();
  const { badge, returnToPlayer, minBet, currency, underMaintenance } = game;
  if (underMaintenance)
    return (
      <Badge tone="caution" look="solid">
        {t`Maintenance`}
      </Badge>
    );
  const rate = returnToPlayer !== null && percent(returnToPlayer);
  const inFull = minBet !== null && money(minBet, currency);
  const isLong = inFull && inFull.length > mostLetters;
  const least = isLong ? money(minBet, currency, { isCompact: true }) : inFull;
  return (
    <>
      {badge === 'new' && (
        <Badge tone="info" look="solid">
          {t`New`}
        </Badge>
      )}
      {badge === 'hot' && (
        <Badge tone="accent" look="solid">
          {t`Hot`}
        </Badge>
      )}
      {badge === 'exclusive' && (
        <Badge tone="neutral" look="solid">
          {t`Exclusive`}
        </Badge>
      )}
      {rate ? <Badge>{t`RTP ${rate}`}</Badge> : least && <Badge>{t`From ${least}`}</Badge>}
    </>
  );
};
