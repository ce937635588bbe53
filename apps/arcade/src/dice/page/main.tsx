import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import { DicePage } from './DicePage.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<DicePage start={readStart<{ returnToPlayer: string }>()} />);
