import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import { PlinkoPage } from './PlinkoPage.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<PlinkoPage start={readStart<{ returnToPlayer: string }>()} />);
