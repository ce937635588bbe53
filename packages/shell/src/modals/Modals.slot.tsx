import { closeModalAtom, modalsAtom } from '@marquee/feature-core';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useShown } from '../site/useShown.ts';
import { ModalBody } from './ModalBody.tsx';
import { useModalHistory } from './useModalHistory.ts';

/** Shows the open modals with what features give for them; one that no feature of this site gives closes again. */
const Modals = () => {
  const { features } = useShown();
  const modals = useAtomValue(modalsAtom);
  const close = useSetAtom(closeModalAtom);
  useModalHistory();
  const shown = modals.map((modal) => ({
    modal,
    feature: features.find((feature) => feature.modals?.[modal.id] !== undefined),
  }));
  const missing = shown.find(({ feature }) => !feature)?.modal.id;
  useEffect(() => {
    if (missing) close(missing);
  }, [close, missing]);
  return shown.map(
    ({ modal, feature }) => feature && <ModalBody key={modal.id} modal={modal} feature={feature} />,
  );
};

export default Modals;
