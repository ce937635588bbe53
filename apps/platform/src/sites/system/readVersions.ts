import { isNotNull } from '#drizzle';
import type { Connection } from '#kernel';
import { helpTopics } from './schema.ts';

/** The versions of what members of a merchant agree to at registration; empty where there is no such text. */
export const readVersions = async (
  tx: Connection,
): Promise<{ termsVersion: string; privacyVersion: string }> => {
  const topics = await tx
    .select({ id: helpTopics.id, version: helpTopics.version })
    .from(helpTopics)
    .where(isNotNull(helpTopics.version));
  const versionOf = (id: string) => topics.find((topic) => topic.id === id)?.version ?? '';
  return { termsVersion: versionOf('terms'), privacyVersion: versionOf('privacy') };
};
