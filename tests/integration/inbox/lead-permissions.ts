import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { InboxApp } from "../../support/inbox-app.js";
import { createRole, logInStaff, type Staff } from "../../support/strapi-accounts.js";

const readLeads = { action: "plugin::content-manager.explorer.read", subject: "plugin::leads.lead" };

/** What each staff role may do, and others may not. */
export function leadPermissionTests(app: InboxApp): void {
  describe("permissions on leads", () => {
    let agent: Staff;
    let marketing: Staff;

    beforeAll(async () => {
      await createRole(app.cms, "agent", [readLeads]);
      agent = await logInStaff(app.cms, "Cas", "agent");
      marketing = await logInStaff(app.cms, "Mia", "gevel-marketing");
    });

    const requests = async (staff: Pick<Staff, "call" | "open">, lead: string) => {
      const note = { key: randomUUID(), text: "x" };
      const person = { address: "nobody@visitor.example" };
      const statuses = {
        list: (await staff.call("/leads/inbox")).status,
        detail: (await staff.call(`/leads/inbox/${lead}`)).status,
        note: (await staff.call(`/leads/inbox/${lead}/notes`, "POST", note)).status,
        state: (await staff.call(`/leads/inbox/${lead}/state`, "PUT", { was: "new", to: "new" })).status,
        export: (await staff.open("/leads/inbox-export")).status,
        person: (await staff.call("/leads/persons/search", "POST", person)).status,
        erase: (await staff.call("/leads/persons/erase", "POST", { ...person, typed: person.address, seen: {} }))
          .status,
        retention: (await staff.call("/leads/retention")).status,
      };
      return statuses;
    };

    it("CMS-8 FORM-11 an agent with read permission reads leads, and no more", async () => {
      expect(await requests(agent, await app.send("read only"))).toEqual({
        ...{ list: 200, detail: 200, retention: 200 },
        ...{ note: 403, state: 403, export: 403, person: 403, erase: 403 },
      });
    });

    it("CMS-8 FORM-12 marketing handles leads, and cannot export or erase them", async () => {
      expect(await requests(marketing, await app.send("for marketing"))).toEqual({
        ...{ list: 200, detail: 200, retention: 200, note: 200, state: 200 },
        ...{ export: 403, person: 403, erase: 403 },
      });
    });

    it("Q-3 everybody else is rejected", async () => {
      const anonymous: Pick<Staff, "call" | "open"> = {
        call: async (path, method = "GET", body) => {
          const response = await fetch(app.cms.url + path, {
            method,
            headers: { "content-type": "application/json" },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          });
          return { status: response.status, json: null };
        },
        open: (path) => fetch(app.cms.url + path),
      };
      expect(new Set(Object.values(await requests(anonymous, await app.send("for nobody"))))).toEqual(new Set([401]));
    });
  });
}
