import { renderOffline, renderPage } from '@marquee/shell';
import { handles } from 'virtual:handles';
import { renderFrame } from '../pages/renderDocument.ts';

export { handles, renderFrame, renderOffline, renderPage };
