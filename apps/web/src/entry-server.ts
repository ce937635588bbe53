import { renderOffline, renderPage } from '@marquee/shell';
import { handles } from 'virtual:handles';

export { handles, renderOffline, renderPage };
