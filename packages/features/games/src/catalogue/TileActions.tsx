import { useLingui } from '@lingui/react/macro';
import { useSession, useSite } from '@marquee/feature-core';
import { ButtonLink, PlayIcon, Stack } from '@marquee/ui';
import { demoPath, playPath } from '../play/playPath.ts';
import type { Game } from './Game.ts';

/** The ways into a game from its tile: with money and, for a guest, with demo money. */
export const TileActions = ({ game: { nodeId, title, hasDemo } }: { game: Game }) => {
  const { t } = useLingui();
  const session = useSession();
  const { hasFlag, hasFeature } = useSite();
  const isGuest = session.status === 'guest';
  const isDemo = session.status === 'member' && session.isDemo;
  return (
    <Stack gap="x2">
      {(hasDemo || !isDemo) && (
        <ButtonLink
          href={playPath(nodeId)}
          size="s"
          aria-label={t`Play: ${title}`}
          iconStart={<PlayIcon size="s" isFilled />}
        >
          {t`Play`}
        </ButtonLink>
      )}
      {isGuest && hasDemo && hasFlag('FREEPLAY3') && hasFeature('free-play') && (
        <ButtonLink
          href={demoPath(nodeId)}
          size="s"
          tone="neutral"
          look="soft"
          aria-label={t`Try with demo money: ${title}`}
        >
          {t`Try it`}
        </ButtonLink>
      )}
    </Stack>
  );
};
