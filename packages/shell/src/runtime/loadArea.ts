import { sessionStore } from '@marquee/feature-core';
import { LoadError } from './LoadError.ts';

/** How long an area of the site may take to open (specification, section 9). */
const areaTimeout = 120_000;

const never = new Promise<never>(() => undefined);

const inTime = async <T>(load: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError(undefined, true)), areaTimeout);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Loads code of the site within the area load time. When it does not come, the likely reason is a newer version
 * of the site, so the page loads itself anew, once for an area; after that it rejects with `LoadError`.
 */
export const loadArea = async <T>(
  area: string,
  load: () => Promise<T>,
  reload = () => location.reload(),
): Promise<T> => {
  try {
    const loaded = await inTime(load);
    if (sessionStore.get('chunkReload') === area) sessionStore.remove('chunkReload');
    return loaded;
  } catch (error) {
    if (error instanceof LoadError) throw error;
    if (!navigator.onLine || sessionStore.get('chunkReload') === area) throw new LoadError(error);
    sessionStore.set('chunkReload', area);
    reload();
    return never;
  }
};
