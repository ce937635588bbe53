import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Review } from '../../Bench.ts';
import { review, write } from '../askServer.ts';
import type { Workbench } from '../useBench.ts';

type Line = { kind: 'file' | 'gap' | 'added' | 'removed' | 'kept'; text: string };

const lineOf = (text: string, index: number, all: readonly string[]): Line | [] => {
  if (text.startsWith('+++ ')) return { kind: 'file', text: text.slice(4).trim() };
  if (text.startsWith('@@')) return all[index - 1]?.startsWith('+++') ? [] : { kind: 'gap', text: '' };
  if (text === '' || /^(?:Index|===|---)/.test(text)) return [];
  return { kind: text.startsWith('+') ? 'added' : text.startsWith('-') ? 'removed' : 'kept', text };
};

const Diff = ({ text }: { text: string }) => (
  <pre className="diff">
    {text
      .split('\n')
      .flatMap(lineOf)
      .map(({ kind, text: words }, index) => (
        <span key={`${index} ${words}`} data-line={kind}>
          {words}
        </span>
      ))}
  </pre>
);

/** What would be written, what the schema refuses, and the one button that writes. */
export const ReviewPart = ({ workbench, onClose }: { workbench: Workbench; onClose: () => void }) => {
  const { t } = useLingui();
  const { changes, onWritten } = workbench;
  const [seen, setSeen] = useState<Review>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      try {
        const found = await review(changes);
        if (isCurrent) setSeen(found);
      } catch (problem) {
        if (isCurrent) setError((problem as Error).message);
      }
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [changes]);
  const save = async () => {
    if (!seen) return;
    try {
      const written = await write(changes, seen.base);
      if (written.problems.length > 0) return setSeen(written);
      onWritten();
      onClose();
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <section className="review" aria-label={t`Review`}>
      {error && <p className="problem">{error}</p>}
      {seen?.problems.map(({ file, key, message }) => (
        <p key={key + message} className="problem">
          <code>
            {file}: {key}
          </code>{' '}
          {message}
        </p>
      ))}
      {seen?.diff && <Diff text={seen.diff} />}
      <div className="actions">
        <button type="button" onClick={onClose}>
          <Trans>Back</Trans>
        </button>
        <button type="button" className="primary" disabled={!seen?.diff} onClick={() => void save()}>
          <Trans>Write to the files</Trans>
        </button>
      </div>
    </section>
  );
};
