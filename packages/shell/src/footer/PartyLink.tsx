import { TextLink } from '@marquee/ui';

/** The name of an office or a company that is not the site's, with the way to it. */
export const PartyLink = ({ name, url }: { name: string; url: string }) => (
  <TextLink href={url} target="_blank">
    {name}
  </TextLink>
);
