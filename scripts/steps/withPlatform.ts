import { startPlatform } from '../../config/platform/startPlatform.ts';

/** Runs work beside a seeded sandbox platform of its own, which is gone afterwards. */
export const withPlatform = async <T>(work: (url: URL) => Promise<T>): Promise<T> => {
  const { url, stop } = await startPlatform();
  try {
    return await work(url);
  } finally {
    await stop();
  }
};
