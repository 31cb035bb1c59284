import type { PluginMail } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { reportSources } from "../report-sources.js";
import { deliveriesTo, deliveryById, reportById } from "../stored/stored-reports.js";
import { reportFileName } from "../pdf/report-pdf.js";
import { formatMonthSentence, formatSummary, formatValues, formatViews } from "../pdf/format-values.js";
import { reportTotals, type ReportData } from "../report-data.js";
import { inAllLanguages, messagesIn } from "../../messages/messages.js";

type ReportMail = Pick<PluginMail, "content" | "attachments">;

/** The mail with a report: a summary, and the whole report attached. */
export function renderReportMail(matter: ReportData, { name, pdf }: { name: string; pdf: Uint8Array }): ReportMail {
  const message = messagesIn(matter.language);
  const formatters = formatValues(matter);
  const month = formatters.month(matter.month);
  const totals = reportTotals(matter);
  const { home, agent, agency } = matter;
  const fact = (label: string, value: number) => ({ label, value: formatters.number(value), href: "" });
  return {
    content: {
      language: matter.language,
      subject: message("report.mail.subject", { place: home.place || home.title, month }),
      heading: `${message("report.title")}, ${month}`,
      greeting: name ? message("report.mail.greeting", { name }) : message("report.mail.greetingNobody"),
      paragraphs: [formatSummary(matter, message, month), message("report.mail.attached")],
      // An owner of several listings gets one mail for each; the button links to the listing.
      home: {
        ...{ title: home.title, place: home.place, reference: home.reference, url: "", picture: "", seeLabel: "" },
        priceLabel: formatters.namedPrice(home.price),
        referenceLabel: home.reference && `${message("report.reference")} ${home.reference}`,
      },
      factsTitle: message("report.mail.facts"),
      facts: [
        fact(message("report.numbers.interested"), totals.interested),
        fact(message("report.numbers.visits"), totals.visits),
        fact(message("report.numbers.reactions"), totals.reactions),
        fact(message("report.mail.views"), totals.views),
      ],
      ...(totals.views > 0 && {
        chart: { text: formatViews(matter, message, formatters), values: matter.days.map(({ views }) => views) },
      }),
      messages: matter.reactions.map(({ day, visitor, text }) => ({
        label: message("report.reactions.from", { visitor, day: formatters.day(day) }),
        text: message("report.reactions.quoted", { text: text.trim() }),
      })),
      button: home.url ? { label: message("report.mail.see"), url: home.url } : null,
      signature: [agent?.name, agency.name].filter(Boolean).join("\n"),
      notes: [
        message("report.mail.why"),
        formatMonthSentence(message, "report.legal", { month, day: formatters.day(matter.madeOn) }),
      ],
    },
    attachments: [{ filename: reportFileName(matter), content: pdf, contentType: "application/pdf" }],
  };
}

/** Stored in the outbox: never change it. */
const kind = "owner-report";

async function compose(strapi: Core.Strapi, subject: string): Promise<PluginMail | null> {
  const delivery = await deliveryById(strapi, Number(subject));
  // Former owners get no mail.
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

/** Called in the register step, after the application has configured the mails. */
export const addReportMails = (strapi: Core.Strapi): void =>
  reportSources(strapi).mails.addKind({
    kind,
    name: inAllLanguages("mail.name.report"),
    compose: ({ subject }) => compose(strapi, subject),
    subjectsOf: async ({ address }) =>
      address === null ? [] : (await deliveriesTo(strapi, address)).map(({ id }) => String(id)),
  });

/** In the transaction of its delivery. */
export const mailDelivery = (strapi: Core.Strapi, delivery: number): Promise<void> =>
  reportSources(strapi).mails.enqueue([{ kind, subject: String(delivery) }]);

export type MailedState = { state: "waiting" | "sent" | "dead"; problem: string };

/** The states of the deliveries' mails. */
export async function mailedStates(
  strapi: Core.Strapi,
  deliveries: readonly number[],
): Promise<Map<number, MailedState>> {
  const states = await reportSources(strapi).mails.states(kind, deliveries.map(String));
  return new Map(states.map(({ subject, state, problem }) => [Number(subject), { state, problem }]));
}
