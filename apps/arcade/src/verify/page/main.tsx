import { createRoot } from 'react-dom/client';
import { VerifyPage, type VerifyStart } from './VerifyPage.tsx';

const root = document.querySelector('#root');
const start = JSON.parse(document.querySelector('#start')?.textContent ?? '{}') as VerifyStart;
if (root) createRoot(root).render(<VerifyPage start={start} />);
