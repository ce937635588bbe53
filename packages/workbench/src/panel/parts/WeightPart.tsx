import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { themeOf } from '../showDraft.ts';
import type { Workbench } from '../useBench.ts';

/** Bytes of a text as servers send it. */
const zippedSize = async (text: string) => {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(zipped).arrayBuffer()).byteLength;
};

/** What the brand's own files and its theme add to a page. */
export const WeightPart = ({ workbench: { bench, draft } }: { workbench: Workbench }) => {
  const { t, i18n } = useLingui();
  const [theme, setTheme] = useState(0);
  useEffect(() => {
    void zippedSize(themeOf(draft, bench.assets).css).then(setTheme);
  }, [bench.assets, draft]);
  const kilobytes = (bytes: number) =>
    `${i18n.number(bytes / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`;
  const used = new Set(
    [draft.tokens.type.body, draft.tokens.type.display].flatMap(({ faces }) => faces.map(({ file }) => file)),
  );
  const files = bench.weights.filter(({ file }) => used.has(file) || !file.endsWith('.woff2'));
  const rows = [...files, { file: t`Theme and font rules, compressed`, bytes: theme }];
  const most = Math.max(...rows.map(({ bytes }) => bytes));
  return (
    <table className="weight">
      <caption>
        <Trans>What the brand adds to a page. A browser loads only the fonts whose letters it shows.</Trans>
      </caption>
      <tbody>
        {rows.map(({ file, bytes }) => (
          <tr key={file}>
            <th scope="row">
              {file}
              <span className="bar" style={{ inlineSize: `${(100 * bytes) / most}%` }} />
            </th>
            <td>{kilobytes(bytes)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Together</Trans>
          </th>
          <td>{kilobytes(rows.reduce((sum, { bytes }) => sum + bytes, 0))}</td>
        </tr>
      </tfoot>
    </table>
  );
};
