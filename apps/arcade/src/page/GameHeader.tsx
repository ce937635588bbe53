import type { ReactNode } from 'react';
import type { Start } from '../pages/Start.ts';
import { Icon } from './Icon.tsx';
import { isFramed } from './tellFrame.ts';
import { writeAmount } from './writeAmount.ts';

type Props = { start: Start; balance: number | undefined; children?: ReactNode };

/** The way back, where no page of the brand stands around, the game's name, and what the player has. */
export const GameHeader = ({ start, balance, children }: Props) => {
  const { texts, lobbyUrl, title, mode } = start;
  return (
    <header className="bar">
      {!isFramed && (
        <a className="round-button" href={lobbyUrl} aria-label={texts['back']}>
          <Icon path="M15 5l-7 7 7 7" />
        </a>
      )}
      <h1>{title}</h1>
      <p className="balance" aria-live="off">
        <span>{texts[mode === 'demo' ? 'demo' : 'balance']}</span>
        <b>{balance === undefined ? '–' : writeAmount(balance, start)}</b>
      </p>
      {children}
    </header>
  );
};
