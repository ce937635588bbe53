import { isFramed } from '../../page/tellFrame.ts';
import type { Start } from '../../pages/Start.ts';

/** The way back to the lobby, where no page of the brand stands around the game. */
export const BackLink = ({ start }: { start: Start }) =>
  isFramed ? null : <a href={start.lobbyUrl}>‹ {start.texts['back']}</a>;
