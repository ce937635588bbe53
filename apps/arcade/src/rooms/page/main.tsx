import { createRoot } from 'react-dom/client';
import { readStart } from '../../page/readStart.ts';
import '../../tables/page/table.css';
import './room.css';
import { RoomDoor } from './RoomDoor.tsx';
import type { RoomStart } from './RoomStart.ts';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<RoomDoor start={readStart<RoomStart>()} />);
