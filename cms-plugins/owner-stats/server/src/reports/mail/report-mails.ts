import type { PluginMail } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { reportSources } from "../report-sources.js";
import { deliveriesTo, deliveryById, reportById } from "../stored/stored-reports.js";
import { reportFileName } from "../pdf/report-pdf.js";
import { formatValues, formatViews } from "../pdf/format-values.js";
import { isQuiet, reportTotals, type ReportData } from "../report-data.js";
import { reportMessages } from "../messages/report-messages.js";

type ReportMail = Pick<PluginMail, "content" | "attachments">;

/** The mail that brings a report: what it comes to, and the whole of it as a file. */
export function renderReportMail(matter: ReportData, { name, pdf }: { name: string; pdf: Uint8Array }): ReportMail {
  const translations = reportMessages[matter.language];
  const formatters = formatValues(matter, translations);
  const month = formatters.month(matter.month);
  const totals = reportTotals(matter);
  const { home, agent, agency } = matter;
  const fact = (label: string, value: number) => ({ label, value: formatters.number(value), href: "" });
  return {
    content: {
      language: matter.language,
      subject: translations.mail.subject(home.place || home.title, month),
      heading: `${translations.report}, ${month}`,
      greeting: translations.mail.greeting(name),
      paragraphs: [
        isQuiet(matter)
          ? translations.quiet(month)
          : `${translations.mail.intro(month)} ${translations.busy(month, totals)}`,
        translations.mail.attached,
      ],
      // Whoever has several homes gets as many mails; the way to it is the button's.
      home: {
        ...{ title: home.title, place: home.place, reference: home.reference, url: "", picture: "", seeLabel: "" },
        priceLabel: formatters.namedPrice(home.price),
        referenceLabel: home.reference && `${translations.reference} ${home.reference}`,
      },
      factsTitle: translations.mail.facts,
      facts: [
        fact(translations.numbers.interested, totals.interested),
        fact(translations.numbers.visits, totals.visits),
        fact(translations.numbers.reactions, totals.reactions),
        fact(translations.mail.views, totals.views),
      ],
      ...(totals.views > 0 && {
        chart: { text: formatViews(matter, translations, formatters), values: matter.days.map(({ views }) => views) },
      }),
      messages: matter.reactions.map(({ day, visitor, text }) => ({
        label: translations.reactions.from(visitor, formatters.day(day)),
        text: translations.quoted(text.trim()),
      })),
      button: home.url ? { label: translations.mail.see, url: home.url } : null,
      signature: [agent?.name, agency.name].filter(Boolean).join("\n"),
      notes: [translations.mail.why, translations.legal(month, formatters.day(matter.madeOn))],
    },
    attachments: [{ filename: reportFileName(matter), content: pdf, contentType: "application/pdf" }],
  };
}

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
