import { useLingui } from '@lingui/react/macro';
import { getBalance, launchGame } from '@marquee/contract/routes';
import type { ApiError } from '@marquee/api-client';
import type { RouteValue } from '@marquee/contract/route';
import { useApi, useSite } from '@marquee/feature-core';
import { ErrorState, Spinner } from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Game } from '../catalogue/Game.ts';
import { gamePath } from '../catalogue/gamePath.ts';
import { GameFrame } from './GameFrame.tsx';
import { GameWindow } from './GameWindow.tsx';
import { LaunchFailure } from './LaunchFailure.tsx';
import * as styles from './Play.css.ts';
import { playPath } from './playPath.ts';
import type { FrameMessage } from './useFrameMessages.ts';

/** The address of a game, where it is one that may be framed: not one of ours, and nothing but the web's. */
const readAddress = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOurs = url?.origin === location.origin;
  return url && /^https?:$/.test(url.protocol) && !isOurs ? url : undefined;
};

type Props = {
  gameId: string;
  title: string;
  others: readonly Game[];
  stage: RefObject<HTMLDivElement | null>;
};

/** Launches a game for whoever is logged in, and shows it or says why it did not open. */
export const GameStage = ({ gameId, title, others, stage }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const { brand, language, hasPage } = useSite();
  const client = useQueryClient();
  const navigate = useNavigate();
  // Each launch is a token of its own: asked for once, kept by nobody, and not anew when the window is looked at.
  const { data, error, isError, isFetching, refetch } = useQuery<RouteValue<'launchGame'>, ApiError>({
    queryKey: ['launchGame', language, gameId],
    queryFn: () => call(launchGame, { body: { gameId } }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  });
  const obey = (message: FrameMessage) => {
    if (message.marquee === 'balance')
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(getBalance.id) });
    if (message.marquee === 'lobby') void navigate(gamePath(gameId));
    if (message.marquee === 'deposit' && hasPage('/member/deposit')) void navigate('/member/deposit');
    if (message.marquee === 'launch') void navigate(playPath(message.gameId));
  };
  if (isError && !isFetching)
    return (
      <div className={styles.message}>
        <LaunchFailure query={{ error: error, isFetching, refetch }} others={others} />
      </div>
    );
  if (!data || isFetching)
    return (
      <div className={styles.cover}>
        <Spinner label={t`The game is opening`} />
      </div>
    );
  const url = readAddress(data.url);
  if (!url)
    return (
      <div className={styles.message}>
        <ErrorState title={t`The game didn’t open`} retryLabel={t`Try again`} onRetry={() => void refetch()}>
          {t`Its provider gave an address that can’t be opened.`}
        </ErrorState>
      </div>
    );
  if (brand.layout.play === 'window')
    return <GameWindow key={url.href} url={url} title={title} onAgain={() => void refetch()} />;
  return (
    <GameFrame
      key={url.href}
      url={url}
      title={title}
      others={others}
      stage={stage}
      onRetry={() => void refetch()}
      onMessage={obey}
    />
  );
};
