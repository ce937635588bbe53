import { cardName, ranks } from '../../../tables/page/CardFace.tsx';
import { Suit } from '../../../tables/page/Suit.tsx';
import { rankOf, suitOf, type Card } from '../../../tables/rules/Card.ts';
import { useRoom } from '../RoomContext.ts';

type Props = {
  cards: readonly Card[];
  picked: readonly Card[];
  onToggle: (card: Card) => void;
  /** Cards that have a mark, such as those taken from others. */
  marked?: readonly Card[];
};

/** The cards in one's own hand, to pick from. */
export const Hand = ({ cards, picked, onToggle, marked = [] }: Props) => {
  const { say } = useRoom();
  if (cards.length === 0) return null;
  return (
    <fieldset className="hand" aria-label={say('cards', { count: cards.length })}>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          className={`held${suitOf(card) >= 2 ? ' red' : ''}${marked.includes(card) ? ' marked' : ''}`}
          aria-pressed={picked.includes(card)}
          aria-label={cardName(card)}
          onClick={() => onToggle(card)}
        >
          <b>{ranks[rankOf(card)]}</b>
          <Suit suit={suitOf(card)} />
        </button>
      ))}
    </fieldset>
  );
};
