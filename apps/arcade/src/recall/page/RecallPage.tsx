import { useEffect, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { VerifyLink } from '../../page/VerifyLink.tsx';
import { writeAmount } from '../../page/writeAmount.ts';
import { proofOf } from '../../verify/proofOf.ts';
import type { RecallStart } from '../RecallStart.ts';
import { recallStages } from './recallStages.ts';
import '../../page/frame.css';
import './recall.css';

/** A finished round, drawn once more as its game draws it. */
export const RecallPage = ({ start }: { start: RecallStart }) => {
  const { round, kind, language } = start;
  const text = (name: string) => start.texts[name] ?? '';
  const Stage = recallStages[kind];
  const [turn, setTurn] = useState(0);
  const money = (minor: number) => writeAmount(minor, start);
  useEffect(() => {
    document.body.dataset['kind'] = kind;
  }, [kind]);
  return (
    <main className="game recall">
      <header className="bar">
        <h1>{start.title}</h1>
      </header>
      <section className="facts">
        <h2>{fill(text('replay'), { number: round.nonce })}</h2>
        <p>
          {fill(text('playedAt'), {
            when: new Date(round.startedAt).toLocaleString(language, {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          })}
        </p>
      </section>
      {Stage ? (
        <Stage key={turn} start={start} onAgain={() => setTurn(turn + 1)} />
      ) : (
        <p className="facts">{text('noStage')}</p>
      )}
      <section className="facts">
        <p>
          <b>{fill(text('roundWas'), { stake: money(round.stake), win: money(round.win ?? 0) })}</b>
        </p>
        <dl>
          <dt>{text('serverHash')}</dt>
          <dd>
            <code>{round.hash}</code>
          </dd>
          <dt>{text('serverSeed')}</dt>
          <dd>{round.seed === null ? text('secret') : <code>{round.seed}</code>}</dd>
          <dt>{text('ownSeed')}</dt>
          <dd>
            <code>{round.client}</code>
          </dd>
        </dl>
        <p>
          <VerifyLink start={start} rounds={[proofOf(round)]} label={text('verify')} />
        </p>
      </section>
    </main>
  );
};
