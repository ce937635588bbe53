import { fill } from '../../page/fill.ts';
import type { Start } from '../../pages/Start.ts';
import { CardFace } from '../../tables/page/CardFace.tsx';
import { type Card, pointsOf, type Rank } from '../hands.ts';
import './twentyOne.css';

const rankTexts: Readonly<Record<Rank, string>> = {
  bust: 'tooMany',
  points: 'points',
  five: 'five',
  natural: 'natural',
  aces: 'aces',
};

type Props = {
  texts: Start['texts'];
  name: string;
  hand: readonly Card[];
  /** Whether another card lies there covered. */
  hasCovered?: boolean;
  rank: Rank | undefined;
};

/** A hand on the table, with its points or what it is. */
export const HandOf = ({ texts, name, hand, hasCovered = false, rank = 'points' }: Props) => (
  <section className="hand" aria-label={name}>
    <h2>
      {name}
      {hand.length > 0 && <b>{fill(texts[rankTexts[rank]] ?? '', { points: pointsOf(hand) })}</b>}
    </h2>
    <p className="cards">
      {hand.map((card, at) => (
        // The same card may come twice: each is of a pack of its own.
        // oxlint-disable-next-line react/no-array-index-key
        <CardFace key={`${at} ${card}`} card={card} delay={at < 2 ? at * 180 : 0} />
      ))}
      {hasCovered && (
        <span className="card back">
          <span className="hidden">{texts['covered']}</span>
        </span>
      )}
    </p>
  </section>
);
