import { I18nProvider } from '@lingui/react';
import type { Runtime } from '../runtime/Runtime.ts';
import { otherDomains } from '../site/otherDomains.ts';
import type { Screen } from './createScreen.tsx';
import { StartFailure } from './StartFailure.tsx';

/** Seconds before the next try, longer after every failure and never the same for everyone at once. */
const waitAfter = (failures: number) => Math.min(2 ** failures, 30) + Math.floor(Math.random() * 2);

/** Replaces the page by the failure of the start-up call; resolves when it is time for the next try. */
export const showStartFailure = (
  screen: Screen,
  { i18n, brand }: Runtime,
  error: unknown,
  failures: number,
) =>
  new Promise<void>((resolve) => {
    screen.show(
      <I18nProvider i18n={i18n}>
        <main>
          <StartFailure
            key={failures}
            error={error}
            wait={waitAfter(failures)}
            contact={brand.contact[0]?.label ?? ''}
            domains={otherDomains(brand)}
            onRetry={resolve}
          />
        </main>
      </I18nProvider>,
    );
  });
