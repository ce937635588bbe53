import { CaptchaProof } from './CaptchaProof.tsx';
import { CodeProof } from './CodeProof.tsx';
import { MobileProof } from './MobileProof.tsx';
import type { MobileCodeProof } from './useMobileCode.ts';

/** A mobile number and the code that was sent to it. */
export const MobileCode = ({ proof }: { proof: MobileCodeProof }) => {
  const { mobile, captcha, sending, code, setCode, askForCode, refusal } = proof;
  return (
    <>
      <MobileProof
        mobile={mobile}
        error={refusal.errors.mobileNum}
        onChange={() => refusal.clear('mobileNum')}
      />
      <CaptchaProof captcha={captcha} />
      <CodeProof
        value={code}
        onValueChange={setCode}
        error={refusal.errors.verificationCode}
        sending={sending}
        onSend={() => void askForCode()}
      />
    </>
  );
};
