import { tellFrame } from '../../page/tellFrame.ts';
import type { Start } from '../../pages/Start.ts';

/** The way back to the lobby, by the page that frames the game where there is one. */
export const BackLink = ({ start }: { start: Start }) => (
  <a
    href={start.lobbyUrl}
    target="_top"
    onClick={(event) => {
      if (tellFrame('lobby', start.frame)) event.preventDefault();
    }}
  >
    ‹ {start.texts['back']}
  </a>
);
