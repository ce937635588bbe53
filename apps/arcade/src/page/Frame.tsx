import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SharedText } from '../pages/sharedTexts.ts';
import type { Start } from '../pages/Start.ts';
import { proofOf } from '../verify/proofOf.ts';
import { fill } from './fill.ts';
import { GameHeader } from './GameHeader.tsx';
import { Icon } from './Icon.tsx';
import type { Round, SoloGame } from './useSolo.ts';
import { VerifyLink } from './VerifyLink.tsx';
import { writeAmount } from './writeAmount.ts';
import './frame.css';

/** What every game's page says of its fairness and its last rounds. */
const Details = <Bet, State>({
  start,
  solo,
  rules,
  describe,
}: {
  start: Start;
  solo: SoloGame<Bet, State>;
  rules: readonly string[];
  describe: (round: Round<Bet, State>) => ReactNode;
}) => {
  const text = (name: SharedText) => start.texts[name] ?? '';
  const [client, setClient] = useState('');
  const [before, setBefore] = useState<string>();
  return (
    <>
      <h2>{text('rules')}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h2>{text('lastRounds')}</h2>
      {solo.last.length === 0 && <p>{text('noRounds')}</p>}
      <ol className="rounds">
        {solo.last.map((round) => (
          <li key={round.id}>
            <span>{describe(round)}</span>
            <span>
              {fill(text('roundOf'), {
                stake: writeAmount(round.stake, start),
                win: writeAmount(round.win ?? 0, start),
              })}
            </span>
            <span className="ways">
              {round.recall !== null && (
                <a
                  href={`${round.recall}&language=${start.language}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${text('replayIt')} ${round.nonce}`}
                >
                  {text('replayIt')}
                </a>
              )}
              <VerifyLink
                start={start}
                rounds={[proofOf(round)]}
                label={text('check')}
                name={`${text('check')} ${round.nonce}`}
              />
            </span>
          </li>
        ))}
      </ol>
      <h2>{text('fairness')}</h2>
      <p>{text('fairnessText')}</p>
      <dl>
        <dt>{text('hash')}</dt>
        <dd>
          <code>{solo.seed?.hash}</code>
        </dd>
        <dt>{text('yourSeed')}</dt>
        <dd>
          <code>{solo.seed?.client}</code> · {solo.seed?.rounds}
        </dd>
        {before !== undefined && (
          <>
            <dt>{text('seedBefore')}</dt>
            <dd>
              <code>{before}</code>
            </dd>
          </>
        )}
      </dl>
      <form
        className="seed"
        onSubmit={(event) => {
          event.preventDefault();
          void solo.changeSeed(client || crypto.randomUUID()).then(setBefore);
        }}
      >
        <label>
          {text('yourSeed')}
          <input
            value={client}
            maxLength={64}
            onChange={(event) => setClient(event.currentTarget.value)}
            autoComplete="off"
          />
        </label>
        <button type="submit">{text('changeSeed')}</button>
      </form>
      <p>
        <VerifyLink start={start} rounds={solo.last.map(proofOf)} label={text('verify')} />
      </p>
    </>
  );
};

const icons = {
  info: 'M12 11v6M12 7.5v.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  soundOn: 'M4 9v6h4l5 4V5L8 9H4zM17 8a5 5 0 0 1 0 8M19.5 5.5a9 9 0 0 1 0 13',
  soundOff: 'M4 9v6h4l5 4V5L8 9H4zM17 9l5 6M22 9l-5 6',
};

/** The page of a game that one plays alone: its bar, the game, what it says, and its controls. */
export const Frame = <Bet, State>({
  start,
  solo,
  rules,
  describe,
  message,
  sound,
  onSound,
  children,
  controls,
}: {
  start: Start;
  solo: SoloGame<Bet, State>;
  rules: readonly string[];
  describe: (round: Round<Bet, State>) => ReactNode;
  /** What the last round came to. */
  message: { text: string; isWin: boolean } | undefined;
  sound: boolean;
  onSound: (isOn: boolean) => void;
  children: ReactNode;
  controls: ReactNode;
}) => {
  const text = (name: SharedText) => start.texts[name] ?? '';
  const dialog = useRef<HTMLDialogElement>(null);
  const { refused } = solo;
  useEffect(() => {
    document.body.dataset['kind'] = start.kind;
  }, [start.kind]);
  const problem =
    refused === undefined
      ? undefined
      : fill(start.texts[refused] ?? text('failed'), {
          min: writeAmount(start.limits.min, start),
          max: writeAmount(start.limits.max, start),
        });
  return (
    <main className="game">
      <GameHeader start={start} balance={solo.balance}>
        <button
          type="button"
          className="round-button"
          aria-label={sound ? text('soundOff') : text('soundOn')}
          onClick={() => onSound(!sound)}
        >
          <Icon path={sound ? icons.soundOn : icons.soundOff} />
        </button>
        <button
          type="button"
          className="round-button"
          aria-label={`${text('rules')}, ${text('fairness')}`}
          onClick={() => dialog.current?.showModal()}
        >
          <Icon path={icons.info} />
        </button>
      </GameHeader>
      <section className="stage">{children}</section>
      <output className={`said ${message?.isWin && !problem ? 'is-win' : ''}`}>
        {problem ?? message?.text ?? ''}
      </output>
      <section className="controls">{controls}</section>
      <dialog ref={dialog} aria-label={`${text('rules')}, ${text('fairness')}`}>
        <form method="dialog">
          <button type="submit" className="close">
            {text('close')}
          </button>
        </form>
        <Details start={start} solo={solo} rules={rules} describe={describe} />
      </dialog>
    </main>
  );
};
