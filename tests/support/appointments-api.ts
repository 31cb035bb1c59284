import {
  failureSchema,
  slotOptionsSchema,
  appointmentViewSchema,
  type Lead,
  type SlotOption,
  type AppointmentChange,
  type AppointmentView,
} from "@gevel/config";
import { testSecret } from "./boot-cms.js";
import { leadOf } from "./leads-api.js";
import type { ReceivedMail } from "./mail-server.js";

interface App {
  url: string;
}

const headersOf = (secret: string) => ({ authorization: `Bearer ${secret}`, "content-type": "application/json" });
const asSite = headersOf(testSecret("REPLICA_SECRET"));

/** Free slots for viewings of a listing, or with nobody in particular. */
export const freeSlots = async (
  { url }: App,
  { listing, secret = testSecret("REPLICA_SECRET") }: { listing?: number; secret?: string } = {},
): Promise<SlotOption[]> => {
  const query = listing === undefined ? "" : `?listing=${listing}`;
  const answer = await fetch(`${url}/api/leads/visit-slots${query}`, { headers: headersOf(secret) });
  return slotOptionsSchema.parse(await answer.json()).slots.filter(({ isFree }) => isFree);
};

const post = ({ url }: App, path: string, body: object) =>
  fetch(`${url}/api/leads/${path}`, { method: "POST", headers: asSite, body: JSON.stringify(body) });

export const readAppointment = async (app: App, token: string): Promise<AppointmentView> =>
  appointmentViewSchema.parse(await (await post(app, "visits/read", { token })).json());

export const changeAppointment = (app: App, change: AppointmentChange) => post(app, "visits/change", change);
export const readDocument = (app: App, token: string) => post(app, "documents/read", { token });
export const fetchDocument = (app: App, token: string) => post(app, "documents/fetch", { token });

export const codeOf = async (answer: Response): Promise<string> => failureSchema.parse(await answer.json()).error.code;

/** A viewing request as a listing's form sends it. */
export const appointmentOf = (name: string, slot: string, given: Partial<Lead> = {}): Lead =>
  leadOf(name, {
    form: "contact-appointment",
    data: {
      ...{ slot, preferredDays: [], visitSlots: [], startDate: "", endDate: "" },
      ...{ firstName: "An", lastName: name, email: "an@visitor.example", phone: "0470123456", remark: "" },
    },
    ...given,
  });

/** The secrets of the links in a mail. */
export const tokensIn = ({ mail }: ReceivedMail, kind: "my-visit" | "my-document"): string[] =>
  [...(mail.text ?? "").matchAll(new RegExp(`/${kind}/([\\w-]{43})/`, "g"))].map(([, token]) => token ?? "");

/** A calendar file with its folded lines joined. */
export const unfolded = (calendar: string): string => calendar.replace(/\r\n[ \t]/g, "");

/** The calendar file attached to a mail, its folded lines joined; empty if there is none. */
export function calendarIn({ mail }: Pick<ReceivedMail, "mail">): string {
  const file = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar")?.content;
  const text = typeof file === "string" ? file : file ? new TextDecoder().decode(file) : "";
  return unfolded(text);
}
