import { useNotification } from "@strapi/strapi/admin";
import { useReportMessages } from "./messages/use-report-messages";

/** Does what staff asked for, and says what became of it. */
export function useNotifiedAction(onSuccess: () => void): (action: Promise<void>, successMessage?: string) => void {
  const { text } = useReportMessages();
  const { toggleNotification } = useNotification();
  return (action, successMessage) =>
    void action.then(
      () => {
        if (successMessage) toggleNotification({ type: "success", message: successMessage });
        onSuccess();
      },
      (cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        toggleNotification({ type: "danger", message: text("owner-stats.reports.failed", { reason }) });
      },
    );
}
