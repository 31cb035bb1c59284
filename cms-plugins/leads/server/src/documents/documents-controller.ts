import { extname } from "node:path";
import { requireReplica } from "@gevel/change-log";
import { AppError, documentLinkSchema, documentRequestSchema, type DocumentLink } from "@gevel/config";
import { answerFailure, endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { readLead } from "../lead/stored-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { hasFile, openFile } from "./document-file.js";
import { linkByToken, recordFetch, type StoredLink } from "./document-links.js";

const gone: DocumentLink = { state: "gone", name: "", home: null, until: null, language: null };

interface Opened {
  link: StoredLink | null;
  shown: DocumentLink;
}

/** The current target of a link. Reading it has no effect: mail scanners follow every link. */
async function resolveLink(strapi: Core.Strapi, token: string): Promise<Opened> {
  const link = await linkByToken(strapi, token);
  const lead = link && (await readLead(strapi, link.lead));
  if (!link || !lead) return { link: null, shown: gone };
  const { language } = lead;
  const sources = mailSources(strapi);
  const found = await sources.home(link.listing, language);
  const home = found && { title: found.title, place: found.place, url: found.isGone ? "" : found.url };
  const details = { name: link.name, home, until: new Date(link.until).toISOString(), language };
  if (link.until <= Date.now()) return { link: null, shown: { ...details, state: "gone" } };
  const offered = await sources.documents(link.listing, language);
  const isOffered = offered.some(({ url }) => url === link.url) && (await hasFile(strapi, link.url));
  const state = isOffered ? "open" : "withdrawn";
  return { link: state === "open" ? link : null, shown: { ...details, state } };
}

const types: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
};

/** The file name for the download: the document's name with the file's extension. */
const fileName = ({ name, url }: StoredLink) =>
  `${
    name
      .replace(/[\p{Cc}/\\:*?"<>|]+/gu, " ")
      .trim()
      .slice(0, 120) || "document"
  }${extname(new URL(url, "http://localhost").pathname).toLowerCase()}`;

/** FORM-8: the site's requests about documents sent on request. */
export const documentsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: endpoint(strapi, documentLinkSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return (await resolveLink(strapi, parseInput(documentRequestSchema, ctx.request.body).token)).shown;
  }),

  /** The visitor pressed the button: records the fetch and sends the file, never its address. */
  async fetch(ctx: HttpContext): Promise<void> {
    try {
      requireReplica(strapi, ctx);
      const { link } = await resolveLink(strapi, parseInput(documentRequestSchema, ctx.request.body).token);
      const file = link && (await openFile(strapi, link.url));
      if (!link || !file) throw new AppError("PAGE_NOT_FOUND", "the document is no longer available");
      await recordFetch(strapi, link.id);
      const name = fileName(link);
      ctx.set("content-type", types[extname(name)] ?? "application/octet-stream");
      if (file.bytes !== null) ctx.set("content-length", String(file.bytes));
      ctx.set("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      ctx.status = 200;
      ctx.body = file.stream;
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
    }
  },
});
