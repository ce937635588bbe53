import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import { CrashPage } from './CrashPage.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<CrashPage start={readStart<{ returnToPlayer: string }>()} />);
