import type { ReactNode } from 'react';
import type { Guide, Key } from './Guide.ts';
import { GuideText } from './GuideText.tsx';
import { StoryLink } from './StoryLink.tsx';

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <GuideText text={item} />
      </li>
    ))}
  </ul>
);

const Rows = ({ head, rows }: { head: readonly [string, string]; rows: readonly [ReactNode, string][] }) => (
  <table>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, what], position) => (
        <tr key={position}>
          <td>{name}</td>
          <td>
            <GuideText text={what} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const signs: Partial<Record<Key, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Arrows: '↑ ↓ ← →',
  Characters: 'Characters',
};

const keysOf = (keys: readonly Key[]) =>
  keys.flatMap((key, position) => [position > 0 && ' / ', <kbd key={key}>{signs[key] ?? key}</kbd>]);

type GuideSectionsProps = {
  guide: Guide;
  /** Names of the stories that there are. */
  stories: readonly string[];
};

/** What a page tells about a part: when to use it and when not, what it is made of, its keys and its states. */
export const GuideSections = ({ guide, stories }: GuideSectionsProps) => (
  <>
    <h2>When to use</h2>
    <List items={guide.use} />
    <h2>When not</h2>
    <List items={guide.avoid} />
    <h2>Anatomy</h2>
    <Rows head={['Part', 'What it is']} rows={guide.anatomy.map(([name, what]) => [name, what])} />
    <h2>Keyboard</h2>
    {typeof guide.keyboard === 'string' ? (
      <p>
        <GuideText text={guide.keyboard} />
      </p>
    ) : (
      <Rows
        head={['Keys', 'What they do']}
        rows={guide.keyboard.map(({ keys, does }) => [keysOf(keys), does])}
      />
    )}
    <h2>States</h2>
    <Rows
      head={['Story', 'What it shows']}
      rows={stories.map((name) => [
        <StoryLink key={name} title={guide.title} story={name}>
          {name}
        </StoryLink>,
        guide.states[name] ?? '',
      ])}
    />
  </>
);
