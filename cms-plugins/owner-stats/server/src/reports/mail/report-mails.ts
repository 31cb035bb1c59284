import type { PluginMail } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { reportSources } from "../report-sources.js";
import { deliveriesTo, deliveryById, reportById } from "../stored/stored-reports.js";
import { renderReportMail } from "./render-report-mail.js";

/** Of the outbox, for ever. */
const kind = "owner-report";

async function compose(strapi: Core.Strapi, subject: string): Promise<PluginMail | null> {
  const delivery = await deliveryById(strapi, Number(subject));
  // Who is no owner any more is not written to.
  const known = delivery && (await reportSources(strapi).owners(delivery.owner)).length > 0;
  const report = known ? await reportById(strapi, delivery.report) : null;
  if (!delivery || !report) return null;
  const { matter, pdf } = report;
  const agent = matter.agent?.email;
  return {
    ...renderReportMail(matter, { name: delivery.name, pdf }),
    to: [delivery.email],
    ...(agent && { replyTo: agent }),
  };
}

/** In the register step, once the application has said how mails go. */
export const addReportMails = (strapi: Core.Strapi): void =>
  reportSources(strapi).mails.addKind({
    kind,
    name: { nl: "Maandverslag", fr: "Rapport mensuel", en: "Monthly report", de: "Monatsbericht" },
    compose: ({ subject }) => compose(strapi, subject),
    subjectsOf: async ({ address }) =>
      address === null ? [] : (await deliveriesTo(strapi, address)).map(({ id }) => String(id)),
  });

/** In the transaction of its delivery. */
export const mailDelivery = (strapi: Core.Strapi, delivery: number): Promise<void> =>
  reportSources(strapi).mails.enqueue([{ kind, subject: String(delivery) }]);

export type MailedState = { state: "waiting" | "sent" | "dead"; problem: string };

/** What became of the mails of deliveries. */
export async function mailedStates(
  strapi: Core.Strapi,
  deliveries: readonly number[],
): Promise<Map<number, MailedState>> {
  const states = await reportSources(strapi).mails.states(kind, deliveries.map(String));
  return new Map(states.map(({ subject, state, problem }) => [Number(subject), { state, problem }]));
}
