import { errors, type FieldProblem, type FormDefinition } from "@gevel/config";
import { CircleAlert } from "lucide-react";
import { forwardRef } from "react";
import { useIntl } from "react-intl";
import { idFromData } from "~/i18n/message-id";
import { ContactLines } from "~/ui/contact-lines";
import type { CaptchaProblem } from "./captcha/captcha";
import { captchaInputId } from "./captcha/captcha-input-id";
import type { FormAnswer, FormFailure } from "./form-answer";
import { fieldId } from "./form-field";
import styles from "./form-summary.module.css";

interface FormSummaryProps {
  definition: FormDefinition;
  formId: string;
  problems: Record<string, FieldProblem>;
  failure: Exclude<FormFailure, "fields"> | null;
  captchaProblem: CaptchaProblem | null;
  answer: FormAnswer | null;
}

/** If the visitor cannot fix the failure in the form, a phone number is shown. */
const needsOffice = (failure: FormSummaryProps["failure"]) =>
  failure !== null && failure !== "captcha" && errors[failure].status !== 422 && errors[failure].status !== 409;

/** The errors above the form: in short, with a link to each field. */
export const FormSummary = forwardRef<HTMLDivElement, FormSummaryProps>(function FormSummary(
  { definition, formId, problems, failure, captchaProblem, answer },
  ref,
) {
  const intl = useIntl();
  const wrong = definition.fields
    .filter(({ name }) => problems[name])
    .map(({ name, label = name }) => ({ id: fieldId(formId, name), label: idFromData(`forms.field.${label}`) }));
  const places = captchaProblem
    ? [...wrong, { id: captchaInputId(formId), label: "forms.captcha.label" } as const]
    : wrong;
  if (failure === null && places.length === 0) return null;
  const minutes = Math.ceil((answer?.wait ?? 0) / 60);
  const title =
    failure === "captcha"
      ? (`forms.captcha.${captchaProblem === "again" ? "again" : "needed"}` as const)
      : failure
        ? errors[failure].messageId
        : "forms.summary";
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without script the page that comes back opens here.
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <CircleAlert aria-hidden="true" />
      <div>
        <p className={styles.title}>{intl.formatMessage({ id: title }, { count: places.length })}</p>
        {failure === "TOO_MANY_REQUESTS" && minutes > 0 ? (
          <p>{intl.formatMessage({ id: "forms.wait" }, { minutes })}</p>
        ) : null}
        {places.length > 0 ? (
          <ul className={styles.fields}>
            {places.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{intl.formatMessage({ id: label })}</a>
              </li>
            ))}
          </ul>
        ) : null}
        {needsOffice(failure) && answer ? (
          <>
            <p>{intl.formatMessage({ id: "forms.office" })}</p>
            <ContactLines phone={answer.office.phone} email={answer.office.email} />
          </>
        ) : null}
      </div>
    </div>
  );
});
