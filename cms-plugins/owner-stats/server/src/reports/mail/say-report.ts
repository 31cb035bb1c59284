import type { PluginMail } from "@gevel/config";
import { reportFileName } from "../pdf/report-pdf.js";
import { saidValues, saidViews } from "../pdf/said-values.js";
import { isQuiet, reportTotals, type ReportMatter } from "../report-matter.js";
import { reportWords } from "../words/report-words.js";

type Told = Pick<PluginMail, "content" | "attachments">;

/** The mail that brings a report: what it comes to, and the whole of it as a file. */
export function sayReport(matter: ReportMatter, { name, pdf }: { name: string; pdf: Uint8Array }): Told {
  const words = reportWords[matter.language];
  const said = saidValues(matter, words);
  const month = said.month(matter.month);
  const totals = reportTotals(matter);
  const { home, agent, agency } = matter;
  const fact = (label: string, value: number) => ({ label, value: said.number(value), href: "" });
  return {
    content: {
      language: matter.language,
      subject: words.mail.subject(home.place || home.title, month),
      heading: `${words.report}, ${month}`,
      greeting: words.mail.greeting(name),
      paragraphs: [
        isQuiet(matter) ? words.quiet(month) : `${words.mail.intro(month)} ${words.busy(month, totals)}`,
        words.mail.attached,
      ],
      // Whoever has several homes gets as many mails; the way to it is the button's.
      home: {
        ...{ title: home.title, place: home.place, reference: home.reference, url: "", picture: "", seeLabel: "" },
        priceLabel: said.namedPrice(home.price),
        referenceLabel: home.reference && `${words.reference} ${home.reference}`,
      },
      factsTitle: words.mail.facts,
      facts: [
        fact(words.numbers.interested, totals.interested),
        fact(words.numbers.visits, totals.visits),
        fact(words.numbers.reactions, totals.reactions),
        fact(words.mail.views, totals.views),
      ],
      ...(totals.views > 0 && {
        chart: { text: saidViews(matter, words, said), values: matter.days.map(({ views }) => views) },
      }),
      messages: matter.reactions.map(({ day, visitor, text }) => ({
        label: words.reactions.from(visitor, said.day(day)),
        text: words.quoted(text.trim()),
      })),
      button: home.url ? { label: words.mail.see, url: home.url } : null,
      signature: [agent?.name, agency.name].filter(Boolean).join("\n"),
      notes: [words.mail.why, words.legal(month, said.day(matter.madeOn))],
    },
    attachments: [{ filename: reportFileName(matter), content: pdf, contentType: "application/pdf" }],
  };
}
