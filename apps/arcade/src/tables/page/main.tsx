import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import { openTableLink } from './openTableLink.ts';
import './table.css';
import { TablePage } from './TablePage.tsx';
import type { TableStart } from './TableStart.ts';

const start = readStart<TableStart>();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<TablePage start={start} link={openTableLink(start.session)} />);
