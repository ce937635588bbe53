import type { Connection, Context, Site } from '#kernel';
import { findPreviewed } from '../content/preview.ts';
import { withApp } from './appStore.ts';

/** Where players reach the merchant and its apps, for whoever previews a draft as that says. */
export const findContacts = async (
  tx: Connection,
  context: Context,
): Promise<Pick<Site, 'resources' | 'customerService'>> => {
  const { resources, customerService } = context.site;
  const app = await findPreviewed(tx, context, 'app');
  const contact = await findPreviewed(tx, context, 'contact');
  return {
    resources: app ? withApp(resources, app.id, app.value.url) : resources,
    customerService: contact
      ? { url: contact.value.url ?? null, email: contact.value.email ?? null }
      : customerService,
  };
};
