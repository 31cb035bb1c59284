import type { ReportPreference } from "@gevel/config";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import type { ReportPreferenceAnswer } from "./answer-report-preference.server";
import styles from "./report-preference.module.css";
import type { MessageName } from "~/i18n/message-id";

interface ReportPreferenceFormProps {
  wish: ReportPreference;
  email: string;
  /** The page's own address, which the form returns to. */
  action: string;
  /** The page is the answer to what was saved. */
  saved: boolean;
}

/** OWNER-8: how the reports are delivered, and the button that changes it. */
export function ReportPreferenceForm({ wish, email, action, saved }: ReportPreferenceFormProps) {
  const intl = useIntl();
  const busy = useNavigation().formData?.has("wish") ?? false;
  const other = wish === "mail" ? "portal" : "mail";
  const text = (id: MessageName<"portal.reports.">, values?: Record<string, string>) =>
    intl.formatMessage({ id: `portal.reports.${id}` }, values);
  return (
    <Form method="post" action={action} className={styles.wish} preventScrollReset>
      <p className={styles.how}>{text(wish === "mail" ? "byMail" : "here", { email })}</p>
      <StatusMessage saved={saved ? text(`saved.${wish}`) : null} />
      <Button type="submit" name="wish" value={other} variant="quiet" busy={busy}>
        {text(`wish.${other}`)}
      </Button>
    </Form>
  );
}

/** The result of the last save. */
function StatusMessage({ saved }: { saved: string | null }) {
  const intl = useIntl();
  const problem = useActionData<ReportPreferenceAnswer>()?.problem;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== undefined || saved !== null) place.current?.focus();
  }, [problem, saved]);
  if (problem === undefined && saved === null) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without script the page that comes back opens here.
    <div ref={place} role={problem ? "alert" : "status"} tabIndex={-1} autoFocus className={styles.status}>
      {problem ? (
        <FieldError id="wish-problem">{intl.formatMessage({ id: `portal.reports.problem.${problem}` })}</FieldError>
      ) : (
        <p>{saved}</p>
      )}
    </div>
  );
}
