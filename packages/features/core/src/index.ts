export { homeSectionsOf, type MemberSection, memberSectionsOf } from '@marquee/brand';
export { ClientContext, useApi } from './api.ts';
export { type BestLine, bestLineOf, keepBestLine } from './bestLine.ts';
export { categoryIcon } from './categoryIcon.ts';
export { type Catalog, catalogFrom } from './catalogFrom.ts';
export { coreTexts, furtherCoreTexts } from './coreTexts.ts';
export {
  defineFeature,
  type EntryIcon,
  type Feature,
  type FeatureEntry,
  type FeatureRoute,
  type Layout,
  type Lazy,
  type PageShape,
} from './feature.ts';
export { invitationIn } from './invitationIn.ts';
export {
  closeModalAtom,
  type ModalId,
  type ModalParams,
  type ModalProps,
  modalsAtom,
  type OpenModal,
  openModalAtom,
  useCloseModal,
  useOpenModal,
} from './modals.ts';
export {
  type LoginValue,
  type Member,
  type Session,
  type SessionActions,
  SessionActionsContext,
  sessionAtom,
  sessionOf,
  useSession,
  useSessionActions,
} from './session.ts';
export { SessionProvider } from './SessionProvider.tsx';
export { type Permission, type Site, SiteContext, useSite } from './site.ts';
export { Slot, SlotContext } from './Slot.tsx';
export type { SlotName } from './slots.ts';
export { type LocalKey, localStore, type SessionKey, sessionStore } from './storage.ts';
export { promotionsInput } from './promotionsInput.ts';
export { ListPages } from './ListPages.tsx';
export { useCopy } from './useCopy.ts';
export { addToastAtom, type Toast, toastsAtom, useToast } from './toasts.ts';
export { useErrorText } from './useErrorText.ts';
export { useIdempotencyKey } from './useIdempotencyKey.ts';
export { useGuard } from './useGuard.ts';
export { useInnerLinks } from './useInnerLinks.ts';
export { PageTitleContext, usePageTitle } from './usePageTitle.ts';
export { saveFile } from './saveFile.ts';
export { CaptchaProof } from './captcha/CaptchaProof.tsx';
export { type Captcha, type CaptchaFields, useCaptcha } from './captcha/useCaptcha.ts';
export { openPopup } from './popup/openPopup.ts';
export { PopupProblem } from './popup/PopupProblem.ts';
export { usePopupErrorText } from './popup/usePopupErrorText.ts';
export { AppCode } from './forms/AppCode.tsx';
export { isLiveAtom, useIsLive } from './live.ts';
export { LoadFailure } from './LoadFailure.tsx';
export { MomentPicture } from './MomentPicture.tsx';
export { LoginPasswordField } from './forms/LoginPasswordField.tsx';
export { Form } from './forms/Form.tsx';
export { ReceivedCode } from './forms/ReceivedCode.tsx';
export { type CodeSending, useCodeSending } from './forms/useCodeSending.ts';
export type { FieldProps, ValueFieldProps } from './forms/fieldProps.ts';
export { FormRefusal } from './forms/FormRefusal.tsx';
export { useAction } from './forms/useAction.ts';
export { type Checks, type FormState, useForm } from './forms/useForm.ts';
export type { FieldErrors } from './forms/useRefusal.ts';
export { useWaitText } from './forms/useWaitText.ts';
export { canUsePasskeys } from './passkeys/canUsePasskeys.ts';
export { makePasskey } from './passkeys/makePasskey.ts';
export { signWithPasskey } from './passkeys/signWithPasskey.ts';
export { usePasskeyErrorText } from './passkeys/usePasskeyErrorText.ts';
