import { Plural, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { keep, readKept } from './keptState.ts';
import { ColoursPart } from './parts/ColoursPart.tsx';
import { ContrastPart } from './parts/ContrastPart.tsx';
import { FieldsPart } from './parts/FieldsPart.tsx';
import { ReviewPart } from './parts/ReviewPart.tsx';
import { TextsPart } from './parts/TextsPart.tsx';
import { WeightPart } from './parts/WeightPart.tsx';
import { Tabs } from './Tabs.tsx';
import { useShortcuts } from './useShortcuts.ts';
import type { Workbench } from './useBench.ts';

/** Which keys of the files stand on which tab; a tab without any draws itself. */
const keysOf = {
  colours: [],
  type: ['type'],
  shape: ['radius', 'density', 'surface', 'shadow'],
  layout: ['layout', 'defaultScheme', 'hero', 'categories'],
  texts: [],
  contrast: [],
  weight: [],
} as const;

type Tab = keyof typeof keysOf;

const Part = ({ tab, workbench }: { tab: Tab; workbench: Workbench }) => {
  if (tab === 'colours') return <ColoursPart workbench={workbench} />;
  if (tab === 'texts') return <TextsPart workbench={workbench} />;
  if (tab === 'contrast') return <ContrastPart workbench={workbench} />;
  if (tab === 'weight') return <WeightPart workbench={workbench} />;
  const keys: readonly string[] = keysOf[tab];
  const fields = workbench.bench.fields.filter(({ path }) => keys.includes(path[0] ?? ''));
  return <FieldsPart workbench={workbench} fields={fields} />;
};

/** Everything about a brand that can be changed live, and what comes of it. */
export const Panel = ({ workbench, onClose }: { workbench: Workbench; onClose: () => void }) => {
  const { t } = useLingui();
  const kept = readKept().tab;
  const [tab, setTab] = useState<Tab>(kept && kept in keysOf ? (kept as Tab) : 'colours');
  const [isReview, setIsReview] = useState(false);
  const { changes, canUndo, canRedo, step, draft } = workbench;
  const names: Record<Tab, string> = {
    colours: t`Colours`,
    type: t`Fonts`,
    shape: t`Shape`,
    layout: t`Layout`,
    texts: t`Texts`,
    contrast: t`Contrast`,
    weight: t`Weight`,
  };
  const panel = useRef<HTMLElement>(null);
  useShortcuts(panel, { onClose, step });
  return (
    <aside className="panel" ref={panel} aria-label={t`Brand workbench`}>
      <header>
        <div>
          <h2>{draft.brand.name}</h2>
          <p>{t`Brand workbench`}</p>
        </div>
        <button type="button" aria-label={t`Undo`} disabled={!canUndo} onClick={() => step({ kind: 'undo' })}>
          <Icon name="undo" />
        </button>
        <button type="button" aria-label={t`Redo`} disabled={!canRedo} onClick={() => step({ kind: 'redo' })}>
          <Icon name="redo" />
        </button>
        <button type="button" aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {isReview ? (
        <ReviewPart workbench={workbench} onClose={() => setIsReview(false)} />
      ) : (
        <>
          <Tabs
            label={t`What to change`}
            tabs={(Object.keys(keysOf) as Tab[]).map((id) => ({ id, label: names[id] }))}
            chosen={tab}
            onChoose={(next) => {
              setTab(next);
              keep({ tab: next });
            }}
          />
          <div id="part" className="part" role="tabpanel" aria-labelledby={`tab-${tab}`}>
            <Part tab={tab} workbench={workbench} />
          </div>
          <footer>
            <output>
              <Plural value={changes.length} _0="Nothing changed" one="# change" other="# changes" />
            </output>
            <button type="button" disabled={changes.length === 0} onClick={() => step({ kind: 'clear' })}>
              {t`Discard`}
            </button>
            <button
              type="button"
              className="primary"
              disabled={changes.length === 0}
              onClick={() => setIsReview(true)}
            >
              {t`Review`}
            </button>
          </footer>
        </>
      )}
    </aside>
  );
};
