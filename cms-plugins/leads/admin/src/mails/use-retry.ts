import { useNotification } from "@strapi/strapi/admin";
import { useMailActions } from "../mails-api";
import { useMessages } from "../use-messages";

/** Retries mails that were given up, and reports how many. */
export function useRetry(done: () => void): (ids?: readonly number[]) => void {
  const { text } = useMessages();
  const { retry } = useMailActions();
  const { toggleNotification } = useNotification();
  return (ids) =>
    void retry(ids).then(
      (count) => {
        toggleNotification({ type: "info", message: text("leads.mails.retried", { count }) });
        done();
      },
      (cause: unknown) =>
        toggleNotification({ type: "danger", message: text("leads.mailTexts.failed", { reason: String(cause) }) }),
    );
}
