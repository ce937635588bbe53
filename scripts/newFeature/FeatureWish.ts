/** A feature that is to be made. */
export type FeatureWish = {
  /** Name of its folder and id: lower case, words joined by hyphens. */
  id: string;
  /** What it is called, by language; the texts' source has to be among them. */
  titles: Readonly<Record<string, string>>;
};

/** The words that a feature's files are named with. */
export type FeatureNames = { id: string; camel: string; pascal: string; title: string; path: string };

/** Makes them from its id: `live-streams` gives `liveStreams` and `LiveStreams`. */
export const namesOf = ({ id, titles }: FeatureWish): FeatureNames => {
  const words = id.split('-');
  const pascal = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
  const camel = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;
  return { id, camel, pascal, title: titles['en'] ?? id, path: `/member/${id}` };
};
