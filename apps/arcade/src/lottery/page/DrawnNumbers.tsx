import type { Start } from '../../pages/Start.ts';
import type { Prize } from '../rules/Bet.ts';

type Props = { texts: Start['texts']; prizes: readonly Prize[] };

/** What was drawn, prize by prize. */
export const DrawnNumbers = ({ texts, prizes }: Props) => (
  <dl className="prizes">
    {prizes.map(({ prize, numbers }) => (
      <div key={prize}>
        <dt>{texts[prize] ?? prize}</dt>
        <dd>
          {numbers.map((number, index) => (
            <span key={`${index} ${number}`} className={prize === 'DB' ? 'ball is-special' : 'ball'}>
              {number.slice(0, -2)}
              <b>{number.slice(-2)}</b>
            </span>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
