import { contentRules } from '@marquee/contract';
import type { ValueOf } from '@marquee/contract';
import type { Connection } from '#kernel';
import { sites } from './schema.ts';
import type { ContentStore } from '../content/ContentStore.ts';

type Resources = ValueOf<'getHome'>['resources'];

const order = contentRules('app').given ?? [];

/** The links to apps with one of them set, or taken out where there is no address. */
export const withApp = (resources: Resources, id: string, url: string | null | undefined): Resources => {
  const others = resources.filter(({ resourceType }) => resourceType !== id);
  const all = url ? [...others, { resourceType: id as Resources[number]['resourceType'], url }] : others;
  return all.toSorted((one, other) => order.indexOf(one.resourceType) - order.indexOf(other.resourceType));
};

const read = async (tx: Connection): Promise<Resources> => {
  const [site] = await tx.select({ resources: sites.resources }).from(sites);
  return site?.resources ?? [];
};

const put = async (tx: Connection, id: string, url: string | null | undefined) => {
  await tx.update(sites).set({ resources: withApp(await read(tx), id, url) });
};

/** Addresses of the merchant's apps. */
export const appStore: ContentStore = {
  read: async (tx) => new Map((await read(tx)).map(({ resourceType, url }) => [resourceType, { url }])),
  write: (tx, { id }, { url }) => put(tx, id, url),
  remove: (tx, { id }) => put(tx, id, null),
};
