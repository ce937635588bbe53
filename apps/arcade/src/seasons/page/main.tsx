import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import { SeasonsPage } from './SeasonsPage.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<SeasonsPage start={readStart<{ returnToPlayer: string }>()} />);
