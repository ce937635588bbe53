import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { launchPvpRoom } from '@marquee/contract/routes';
import { useAction, useApi, useOpenModal, useSession, useToast } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { Button, Card, Stack, Text } from '@marquee/ui';
import { SquarePicture } from '../catalogue/SquarePicture.tsx';
import * as styles from './Rooms.css.ts';

/** A room as the platform lists it. */
export type Room = RouteValue<'getPvpRooms'>['rooms'][number];

/** A room with its stake and fee, and the way in: for guests by way of the login. */
export const RoomCard = ({ room, onOpen }: { room: Room; onOpen: (url: string) => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const session = useSession();
  const open = useOpenModal();
  const toast = useToast();
  const write = useMoney();
  const { game, stake, currency, rakePercent: percent, taken, seats } = room;
  const sum = write(stake, currency);
  const { run, isBusy } = useAction(
    async () => {
      const { content } = await call(launchPvpRoom, { body: { gameId: game.nodeId, room: room.room } });
      onOpen(content.url);
    },
    () => toast('critical', t`The room didn’t open. Please try again.`),
  );
  return (
    <Card padding="m" className={styles.room}>
      <div className={styles.head}>
        <SquarePicture image={game.image} size="xl" isLate />
        <Stack gap="x1">
          <Text isStrong>{game.title}</Text>
          <Text size="s">{t`Stake ${sum}, table fee ${percent}% of the pot`}</Text>
          <Text size="s" isMuted>
            {room.isPlaying ? t`A game is under way` : t`${taken} of ${seats} seats taken`}
          </Text>
        </Stack>
      </div>
      <Button
        isLoading={isBusy}
        onClick={() => (session.status === 'member' ? run() : open('login', {}))}
      >{t`Enter the room`}</Button>
    </Card>
  );
};
