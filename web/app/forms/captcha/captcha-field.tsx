import { errors, formatPhone } from "@gevel/config";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { ContactLines } from "~/ui/contact-lines";
import { TextInput } from "~/ui/controls";
import { Field } from "~/ui/field";
import { captchaFields, type CaptchaProblem, type CaptchaTask } from "./captcha";
import { captchaInputId } from "./captcha-input-id";
import { useProof } from "./use-proof";
import styles from "./captcha-field.module.css";
import type { MessageName } from "~/i18n/message-id";

export interface CaptchaFieldProps {
  formId: string;
  task: CaptchaTask;
  problem: CaptchaProblem | null;
  /** Whom to ring where the browser cannot do the work. */
  office: { phone: string; email: string };
  hasScript: boolean;
  onOther: () => Promise<void>;
}

/** FORM-6: characters to type, or the browser's proof of work instead. */
export function CaptchaField({ formId, task, problem, office, hasScript, onOther }: CaptchaFieldProps) {
  const intl = useIntl();
  const text = (name: MessageName<"forms.captcha.">, values?: Record<string, string>) =>
    intl.formatMessage({ id: `forms.captcha.${name}` }, values);
  const [requesting, setRequesting] = useState(false);
  const proof = useProof(task.token);
  const done = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone by then, so the focus moves to the message that replaces it.
  useEffect(() => {
    if (proof.state === "done") done.current?.focus();
  }, [proof.state]);
  const isDone = task.kind === "passed" || proof.state === "done";

  if (isDone) {
    return (
      <div className={styles.captcha}>
        <input type="hidden" name={captchaFields.token} value={task.token} />
        {proof.work ? <input type="hidden" name={captchaFields.proof} value={proof.work} /> : null}
        <p ref={done} className={styles.done} role="status" tabIndex={-1}>
          <Check aria-hidden="true" />
          {text("done")}
        </p>
      </div>
    );
  }
  const error =
    problem === "wrong" ? intl.formatMessage({ id: errors.CAPTCHA_INVALID.messageId }) : problem ? text(problem) : null;
  return (
    <div className={styles.captcha}>
      <input type="hidden" name={captchaFields.token} value={task.token} />
      <Field
        id={captchaInputId(formId)}
        name={captchaFields.text}
        label={text("label")}
        help={text("help")}
        error={error}
        required
      >
        {(control) => (
          <div className={styles.row}>
            <img className={styles.picture} src={task.picture} alt={text("picture")} width={200} height={64} />
            <TextInput
              {...control}
              key={task.token}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              maxLength={20}
            />
          </div>
        )}
      </Field>
      {hasScript ? (
        <p className={styles.ways}>
          <Button
            variant="quiet"
            busy={requesting}
            onClick={() => {
              setRequesting(true);
              void onOther().finally(() => setRequesting(false));
            }}
          >
            {text("other")}
          </Button>
          <Button variant="quiet" busy={proof.state === "working"} onClick={proof.start}>
            {text("proof")}
          </Button>
        </p>
      ) : (
        <p className={styles.help}>{text("noScript", { ...office, phone: formatPhone(office.phone) })}</p>
      )}
      <p className={styles.help} role="status">
        {proof.state === "working" ? text("working") : proof.state === "failed" ? text("failed") : ""}
      </p>
      {proof.state === "failed" ? <ContactLines {...office} /> : null}
    </div>
  );
}
