import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import type { SlotStart } from '../SlotStart.ts';
import { SlotPage } from './SlotPage.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<SlotPage start={readStart<SlotStart>()} />);
