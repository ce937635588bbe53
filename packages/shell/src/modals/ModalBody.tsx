import { closeModalAtom, type Feature, type Lazy, type OpenModal } from '@marquee/feature-core';
import { useSetAtom } from 'jotai';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Boundary } from '../runtime/Boundary.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import { ModalFailure } from './ModalFailure.tsx';
import { ModalWaiting } from './ModalWaiting.tsx';

type Props = { modal: OpenModal; feature: Feature };

type Body = Lazy<OpenModal['params'] & { onClose: () => void }>;

/** A modal with what a feature gives for it. When it closes, the focus is back where it was. */
export const ModalBody = ({ modal, feature }: Props) => {
  const { id, params } = modal;
  const close = useSetAtom(closeModalAtom);
  const onClose = useCallback(() => close(id), [close, id]);
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  return (
    <Boundary fallback={ModalFailure}>
      <Suspense fallback={<ModalWaiting />}>
        {/* Each modal is declared with the parameters of its own id. */}
        <LazyPart
          load={feature.modals?.[id] as Body}
          feature={feature}
          area={`modal:${id}`}
          props={{ ...params, onClose }}
        />
      </Suspense>
    </Boundary>
  );
};
