import { useLingui } from '@lingui/react/macro';
import { Button, DownloadIcon, Text } from '@marquee/ui';
import { useState } from 'react';
import { useErrorText } from '../api/useErrorText.ts';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import { saveCsv } from './saveCsv.ts';
import { toCsv } from './toCsv.ts';

/** Most rows of a file; more of them are not looked through by a person. */
const most = 10_000;

type Props<Row> = {
  id: string;
  columns: readonly DataColumn<Row>[];
  /** What is on the page. */
  rows: readonly Row[];
  total: number;
  /** Asks for a further page as the table is filtered and sorted; without it the file holds the page. */
  loadPage?: ((page: number) => Promise<readonly Row[]>) | undefined;
};

/** Saves what the table shows, on all its pages: its columns, filter and order. */
export const CsvButton = <Row,>({ id, columns, rows, total, loadPage }: Props<Row>) => {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<string>();
  const collect = async (): Promise<readonly Row[]> => {
    if (!loadPage || total <= rows.length) return rows;
    const all: Row[] = [];
    for (let page = 1; all.length < Math.min(total, most); page += 1) {
      // Page after page: a file must not take the platform's breath.
      // oxlint-disable-next-line no-await-in-loop
      const further = await loadPage(page);
      if (further.length === 0) break;
      all.push(...further);
    }
    return all.slice(0, most);
  };
  const save = async () => {
    setBusy(true);
    setTold(undefined);
    try {
      const all = await collect();
      saveCsv(id, toCsv(columns, all));
      if (total > most) setTold(t`The file holds the first ${most} of ${total} rows. Filter for the rest.`);
    } catch (error) {
      setTold(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="s"
        tone="neutral"
        look="outline"
        iconStart={<DownloadIcon size="s" />}
        isLoading={isBusy}
        onClick={() => void save()}
      >
        CSV
      </Button>
      <output className={styles.told}>{told && <Text size="s">{told}</Text>}</output>
    </>
  );
};
