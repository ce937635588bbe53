import { openModalAtom } from '@marquee/feature-core';
import { useSetAtom } from 'jotai';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { readAddressedModal } from './readAddressedModal.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link inside of the site. One that names a modal, such as `/?modal=login`, opens it where the reader is; before
 * scripts are there it leads to the page that does.
 */
export const SiteLink = ({ href, onClick, ...rest }: Props) => {
  const open = useSetAtom(openModalAtom);
  const modal = readAddressedModal(href);
  const handle = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!modal || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    open(modal);
  };
  return <Link {...rest} to={href} onClick={modal ? handle : onClick} />;
};
