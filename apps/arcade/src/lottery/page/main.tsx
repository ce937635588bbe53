import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import { lotteries } from '../rules/lotteries.ts';
import { LotteryPage } from './LotteryPage.tsx';

const root = document.querySelector('#root');
const start = readStart();
const lottery = lotteries.get(start.game);
if (root && lottery) createRoot(root).render(<LotteryPage start={start} lottery={lottery} />);
