import { openModalAtom } from '@marquee/feature-core';
import { useSetAtom } from 'jotai';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { readAddressedModal } from './readAddressedModal.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link inside of the site. One that names a modal, such as `/?modal=login`, opens it where the reader is; before
 * scripts are there it leads to the page that does. The router's own link would bring what fetches pages ahead with it.
 */
export const SiteLink = ({ href, onClick, children, ...rest }: Props) => {
  const follow = useLinkClickHandler(href, { target: rest.target });
  const open = useSetAtom(openModalAtom);
  const modal = readAddressedModal(href);
  const handle = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (!modal) return follow(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(modal);
  };
  return (
    <a {...rest} href={useHref(href)} onClick={handle}>
      {children}
    </a>
  );
};
