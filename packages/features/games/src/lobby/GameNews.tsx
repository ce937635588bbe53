import { useLingui } from '@lingui/react/macro';
import { getGameAnnouncements } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { MegaphoneIcon, Ticker } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import type { Category } from '../catalogue/Game.ts';
import { gamePath } from '../catalogue/gamePath.ts';

/** What there is to say about the games of a kind, or of all: what the merchant has written, new ones, and those under maintenance. */
export const GameNews = ({ category }: { category: Category | undefined }) => {
  const { t } = useLingui();
  const { query } = useApi();
  const { data } = useQuery(query(getGameAnnouncements, {}));
  const written = (data?.written ?? [])
    .filter(({ game }) => !category || !game || game.category === category)
    .map(({ id, text, game }) => ({ id, text, ...(game && { href: gamePath(game.nodeId) }) }));
  const found = (data?.list ?? [])
    .filter(({ game }) => !category || game.category === category)
    .map(({ kind, game: { nodeId, title, vendor } }) => ({
      id: nodeId,
      text: kind === 'new' ? t`New: ${title} by ${vendor}` : t`Under maintenance: ${title}`,
      href: gamePath(nodeId),
    }));
  return (
    <Ticker
      label={t`News about games`}
      notices={[...written, ...found]}
      pauseLabel={t`Pause`}
      playLabel={t`Resume`}
      icon={<MegaphoneIcon size="s" />}
    />
  );
};
