import type { StaffAppointmentChange } from "@gevel/config";
import { useNotification } from "@strapi/strapi/admin";
import { useAppointmentMessages } from "./messages/use-appointment-messages";
import { errorCodeOf, useAppointmentActions } from "./appointments-api";

const errorMessages = {
  VISIT_CHANGED: "leads.appointments.changed",
  APPOINTMENTS_FULL: "leads.appointments.full",
  INVALID_INPUT: "leads.appointments.invalidTime",
} as const;

const isKnownError = (code: string | null): code is keyof typeof errorMessages =>
  code !== null && code in errorMessages;

export type Change = (request: StaffAppointmentChange) => void;

/** Changes a visit and says what became of it; where somebody else was first, the screen shows how it stands now. */
export function useChangeAppointment(documentId: string, reload: () => void): Change {
  const { text } = useAppointmentMessages();
  const { change } = useAppointmentActions();
  const { toggleNotification } = useNotification();
  return (request) =>
    void change(documentId, request).then(
      () => {
        toggleNotification({
          type: "success",
          message: text(request.act === "note" ? "leads.appointments.noteSaved" : "leads.appointments.mailed"),
        });
        reload();
      },
      (cause: unknown) => {
        const code = errorCodeOf(cause);
        const message = isKnownError(code)
          ? text(errorMessages[code])
          : text("leads.appointments.failed", { reason: String(cause) });
        toggleNotification({ type: isKnownError(code) ? "warning" : "danger", message });
        reload();
      },
    );
}
