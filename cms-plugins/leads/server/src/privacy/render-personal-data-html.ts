import type { Language, PersonalDataExport } from "@gevel/config";
import { formatDateTime } from "./format-date-time.js";

const messages = {
  nl: { title: "Wat we van u bewaren", none: "Hier staat niets van u.", at: "Opgemaakt op" },
  fr: { title: "Ce que nous conservons de vous", none: "Rien de vous ne se trouve ici.", at: "Établi le" },
  en: { title: "What we keep of you", none: "Nothing of you stands here.", at: "Drawn up on" },
  de: { title: "Was wir von Ihnen aufbewahren", none: "Hier steht nichts von Ihnen.", at: "Erstellt am" },
} as const satisfies Record<Language, unknown>;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1f2421}" +
  "dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#5c635e}" +
  "dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid #ddd;padding:1rem 0}";

/** FORM-12: the same as the JSON, as anybody reads it; a file of its own that asks nothing of any address. */
export function renderPersonalDataHtml({ address, at, places }: PersonalDataExport, language: Language): string {
  const { title, none, at: createdOn } = messages[language];
  const renderTime = (iso: string | null) =>
    iso === null || Number.isNaN(Date.parse(iso))
      ? ""
      : `<p><time datetime="${escape(iso)}">${formatDateTime(iso, language)}</time></p>`;
  const sections = places.map(({ name, records }) => {
    const articles = records.map(
      (record) =>
        `<article><h3>${escape(record.title)}</h3>${renderTime(record.at)}<dl>${record.facts
          .map(({ label, value }) => `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>`)
          .join("")}</dl></article>`,
    );
    return `<section><h2>${escape(name)}</h2>${articles.join("") || `<p>${none}</p>`}</section>`;
  });
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escape(title)}</title><style>${style}</style></head><body><h1>${escape(title)}</h1>`,
    `<p dir="auto">${escape(address)} · ${createdOn} ${formatDateTime(at, language)}</p>${sections.join("")}</body></html>`,
  ].join("");
}
