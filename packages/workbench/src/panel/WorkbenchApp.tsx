import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { keep, readKept } from './keptState.ts';
import { Panel } from './Panel.tsx';
import { useBench } from './useBench.ts';

/** The button that opens the panel, or the panel. */
export const WorkbenchApp = () => {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(readKept().isOpen ?? false);
  const { workbench, error } = useBench();
  const opener = useRef<HTMLButtonElement>(null);
  const hasClosed = useRef(false);
  useEffect(() => {
    keep({ isOpen });
    if (!isOpen && hasClosed.current) opener.current?.focus();
  }, [isOpen]);
  const close = () => {
    hasClosed.current = true;
    setIsOpen(false);
  };
  if (isOpen && workbench) return <Panel workbench={workbench} onClose={close} />;
  const count = workbench?.changes.length ?? 0;
  return (
    <button ref={opener} type="button" className="opener" onClick={() => setIsOpen(true)}>
      <span aria-hidden="true" className="swatches">
        <i style={{ background: workbench?.draft.tokens.colours.accent }} />
        <i style={{ background: workbench?.draft.tokens.colours.secondary }} />
      </span>
      <span className="name">{error ?? t`Workbench`}</span>
      {count > 0 && <b>{count}</b>}
    </button>
  );
};
