import { beforeAll, beforeEach } from "vitest";
import { z } from "zod";
import { mailingApp } from "./agency-app.js";
import type { TestDatabase } from "./databases.js";
import { importApi, listingItem, type ImportApi } from "./import-api.js";
import { sendLead } from "./leads-api.js";
import { freeSlots, tokensIn, appointmentOf } from "./appointments-api.js";

const appointments = "plugin::leads.appointment";
const appointmentRow = z.object({
  documentId: z.string(),
  lead: z.string(),
  slot: z.string().nullable(),
  until: z.string().nullable(),
  state: z.string(),
  sequence: z.number(),
  uid: z.string(),
  tokenHash: z.string(),
});

const letting = {
  ...{ goal: 1, price: 1000, minimumIncome: 3000, maximumPersons: 2, chargesRenter: 85, inventoryCost: 150 },
  ...{ street: "Meir", houseNumber: "1", publishAddress: true, typeDescription: { nl: "Appartement aan de Meir" } },
};

const hiddenSale = {
  ...{ publishAddress: false, street: "Geheimstraat", houseNumber: "77", boxNr: "9b" },
  typeDescription: { nl: "Stille woning" },
};

/** The address of the site in links. */
const siteUrl = "https://www.agency.example";

interface TestListing {
  id: number;
  reference: string;
}

/** For a whole `describe`: an agency with a listing for rent and one with a hidden address, which visitors ask to view. */
export function appointmentsApp(boot: TestDatabase["boot"]) {
  const app = mailingApp(boot, () => ({ SITE_URL: siteUrl }));
  let item: TestListing;
  let hidden: TestListing;
  let api: ImportApi;
  beforeAll(async () => {
    api = await importApi(app.cms);
    await api.send({
      source: "visits",
      properties: [listingItem("letting-1", letting), listingItem("hidden-1", hiddenSale)],
    });
    const homeOf = async (reference: string): Promise<TestListing> => {
      const listings = app.cms.strapi.db.query("plugin::properties.property");
      const stored: unknown = await listings.findOne({ where: { reference } });
      return { id: z.object({ id: z.number() }).parse(stored).id, reference };
    };
    item = await homeOf("letting-1");
    hidden = await homeOf("hidden-1");
  });
  beforeEach(() => {
    app.received.length = 0;
  });

  const { to, mailsTo, waitUntilMailed, row } = app;
  const query = () => app.cms.strapi.db.query(appointments);
  const ask = (name: string, slot: string, given = {}) =>
    sendLead(app.cms, appointmentOf(name, slot, { listing: item, ...given }));
  const asked = async (name: string, slot: string, given = {}) =>
    z.object({ id: z.string() }).parse(await (await ask(name, slot, given)).json()).id;
  const mailed = (name: string, slot: string) => {
    const email = `${name}@visitor.example`;
    return { email, given: { data: { ...appointmentOf(name, slot).data, email } } };
  };
  return {
    ...{ siteUrl, to, mailsTo, waitUntilMailed, row, query, ask, asked },
    get cms() {
      return app.cms;
    },
    get staff() {
      return app.staff;
    },
    /** The one whose address is hidden. */
    get hidden() {
      return hidden;
    },
    /** Everything the site receives, and so everything that can be public. */
    publicFeed: async () => JSON.stringify(await api.feed()),
    /** The first free slot, or a later one. */
    aSlot: async (at = 0) => (await freeSlots(app.cms))[at]?.key ?? "",
    ofLead: async (lead: string) => appointmentRow.parse(await query().findOne({ where: { lead } })),
    async placesOf(slot: string) {
      const reservations: unknown = await row("gevel_visit_places").where({ slot }).select("place");
      return z.array(z.unknown()).parse(reservations).length;
    },
    /** Requests a viewing as a visitor with a mailbox of their own. */
    async requestAppointmentByMail(name: string, slot: string, about = item) {
      const { email, given: data } = mailed(name, slot);
      const given = { ...data, listing: about };
      const lead = await asked(name, slot, given);
      const [mail] = await mailsTo(email, 1);
      return { lead, email, given, mail, token: (mail && tokensIn(mail, "my-visit")[0]) ?? "" };
    },
    change: (documentId: string, body: object) => app.staff.call(`/leads/visits/${documentId}`, "POST", body),
  };
}
export type AppointmentsApp = ReturnType<typeof appointmentsApp>;
