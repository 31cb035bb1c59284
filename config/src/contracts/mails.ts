import { z } from "zod";
import { formKeys, type FormKey } from "../forms/forms.js";
import { mailKinds, previewMailKinds } from "../forms/form-mail-kinds.js";
import type { ChoiceSource } from "../forms/form-definition.js";
import { languageSchema, type Language } from "../site/languages.js";
import type { PriceText } from "../rules/price.js";
import type { SearchGoal } from "../rules/listing-match.js";
import type { ListingTerms } from "../rules/listing-terms.js";
import type { SiteConfig } from "./pages.js";
import type { Listing } from "./properties.js";
import type { DocumentOnRequest } from "./requested-documents.js";
import { lineSchema, longTextSchema } from "./text-schemas.js";

/** Waiting for its turn or for the mail server; sent; given up until staff retry it. */
export const mailStates = ["waiting", "sent", "dead"] as const;
export type MailState = (typeof mailStates)[number];

/** The agency as mails show it, and who gets the mails of which form (CMS-5). */
export interface MailAgency {
  config: SiteConfig;
  recipients: readonly { form: FormKey; emails: string }[];
}

/** The listing of a lead, with the data of its page. */
export interface MailListing {
  title: string;
  /** As on its page: without street if the address is hidden (PROP-9). */
  place: string;
  /** Street, number, box, zip and city, hidden or not: for staff, and who has a confirmed visit (FORM-7). */
  address: string;
  price: PriceText;
  reference: string;
  /** Absolute; empty where it has no page. */
  url: string;
  /** As stored, empty if there is none: a mail shows it through the site's own address. */
  picture: string;
  agent: { name: string; email: string; phone: string };
  /** Name of the office responsible for it; empty if none is. */
  office: string;
  /** Path of the entry in the admin, without its origin. */
  adminPath: string;
  /** Sold, let or withdrawn. */
  isGone: boolean;
  terms: ListingTerms;
}

/** FORM-9: a project as a mail shows it; its price is the lowest of what is left. */
export type MailProject = Pick<MailListing, "title" | "place" | "price" | "reference" | "url" | "picture">;

/** A member of the team, as on their page. */
export interface MailMember {
  name: string;
  /** Empty for none. */
  email: string;
}

/** FORM-10: the publishable part of a testimonial, and the file by which staff identify its customer. */
export interface ReceivedTestimonial {
  /** Document id of its lead. */
  lead: string;
  language: Language;
  firstName: string;
  city: string;
  text: string;
  rating: number;
  fileReference: string;
  /** In Belgium: `2026-11-24`. */
  day: string;
}

/** Data for mails from outside the leads plugin, and calls to the rest of the app; the app provides it. */
export interface MailSources {
  agency(language: Language): Promise<MailAgency>;
  /** Null where there is no such listing any more. */
  home(listingId: number, language: Language): Promise<MailListing | null>;
  /** Null where it is withdrawn or sold out. */
  project(projectId: number, language: Language): Promise<MailProject | null>;
  /** Null where they are not in the team any more. */
  member(id: string, language: Language): Promise<MailMember | null>;
  /** Addresses of the pages that list sales, rentals and projects. */
  lists(language: Language): Promise<Readonly<Record<SearchGoal, string>>>;
  /** Whether an import is writing now. */
  isImporting(): Promise<boolean>;
  /** PROP-13: the units of a project that are listings of their own. */
  listedUnits(projectId: number): Promise<readonly Listing[]>;
  /** Any listing on the site, for previews; null if there is none. */
  anyListing(): Promise<{ id: number; reference: string } | null>;
  /** FORM-8: the documents of a listing that a visitor can request now, by the names they see; none if it is gone. */
  documents(listingId: number, language: Language): Promise<readonly DocumentOnRequest[]>;
  /** Stores a customer's text as a testimonial that nobody sees before staff approve it (FORM-10). */
  saveTestimonial(testimonial: ReceivedTestimonial): Promise<void>;
  /** The label of a choice that comes from the site's data. */
  choice(source: ChoiceSource, value: string, language: Language): Promise<string>;
}

/** The texts that staff can override in mails to visitors; empty: the default text. */
export const mailTextsSchema = z.object({
  subject: lineSchema.max(150),
  greeting: lineSchema.max(200),
  signature: longTextSchema.max(1000),
});
export type MailTexts = z.infer<typeof mailTextsSchema>;

const formAndLanguage = { form: z.enum(formKeys), language: languageSchema };

/** GET and PUT /leads/mail-texts/:form/:language of the admin. `defaults` are the texts of the product. */
export const storedMailTextsSchema = z.object({ texts: mailTextsSchema, defaults: mailTextsSchema });
export type StoredMailTexts = z.infer<typeof storedMailTextsSchema>;

/** POST /leads/mail-preview: a mail as it would be sent, for an invented lead. */
export const mailPreviewRequestSchema = z.object({
  ...formAndLanguage,
  kind: z.enum(previewMailKinds),
  texts: mailTextsSchema,
});
export type MailPreviewRequest = z.infer<typeof mailPreviewRequestSchema>;

export const mailPreviewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof mailPreviewSchema>;

/** POST /leads/mail-test: the same, sent. */
export const mailTestRequestSchema = mailPreviewRequestSchema.extend({ to: z.string().max(200) });
/** The reason, where the mail server would not have it. */
export const mailTestResponseSchema = z.object({ problem: z.string().nullable() });

export const mailRecordSchema = z.object({
  id: z.int(),
  /** Null if another plugin sends it, which gives the label for staff. */
  kind: z.enum(mailKinds).nullable(),
  kindName: z.string(),
  state: z.enum(mailStates),
  /** Document id of its lead. */
  lead: z.string(),
  form: z.enum(formKeys).nullable(),
  name: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** When it is tried next. */
  nextAt: z.string().nullable(),
  /** As they were when it was sent. */
  recipients: z.string(),
  subject: z.string(),
  tries: z.int(),
  problem: z.string(),
});
export type MailRecord = z.infer<typeof mailRecordSchema>;

export const mailListQuerySchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
  state: z.enum(mailStates).optional(),
  lead: z.string().max(64).optional(),
});

/** GET /leads/mails: newest first. */
export const mailListSchema = z.object({
  mails: z.array(mailRecordSchema),
  counts: z.record(z.enum(mailStates), z.int()),
  pagination: z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }),
  /** Whether mails are files, because no mail server is set. */
  asFiles: z.boolean(),
});
export type MailList = z.infer<typeof mailListSchema>;

/** POST /leads/mails/retry: these, or all that were given up. */
export const mailRetryRequestSchema = z.object({ ids: z.array(z.int()).max(1000).optional() });
export const mailRetryResponseSchema = z.object({ retried: z.int() });

/** GET /leads/mail-files: what would have been sent, newest first. */
export const mailFilesSchema = z.object({
  files: z.array(z.object({ name: z.string(), at: z.string(), to: z.string(), subject: z.string() })),
  more: z.int(),
});
export type MailFiles = z.infer<typeof mailFilesSchema>;

/** GET /leads/mail-files/:name */
export const mailFileSchema = mailPreviewSchema.extend({
  from: z.string(),
  to: z.string(),
  replyTo: z.string(),
  at: z.string(),
});
export type MailFile = z.infer<typeof mailFileSchema>;

/** GET /leads/answers/:documentId of the admin: the submitted answers, as text. */
export const leadAnswersSchema = z.object({
  facts: z.array(z.object({ label: z.string(), value: z.string(), href: z.string() })),
  messages: z.array(z.object({ label: z.string(), text: z.string() })),
  home: z.object({ title: z.string(), place: z.string(), url: z.string() }).nullable(),
});
