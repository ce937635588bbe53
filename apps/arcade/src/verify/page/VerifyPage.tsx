import { useEffect, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import { checkProved } from '../checkProved.ts';
import type { Finding } from '../Finding.ts';
import { type ProvedRounds, readRounds } from '../ProvedRounds.ts';
import type { VerifyText } from '../verifyTexts.ts';
import '../../page/frame.css';
import './verify.css';

/** What the page is given. */
export type VerifyStart = { language: string; title: string; texts: Record<VerifyText, string> };

type Checked = { told: ProvedRounds; findings: readonly Finding[] };

const isWrong = (finding: Finding) => finding.startsWith('wrong');

/** What the address hands over behind its `#`, which no server ever sees. */
const handed = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};

const Summary = ({ findings, texts }: { findings: readonly Finding[]; texts: VerifyStart['texts'] }) => {
  const right = findings.filter((finding) => finding === 'right').length;
  const wrong = findings.filter(isWrong).length;
  return (
    <output className={`summary ${wrong > 0 ? 'is-wrong' : right > 0 ? 'is-right' : ''}`}>
      {findings.length === 0 && texts.noRounds}
      {right > 0 && <p>{fill(texts.allRight, { count: right })}</p>}
      {wrong > 0 && <p>{fill(texts.someWrong, { count: wrong })}</p>}
    </output>
  );
};

/** Checks rounds that a game handed over, or that were pasted. */
export const VerifyPage = ({ start }: { start: VerifyStart }) => {
  const { texts, language, title } = start;
  const [text, setText] = useState(handed);
  const [checked, setChecked] = useState<Checked>();
  const [isUnreadable, setUnreadable] = useState(false);
  const check = async (what: string) => {
    const told = readRounds(what);
    setUnreadable(!told);
    if (!told) return setChecked(undefined);
    const findings = await Promise.all(told.rounds.map((round) => checkProved(told.kind, round)));
    return setChecked({ told, findings });
  };
  useEffect(() => {
    if (text) void check(text);
    // What the address handed over is checked at once; what is typed, when it is asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <main className="verify">
      <h1>{title}</h1>
      <p>{texts.lead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void check(text);
        }}
      >
        <label>
          {texts.pasted}
          <small>{texts.hint}</small>
          <textarea
            rows={4}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className="main-button">
          {texts.check}
        </button>
      </form>
      <p role="alert">{isUnreadable && texts.unreadable}</p>
      {checked && (
        <>
          <h2>{checked.told.title}</h2>
          <Summary findings={checked.findings} texts={texts} />
          <ol className="proofs">
            {checked.told.rounds.map((round, index) => {
              const finding = checked.findings[index] ?? 'notYet';
              const money = (minor: number) => writeAmount(minor, { ...checked.told, language });
              return (
                <li
                  key={round.id}
                  className={isWrong(finding) ? 'is-wrong' : finding === 'right' ? 'is-right' : ''}
                >
                  <b>
                    {fill(texts.roundName, {
                      // A lottery's draw is named behind its colon, and has no number of its own.
                      number:
                        checked.told.kind === 'lottery' ? (round.client.split(':')[1] ?? '') : round.nonce,
                    })}
                  </b>
                  <span>{fill(texts.roundOf, { stake: money(round.stake), win: money(round.win) })}</span>
                  <p>{texts[finding]}</p>
                  <details>
                    <summary>{texts.ownTools}</summary>
                    <dl>
                      <dt>{texts.hash}</dt>
                      <dd>
                        <code>{round.hash}</code>
                      </dd>
                      <dt>{texts.seed}</dt>
                      <dd>
                        <code>{round.seed ?? '–'}</code>
                      </dd>
                      <dt>{texts.yourSeed}</dt>
                      <dd>
                        <code>{round.client}</code>
                      </dd>
                    </dl>
                    {round.seed !== null && (
                      <>
                        <p>{texts.ownToolsText}</p>
                        <pre>
                          {`printf %s '${round.seed}' | sha256sum\nprintf %s '${round.client}:${round.nonce}:0' | openssl dgst -sha256 -hmac '${round.seed}'`}
                        </pre>
                      </>
                    )}
                  </details>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </main>
  );
};
