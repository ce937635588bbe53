import { insertRows, type SettingsSection } from '#kernel';
import { helpTopics } from '#sites';
import { eq } from '#drizzle';
import { helpTopicsOf } from './texts/help/topics.ts';

const prefix = 'help.';

/** The help centre and what members agree to: our texts, with the brand's name and legal facts in them. */
export const helpSection: SettingsSection = {
  wanted: ({ brand: { name, legal, features } }) => {
    const { minimumAge, licence } = legal;
    const topics = helpTopicsOf(
      { name, minimumAge, holder: licence.holder, licence: licence.number },
      features,
    );
    return Object.fromEntries(
      topics.map(({ id, ...topic }, position) => [prefix + id, { ...topic, position }]),
    );
  },
  stored: async (tx) => {
    const rows = await tx.select().from(helpTopics);
    return Object.fromEntries(rows.map(({ merchantCode: _code, id, ...topic }) => [prefix + id, topic]));
  },
  write: async (tx, { code }, { set, removed }) => {
    const topics = Object.entries(set).map(([key, value]) => ({
      merchantCode: code,
      id: key.slice(prefix.length),
      ...(value as Omit<typeof helpTopics.$inferInsert, 'merchantCode' | 'id'>),
    }));
    await insertRows(tx, helpTopics, topics, {
      target: [helpTopics.merchantCode, helpTopics.id],
      set: [helpTopics.title, helpTopics.html, helpTopics.version, helpTopics.position],
    });
    for (const key of removed) await tx.delete(helpTopics).where(eq(helpTopics.id, key.slice(prefix.length)));
  },
};
