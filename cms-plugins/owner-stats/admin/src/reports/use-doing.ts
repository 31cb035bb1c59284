import { useNotification } from "@strapi/strapi/admin";
import { useReportTexts } from "./texts/use-report-texts";

/** Does what staff asked for, and says what became of it. */
export function useDoing(done: () => void): (work: Promise<void>, said?: string) => void {
  const { text } = useReportTexts();
  const { toggleNotification } = useNotification();
  return (work, said) =>
    void work.then(
      () => {
        if (said) toggleNotification({ type: "success", message: said });
        done();
      },
      (cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        toggleNotification({ type: "danger", message: text("owner-stats.reports.failed", { reason }) });
      },
    );
}
