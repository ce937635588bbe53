import { useSearchParams } from 'react-router-dom';
import { type Category, useCategoryNames } from '../useCategoryNames.ts';

/** Category and page as the address says them. */
export const useNewsAddress = () => {
  const names = useCategoryNames();
  const [search] = useSearchParams();
  const categories = Object.keys(names) as Category[];
  const category = categories.find((one) => one === search.get('category'));
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const addressOf = (to: { category?: Category | undefined; page?: number }) => {
    const words = new URLSearchParams({
      ...(to.category && { category: to.category }),
      ...(to.page && to.page > 1 && { page: String(to.page) }),
    });
    return words.size > 0 ? `/news?${words}` : '/news';
  };
  return { category, page, addressOf };
};
