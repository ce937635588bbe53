import { renderOffline, renderPage } from '@marquee/shell';
import { handles } from 'virtual:handles';
import { describePage } from './describePage.ts';

export { describePage, handles, renderOffline, renderPage };
