import { UNSAFE_createBrowserHistory } from 'react-router-dom';

/** The browser's history as the router reads it. */
export type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Opens the browser's history; listeners are told of every change, also of those that this page makes. */
export const createSiteHistory = (): SiteHistory => UNSAFE_createBrowserHistory({ v5Compat: true });
