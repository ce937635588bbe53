import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import { SportsPage } from './SportsPage.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<SportsPage start={readStart()} />);
