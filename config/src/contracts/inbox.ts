import { z } from "zod";
import { printable } from "../rules/invisible-characters.js";
import { languageSchema } from "../site/languages.js";
import { mailRecordSchema } from "./mails.js";
import { lineSchema, longTextSchema } from "./text-schemas.js";

/** How far staff are with a lead. */
export const leadStates = ["new", "in-progress", "done"] as const;
export type LeadState = (typeof leadStates)[number];

export const inboxLimits = { search: 200, note: 5000, subject: 150, answer: 10_000 } as const;

const shortTextSchema = z.string().overwrite(printable).max(255);

/** FORM-11: the leads shown by the inbox and included in the export. A form may no longer exist. */
export const inboxFilterSchema = z.object({
  form: shortTextSchema.optional(),
  office: shortTextSchema.optional(),
  agent: shortTextSchema.optional(),
  state: z.enum(leadStates).optional(),
  assignee: z.union([z.enum(["me", "nobody"]), z.coerce.number().int().positive()]).optional(),
  search: lineSchema.max(inboxLimits.search).optional(),
});
export type InboxFilter = z.infer<typeof inboxFilterSchema>;

/** GET /leads/inbox */
export const inboxQuerySchema = inboxFilterSchema.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(30),
});

const memberSchema = z.object({ id: z.int(), name: z.string() });
export type StaffMember = z.infer<typeof memberSchema>;

export const inboxLeadSchema = z.object({
  /** Document id. */
  id: z.string(),
  at: z.string(),
  form: z.string(),
  state: z.enum(leadStates),
  language: languageSchema,
  name: z.string(),
  email: z.string(),
  /** Grouped 4-2-2-2 or 3-2-2-2. */
  phone: z.string(),
  /** The beginning of it. */
  message: z.string(),
  /** The listing; empty if the lead has none, or if it is no longer known. */
  home: z.string(),
  reference: z.string(),
  office: z.string(),
  agent: z.string(),
  assignee: memberSchema.nullable(),
  /** One of its mails was given up. */
  mailTrouble: z.boolean(),
  /** When it is erased, where that was announced. */
  eraseAt: z.string().nullable(),
});
export type InboxLead = z.infer<typeof inboxLeadSchema>;

/** GET /leads/inbox: newest first. `counts` cover all states, whatever the state filter. */
export const inboxSchema = z.object({
  leads: z.array(inboxLeadSchema),
  counts: z.record(z.enum(leadStates), z.int()),
  pagination: z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }),
  /** How many are announced to be erased, and the day of the first. */
  toErase: z.object({ count: z.int(), first: z.string().nullable() }),
});
export type Inbox = z.infer<typeof inboxSchema>;

/** GET /leads/inbox-choices: what there is to choose in the filters. */
export const inboxFilterOptionsSchema = z.object({
  forms: z.array(z.string()),
  offices: z.array(z.string()),
  agents: z.array(z.string()),
  staff: z.array(memberSchema),
});
export type InboxFilterOptions = z.infer<typeof inboxFilterOptionsSchema>;

const happened = { at: z.string() };
const byStaff = { ...happened, by: z.string() };

/** An event of a lead. `told`: an event of another feature, as text in the reader's language. */
export const leadEventSchema = z.discriminatedUnion("kind", [
  z.object({ ...happened, kind: z.literal("received"), sentAt: z.string().nullable() }),
  z.object({
    ...happened,
    kind: z.literal("mail"),
    mail: mailRecordSchema,
    answer: z.object({ by: z.string(), text: z.string() }).nullable(),
  }),
  z.object({ ...byStaff, kind: z.literal("note"), text: z.string() }),
  z.object({ ...byStaff, kind: z.literal("state"), from: z.enum(leadStates), to: z.enum(leadStates) }),
  z.object({ ...byStaff, kind: z.literal("assignee"), from: z.string(), to: z.string() }),
  z.object({ ...happened, kind: z.literal("told"), text: z.string(), problem: z.boolean(), url: z.string() }),
]);
export type LeadEvent = z.infer<typeof leadEventSchema>;

const factSchema = z.object({ label: z.string(), value: z.string(), href: z.string() });

/** GET /leads/inbox/:documentId: oldest event first. */
export const leadDetailSchema = z.object({
  lead: inboxLeadSchema,
  page: z.string(),
  privacyVersion: z.string(),
  facts: z.array(factSchema),
  messages: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Null if the lead has no listing, or the listing is gone; paths of the admin without its origin. */
  home: z.object({ title: z.string(), place: z.string(), url: z.string(), adminPath: z.string() }).nullable(),
  events: z.array(leadEventSchema),
  /** Other leads with the same mail address, newest first. */
  others: z.object({ leads: z.array(inboxLeadSchema), more: z.int() }),
  /** A draft of a reply; null if there is nobody to reply to. */
  draft: z.object({ to: z.string(), replyTo: z.string(), subject: z.string(), text: z.string() }).nullable(),
  /** Whether an answer becomes a file that nobody gets, because no mail server is set. */
  mailsAsFiles: z.boolean(),
});
export type LeadDetail = z.infer<typeof leadDetailSchema>;

/** PUT /leads/inbox/:documentId/state; `was` is the state that the user saw. */
export const stateChangeSchema = z.object({ was: z.enum(leadStates), to: z.enum(leadStates) });
/** PUT /leads/inbox/:documentId/assignee: by the id of a member of staff; null for nobody. */
export const assigneeChangeSchema = z.object({ was: z.int().nullable(), to: z.int().nullable() });
/** Not changed where another did meanwhile; the lead as it is now. */
export const leadUpdateResponseSchema = z.object({ changed: z.boolean(), lead: inboxLeadSchema });
export type LeadUpdateResponse = z.infer<typeof leadUpdateResponseSchema>;

/** Generated by the browser: a repeated request is stored once. */
const idempotencyKey = z.uuid();

/** POST /leads/inbox/:documentId/notes */
export const newNoteSchema = z.object({ key: idempotencyKey, text: longTextSchema.min(1).max(inboxLimits.note) });
/** POST /leads/inbox/:documentId/answers: sent through the outbox. */
export const newReplySchema = z.object({
  key: idempotencyKey,
  subject: lineSchema.min(1).max(inboxLimits.subject),
  text: longTextSchema.min(1).max(inboxLimits.answer),
});
export const savedResponseSchema = z.object({ saved: z.literal(true) });
