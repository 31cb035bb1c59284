import { errors, isAppError, appointmentChangeSchema, type ErrorCode } from "@gevel/config";
import { data, type AppLoadContext } from "@remix-run/node";

/** The outcome of a change; the page shows the viewing's current state beside it. */
export type AppointmentAnswer =
  | { done: "moved" | "cancelled"; problem: null }
  | { done: null; problem: ErrorCode | "choose" };

const reportedCodes: ReadonlySet<ErrorCode> = new Set(["APPOINTMENTS_FULL", "VISIT_CHANGED", "CMS_UNAVAILABLE"]);

const answer = (shown: AppointmentAnswer, status: number) =>
  data(shown, { status, headers: { "Cache-Control": "no-store" } });

/** FORM-7: moves a viewing or takes it off, as its visitor pressed it. */
export async function changeAppointment(
  context: Pick<AppLoadContext, "cms" | "log">,
  token: string | undefined,
  request: Request,
) {
  const form = await request.formData();
  const isMove = form.get("intent") === "move";
  const slot = form.get("slot");
  if (isMove && !slot) return answer({ done: null, problem: "choose" }, 422);
  const parsed = appointmentChangeSchema.safeParse({
    token,
    sequence: Number(form.get("sequence") ?? Number.NaN),
    slot: isMove ? slot : null,
  });
  if (!parsed.success) return answer({ done: null, problem: "VISIT_CHANGED" }, errors.VISIT_CHANGED.status);
  try {
    await context.cms.changeAppointment(parsed.data);
    return answer({ done: isMove ? "moved" : "cancelled", problem: null }, 200);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const problem = reportedCodes.has(error.code) ? error.code : "VISIT_CHANGED";
    context.log.warn({ err: error }, "appointments: changing a viewing failed, the visitor sees why");
    return answer({ done: null, problem }, errors[problem].status);
  }
}
