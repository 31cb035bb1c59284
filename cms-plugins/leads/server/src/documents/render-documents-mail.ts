import { writtenAs, type Language, type MailContent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import type { AnyLead } from "../lead/stored-lead.js";
import type { MailAttachment } from "../mail/render-mail.js";
import { fillPlaceholders } from "../mail/fill-placeholders.js";
import { renderConfirmation, type MailContext } from "../mail/form-mail-content.js";
import { documentToken, linksOf } from "./document-links.js";

interface DocumentMessages {
  body: string;
  /** The link's text. */
  open: string;
  /** {day} */
  until: string;
}

const messages: Readonly<Record<Language, DocumentMessages>> = {
  nl: {
    body: "Bedankt voor uw interesse. Hieronder staan de documenten die u vroeg: elke link opent een pagina waar u het document downloadt.",
    open: "Download",
    until: "De links werken tot en met {day}. Daarna kunt u de documenten opnieuw aanvragen.",
  },
  fr: {
    body: "Merci pour votre intérêt. Voici les documents que vous avez demandés : chaque lien ouvre une page où vous téléchargez le document.",
    open: "Télécharger",
    until: "Les liens restent valables jusqu’au {day} inclus. Ensuite, vous pourrez redemander les documents.",
  },
  en: {
    body: "Thank you for your interest. Below are the documents that you asked for: each link opens a page where you download the document.",
    open: "Download",
    until: "The links work until {day}. After that you can ask for the documents again.",
  },
  de: {
    body: "Vielen Dank für Ihr Interesse. Hier sind die gewünschten Dokumente: Jeder Link öffnet eine Seite, auf der Sie das Dokument herunterladen.",
    open: "Herunterladen",
    until: "Die Links gelten bis einschließlich {day}. Danach können Sie die Dokumente erneut anfragen.",
  },
};

/** To staff, if no link was sent. */
const unsent: Readonly<Record<Language, string>> = {
  nl: "De website kan deze documenten niet zelf versturen. Stuur ze de bezoeker per e-mail.",
  fr: "Le site ne peut pas envoyer ces documents lui-même. Envoyez-les au visiteur par e-mail.",
  en: "The website cannot send these documents itself. Please send them to the visitor by e-mail.",
  de: "Die Website kann diese Dokumente nicht selbst versenden. Bitte senden Sie sie dem Besucher per E-Mail.",
};

/** FORM-8: the notice asking staff to send the documents themselves; empty if links were sent, and for every other form. */
export async function renderUnsentNotice(
  strapi: Core.Strapi,
  { documentId, form }: Pick<AnyLead, "documentId" | "form">,
  language: Language,
): Promise<string> {
  if (form !== "document-request") return "";
  return (await linksOf(strapi, [documentId])).length === 0 ? unsent[language] : "";
}

const dayOf = (time: number, language: Language) =>
  new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" }).format(time);

/** FORM-8: the requested documents, each by a link that expires. Null if the links were renewed since. */
export async function renderDocumentsMail(
  strapi: Core.Strapi,
  context: MailContext,
  part: string,
): Promise<{ content: MailContent; attachments: MailAttachment[] } | null> {
  const { lead, language, siteUrl } = context;
  const links = (await linksOf(strapi, [lead.documentId])).filter(({ round }) => String(round) === part);
  const [first] = links;
  if (!first) return null;
  const plain = renderConfirmation(context);
  const labels = messages[language];
  const content = {
    ...plain,
    paragraphs: [labels.body],
    factsTitle: "",
    // The day before it ends is the last whole one.
    facts: links.map((link) => {
      const href = `${siteUrl}/${language}/my-document/${documentToken(strapi, link)}/`;
      return { label: link.name, value: href, href, linkLabel: labels.open };
    }),
    notes: [fillPlaceholders(labels.until, { day: dayOf(first.until - 86_400_000, language) }), ...plain.notes],
  };
  return { content, attachments: [] };
}
