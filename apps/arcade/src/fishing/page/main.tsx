import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import type { FishingStart } from '../FishingSkin.ts';
import { FishingPage } from './FishingPage.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<FishingPage start={readStart<FishingStart>()} />);
