import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import { ScratchPage } from './ScratchPage.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<ScratchPage start={readStart<{ returnToPlayer: string }>()} />);
