import type { Metrics } from '#kernel';
import type { PageRenderer } from '#sites';

/** What renders pages, counted and timed. */
export const observePages = (
  renderer: PageRenderer,
  { pages, pageSeconds }: Pick<Metrics, 'pages' | 'pageSeconds'>,
): PageRenderer => ({
  ...renderer,
  render: async (page) => {
    const end = pageSeconds.startTimer();
    try {
      const answer = await renderer.render(page);
      const told = answer ?? 'absent';
      pages.inc({ outcome: typeof told === 'string' ? told : 'rendered' });
      return answer;
    } catch (error) {
      pages.inc({ outcome: 'failed' });
      throw error;
    } finally {
      end();
    }
  },
});
