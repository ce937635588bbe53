import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Scheme } from '@marquee/brand/theme';
import { contrastProblems } from '@marquee/brand/theme';
import { useMemo, useState } from 'react';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { Icon } from '../Icon.tsx';
import type { Workbench } from '../useBench.ts';
import { type ContrastRow, contrastRows } from './contrastRows.ts';

const least = ({ pairs }: ContrastRow) => Math.min(...pairs.map(({ ratio, least: asked }) => ratio / asked));

const Row = ({ ink, colour, pairs }: ContrastRow) => {
  const { t } = useLingui();
  return (
    <li>
      <code>{ink}</code>
      <ul>
        {pairs.map(({ on, colour: background, ratio, least: asked, passes }) => {
          const figure = ratio.toFixed(1);
          return (
            <li key={on} data-fails={!passes || undefined}>
              <span className="sample" style={{ color: colour, background }} aria-hidden="true">
                Ag
              </span>
              <span className="on">{on}</span>
              <span className="ratio">
                {figure}
                <span className="mark">
                  <Icon name={passes ? 'pass' : 'fail'} />
                </span>
                <span className="hidden">{passes ? t`passes` : t`falls short of ${asked}`}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
};

/** The contrast of every pair that components rely on, the tightest first, and what WCAG 2.2 AA asks of it. */
export const ContrastPart = ({ workbench: { draft } }: { workbench: Workbench }) => {
  const { t } = useLingui();
  const [scheme, setScheme] = useState<Scheme>(draft.brand.defaultScheme === 'light' ? 'light' : 'dark');
  const problems = useMemo(() => contrastProblems(draft.tokens), [draft.tokens]);
  const rows = useMemo(
    () => contrastRows(draft.tokens, scheme).toSorted((one, other) => least(one) - least(other)),
    [draft.tokens, scheme],
  );
  const pairs = rows.flatMap((row) => row.pairs);
  const short = pairs.filter(({ passes }) => !passes).length + problems.length;
  return (
    <>
      <ChoiceField
        label={t`Scheme`}
        value={scheme}
        options={['dark', 'light']}
        onChange={(next) => setScheme(next as Scheme)}
      />
      <output className="verdict" data-fails={short > 0 || undefined}>
        {short === 0 ? (
          <Trans>All {pairs.length} pairs meet WCAG 2.2 AA: 4.5 for text, 3 for outlines.</Trans>
        ) : (
          <Plural
            value={short}
            one="# pair falls short of WCAG 2.2 AA."
            other="# pairs fall short of WCAG 2.2 AA."
          />
        )}
      </output>
      {problems.map(({ key, message }) => (
        <p key={key + message} className="problem">
          <code>{key}</code> {message}
        </p>
      ))}
      <ul className="contrast">
        {rows.map((row) => (
          <Row key={row.ink} {...row} />
        ))}
      </ul>
    </>
  );
};
