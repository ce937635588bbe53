import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import { TwentyOnePage } from './TwentyOnePage.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<TwentyOnePage start={readStart<{ returnToPlayer: string }>()} />);
