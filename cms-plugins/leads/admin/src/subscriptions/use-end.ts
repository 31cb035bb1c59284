import { useNotification } from "@strapi/strapi/admin";
import { useTexts } from "../texts/use-texts";

/** Ends one and says whether that was still to do; then `done`. */
export function useEnd(end: (one: string) => Promise<boolean>, done: () => void): (one: string) => void {
  const { text } = useTexts();
  const { toggleNotification } = useNotification();
  return (one) =>
    void end(one).then(
      (ended) => {
        const message = text(ended ? "leads.subscriptions.ended" : "leads.subscriptions.endedBefore");
        toggleNotification({ type: ended ? "success" : "info", message });
        done();
      },
      (cause: unknown) =>
        toggleNotification({ type: "danger", message: text("leads.words.failed", { reason: String(cause) }) }),
    );
}
