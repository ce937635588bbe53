import { ChevronStartIcon, PageHead, Stack, TextLink } from '@marquee/ui';
import type { ComponentProps, ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { Waiting } from './Waiting.tsx';

type Props<T> = {
  title: ReactNode;
  /** The list that it stands in. */
  back: { to: string; text: string };
  query: ComponentProps<typeof LoadFailure>['query'] & { data: T | undefined };
  /** How it stands, below the title. */
  standing?: ReactNode;
  children: (data: T) => ReactNode;
};

/** The page of one thing of a list. What loaded once stays, also where asking anew fails. */
export const DetailPage = <T,>({ title, back, query, standing, children }: Props<T>) => {
  const { data, error } = query;
  return (
    <Stack gap="x5">
      <PageHead
        title={title}
        back={
          <TextLink href={back.to} look="quiet">
            <ChevronStartIcon /> {back.text}
          </TextLink>
        }
        standing={standing}
      />
      {!data && !error && <Waiting />}
      {!data && error !== null && <LoadFailure query={query} />}
      {data && children(data)}
    </Stack>
  );
};
