import {
  inboxFilterOptionsSchema,
  inboxSchema,
  leadUpdateResponseSchema,
  leadDetailSchema,
  type Lead,
  type LeadEvent,
} from "@gevel/config";
import { beforeAll } from "vitest";
import { mailingApp } from "./agency-app.js";
import type { TestDatabase } from "./databases.js";
import { leadOf } from "./leads-api.js";
import { logInStaff, type Staff } from "./strapi-accounts.js";

/** For a whole `describe`: an agency whose leads two of its staff, Sam and Bo, work on. */
export function inboxApp(boot: TestDatabase["boot"]) {
  const app = mailingApp(boot);
  let bo: Staff;
  beforeAll(async () => {
    bo = await logInStaff(app.cms, "Bo");
  });
  const detail = async (lead: string) => leadDetailSchema.parse((await app.staff.call(`/leads/inbox/${lead}`)).json);
  const choices = async () => inboxFilterOptionsSchema.parse((await app.staff.call("/leads/inbox-choices")).json);
  return {
    ...{ detail, choices },
    get cms() {
      return app.cms;
    },
    get sam() {
      return app.staff;
    },
    get bo() {
      return bo;
    },
    get received() {
      return app.received;
    },
    send: (name: string, given: Partial<Lead> = {}) => app.send(leadOf(name, given)),
    list: async (query = "", staff = app.staff) => inboxSchema.parse((await staff.call(`/leads/inbox?${query}`)).json),
    change: async (staff: Staff, lead: string, what: "state" | "assignee", body: object) =>
      leadUpdateResponseSchema.parse((await staff.call(`/leads/inbox/${lead}/${what}`, "PUT", body)).json),
    eventsOf: async <Kind extends LeadEvent["kind"]>(lead: string, kind: Kind) =>
      (await detail(lead)).events.filter((event): event is Extract<LeadEvent, { kind: Kind }> => event.kind === kind),
    numberOf: async (name: string) => (await choices()).staff.find((member) => member.name === name)?.id ?? 0,
    setColumns: (lead: string, data: object) =>
      app.cms.strapi.db.query("plugin::leads.lead").update({ where: { documentId: lead }, data }),
  };
}
export type InboxApp = ReturnType<typeof inboxApp>;

export const withData = (data: Partial<Record<string, string>>): Partial<Lead> => ({
  data: { ...leadOf("").data, ...data } as Lead["data"],
});
