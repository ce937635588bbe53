import { useLingui } from '@lingui/react/macro';
import { Pagination, type PaginationProps } from '@marquee/ui';

type Props = Omit<PaginationProps, 'labels'> & {
  /** What the pages are of, for readers who do not see the list. */
  label: string;
};

/** Leads through the pages of a list. */
export const ListPages = ({ label, ...pages }: Props) => {
  const { t } = useLingui();
  return (
    <Pagination
      {...pages}
      labels={{
        navigation: label,
        previous: t`Previous page`,
        next: t`Next page`,
        page: (number) => t`Page ${number}`,
      }}
    />
  );
};
