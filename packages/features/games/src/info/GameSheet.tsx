import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Heading, LazyImage, ProseHtml, Shelf, Text } from '@marquee/ui';
import { GameCard } from '../catalogue/GameCard.tsx';
import { DrawFacts } from './DrawFacts.tsx';
import * as styles from './Game.css.ts';
import { GameFacts } from './GameFacts.tsx';
import type { GameInfo } from './GameInfo.ts';
import { GameTrail } from './GameTrail.tsx';
import { HowToPlay } from './HowToPlay.tsx';
import { VendorMark } from './VendorMark.tsx';

/** What a game is, how it may be played, by which rules, and games like it. */
export const GameSheet = ({ info }: { info: GameInfo }) => {
  const { t } = useLingui();
  const { imageUrl } = useSite();
  const { game, description, rules, related } = info;
  return (
    <>
      <GameTrail game={game} />
      <article className={styles.sheet}>
        <div className={styles.art}>
          <LazyImage
            src={imageUrl(game.image)}
            alt=""
            width={600}
            height={800}
            isPriority
            className={styles.picture}
          />
        </div>
        <div className={styles.words}>
          <Heading level={1}>{game.title}</Heading>
          <VendorMark game={game} />
          <Text>{description}</Text>
          <HowToPlay info={info} />
        </div>
        <div className={styles.side}>
          <GameFacts info={info} />
          {game.category === 'lottery' && <DrawFacts gameId={game.nodeId} />}
        </div>
        {rules && (
          <section className={styles.rules}>
            <Heading level={2}>{t`Rules`}</Heading>
            <ProseHtml html={rules} />
          </section>
        )}
      </article>
      {related.length > 0 && (
        <Shelf title={t`More games like this`}>
          {related.map((other) => (
            <GameCard key={other.nodeId} game={other} />
          ))}
        </Shelf>
      )}
    </>
  );
};
