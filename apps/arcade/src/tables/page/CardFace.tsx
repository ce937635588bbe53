import { rankOf, suitOf, type Card } from '../rules/Card.ts';
import { Suit } from './Suit.tsx';
import './cards.css';

/** How ranks are written. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♣', '♦', '♥'];

/** How a card is written, such as 10♥. */
export const cardName = (card: Card) => `${ranks[rankOf(card)] ?? ''}${suits[suitOf(card)] ?? ''}`;

/** A card, face up; it turns over after `delay` milliseconds. */
export const CardFace = ({
  card,
  delay = 0,
  isSide = false,
}: {
  card: Card;
  delay?: number;
  isSide?: boolean;
}) => (
  <span
    className={`card${suitOf(card) >= 2 ? ' red' : ''}${isSide ? ' side' : ''}`}
    style={{ animationDelay: `${delay}ms` }}
  >
    <span className="hidden">{cardName(card)}</span>
    <b aria-hidden="true">{ranks[rankOf(card)]}</b>
    <Suit suit={suitOf(card)} />
  </span>
);
