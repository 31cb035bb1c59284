import type { StaffVisitChange } from "@gevel/config";
import { useNotification } from "@strapi/strapi/admin";
import { useVisitTexts } from "./texts/use-visit-texts";
import { refusalOf, useVisitActions } from "./visits-api";

const refusals = {
  VISIT_CHANGED: "leads.visits.changed",
  APPOINTMENTS_FULL: "leads.visits.full",
  INVALID_INPUT: "leads.visits.wrongMoment",
} as const;

const isRefusal = (code: string | null): code is keyof typeof refusals => code !== null && code in refusals;

export type Change = (asked: StaffVisitChange) => void;

/** Changes a visit and says what became of it; where somebody else was first, the screen shows how it stands now. */
export function useChange(documentId: string, again: () => void): Change {
  const { text } = useVisitTexts();
  const { change } = useVisitActions();
  const { toggleNotification } = useNotification();
  return (asked) =>
    void change(documentId, asked).then(
      () => {
        toggleNotification({
          type: "success",
          message: text(asked.act === "note" ? "leads.visits.noteSaved" : "leads.visits.mailed"),
        });
        again();
      },
      (cause: unknown) => {
        const code = refusalOf(cause);
        const message = isRefusal(code) ? text(refusals[code]) : text("leads.visits.failed", { reason: String(cause) });
        toggleNotification({ type: isRefusal(code) ? "warning" : "danger", message });
        again();
      },
    );
}
