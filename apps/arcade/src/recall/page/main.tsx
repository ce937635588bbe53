import { createRoot } from 'react-dom/client';
import type { RecallStart } from '../RecallStart.ts';
import { RecallPage } from './RecallPage.tsx';

const root = document.querySelector('#root');
const start = JSON.parse(document.querySelector('#start')?.textContent ?? '{}') as RecallStart;
if (root) createRoot(root).render(<RecallPage start={start} />);
