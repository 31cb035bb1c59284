import type { PluginMail } from "@gevel/config";
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
