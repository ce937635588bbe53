import { getMenuSettings } from '@marquee/contract/routes';

type Entry = { category: string | null };
type Answer = { success: boolean; value?: readonly Entry[] };

/** The entries in the order of their categories; those of categories that are not listed go. */
const ordered = (entries: readonly Entry[], categories: readonly string[]) => {
  const rank = ({ category }: Entry) =>
    category === null ? categories.length : categories.indexOf(category);
  return entries.filter((entry) => rank(entry) >= 0).toSorted((one, other) => rank(one) - rank(other));
};

let shown: readonly string[] | undefined;
let isWatching = false;

/**
 * Lets the platform's answer of the menu come in another order, as it would once the settings are applied. Undefined
 * shows it as the platform says again.
 */
export const previewNavigation = (categories: readonly string[] | undefined): void => {
  shown = categories;
  if (isWatching || !categories) return;
  isWatching = true;
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await ask(input, init);
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!shown || url.pathname !== getMenuSettings.path || !response.ok) return response;
    const answer = (await response.json()) as Answer;
    return Response.json({ ...answer, ...(answer.value && { value: ordered(answer.value, shown) }) });
  };
};
