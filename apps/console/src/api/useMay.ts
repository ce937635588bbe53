import type { Permission } from '@marquee/contract/staff';
import { useConsole } from './ConsoleContext.ts';

/** Tells what whoever is logged in may do about the merchant that is worked on, and the installation. The router decides; pages only leave out what it would refuse. */
export const useMay = () => {
  const { self, merchant } = useConsole();
  const here = self?.merchants.find(({ code }) => code === merchant) ?? self?.merchants[0];
  const all: readonly string[] = [...(self?.permissions ?? []), ...(here?.permissions ?? [])];
  return (permission: Permission): boolean => all.includes(permission);
};
