import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import { MinesPage } from './MinesPage.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<MinesPage start={readStart<{ returnToPlayer: string }>()} />);
