import { getStatement } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';

/** A statement, as the parts that the platform answers make it up. */
export type Statement = { name: string; parts: string[] };

/** Loads the statement of some days, part by part. */
export const useStatement = () => {
  const { call } = useApi();
  return async (days: { startDate: string; endDate: string }): Promise<Statement> => {
    const parts: string[] = [];
    let after: string | null = null;
    for (;;) {
      const { csv, fileName, next }: { csv: string; fileName: string; next: string | null } = await call(
        getStatement,
        { query: { ...days, ...(after !== null && { after }) } },
      );
      parts.push(csv);
      if (next === null) return { name: fileName, parts };
      after = next;
    }
  };
};
