import { getPermission } from '@marquee/contract/routes';

declare global {
  interface Window {
    /** Answers that a page's first inline script has asked for, by operation id. */
    early?: Record<string, Promise<Response> | undefined>;
  }
}

/**
 * Text of the inline script that asks the start-up call while the code still loads. It must not change between
 * pages: the content security policy names it by its hash.
 */
export const earlyScript = `window.early={${getPermission.id}:fetch("${getPermission.path}?host="+encodeURIComponent(location.hostname),{headers:{"X-Module-Id":"${getPermission.module}","X-Language":document.documentElement.lang}})};early.${getPermission.id}.catch(function(){})`;

/** The answer that the page's first script asked for, once; undefined when there is none. */
export const takeEarlyAnswer = (operation: string): Promise<Response> | undefined => {
  const answer = globalThis.window?.early?.[operation];
  if (answer && window.early) delete window.early[operation];
  return answer;
};
