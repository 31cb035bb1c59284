import {
  inboxChoicesSchema,
  inboxSchema,
  leadChangedSchema,
  leadDetailSchema,
  type Lead,
  type LeadEvent,
} from "@gevel/config";
import { beforeAll } from "vitest";
import { mailingHouse } from "./agency-house.js";
import type { TestDatabase } from "./each-database.js";
import { leadOf } from "./leads-api.js";
import { signInStaff, type Staff } from "./strapi-accounts.js";

/** For a whole `describe`: an agency whose leads two of its staff, Sam and Bo, work on. */
export function inboxHouse(boot: TestDatabase["boot"]) {
  const house = mailingHouse(boot);
  let bo: Staff;
  beforeAll(async () => {
    bo = await signInStaff(house.cms, "Bo");
  });
  const detail = async (lead: string) => leadDetailSchema.parse((await house.staff.call(`/leads/inbox/${lead}`)).json);
  const choices = async () => inboxChoicesSchema.parse((await house.staff.call("/leads/inbox-choices")).json);
  return {
    ...{ detail, choices },
    get cms() {
      return house.cms;
    },
    get sam() {
      return house.staff;
    },
    get bo() {
      return bo;
    },
    get received() {
      return house.received;
    },
    send: (name: string, given: Partial<Lead> = {}) => house.send(leadOf(name, given)),
    list: async (query = "", staff = house.staff) =>
      inboxSchema.parse((await staff.call(`/leads/inbox?${query}`)).json),
    change: async (staff: Staff, lead: string, what: "state" | "assignee", body: object) =>
      leadChangedSchema.parse((await staff.call(`/leads/inbox/${lead}/${what}`, "PUT", body)).json),
    eventsOf: async <Kind extends LeadEvent["kind"]>(lead: string, kind: Kind) =>
      (await detail(lead)).events.filter((event): event is Extract<LeadEvent, { kind: Kind }> => event.kind === kind),
    numberOf: async (name: string) => (await choices()).staff.find((member) => member.name === name)?.id ?? 0,
    setColumns: (lead: string, data: object) =>
      house.cms.strapi.db.query("plugin::leads.lead").update({ where: { documentId: lead }, data }),
  };
}
export type InboxHouse = ReturnType<typeof inboxHouse>;

export const withData = (data: Partial<Record<string, string>>): Partial<Lead> => ({
  data: { ...leadOf("").data, ...data } as Lead["data"],
});
