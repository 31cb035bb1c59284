import { useNotification } from "@strapi/strapi/admin";
import { useMessages } from "../use-messages";

/** Ends a subscription and reports whether it had already ended; then calls `done`. */
export function useEndSubscription(end: (one: string) => Promise<boolean>, done: () => void): (one: string) => void {
  const { text } = useMessages();
  const { toggleNotification } = useNotification();
  return (one) =>
    void end(one).then(
      (ended) => {
        const message = text(ended ? "leads.subscriptions.ended" : "leads.subscriptions.endedBefore");
        toggleNotification({ type: ended ? "success" : "info", message });
        done();
      },
      (cause: unknown) =>
        toggleNotification({ type: "danger", message: text("leads.mailTexts.failed", { reason: String(cause) }) }),
    );
}
