import {
  communicationItemSchema,
  onlineMediumItemSchema,
  validationMessages,
  visitItemSchema,
  type HistoryKind,
  type ListingReference,
} from "@gevel/config";
import { fieldErrors } from "@gevel/core";
import { z } from "zod";
import { communicationUid, onlineMediumUid, visitUid } from "../entries/history-uids.js";
import { storedVisitStates } from "../entries/visit-schema.js";

type Value = string | boolean | Date | null;
export type EntryValues = Readonly<Record<string, Value>>;

/** A valid item: the listing it names, and its row's values given those already stored. */
interface NamedEntry {
  property: string;
  propertySource: string | undefined;
  values(stored: EntryValues | null): EntryValues;
}

/** An entry as an integrator sends it. */
export interface EntryKind {
  kind: HistoryKind;
  uid: string;
  /** The columns an item sets, with their types as the database returns them. */
  columns: Readonly<Record<string, z.ZodType<Value>>>;
  parse(item: unknown): { ok: true; item: NamedEntry } | { ok: false; errors: ReturnType<typeof fieldErrors> };
}

const timestamp = z.coerce.date();
const text = z
  .string()
  .nullish()
  .transform((given) => given ?? null);
const flag = z.coerce.boolean();
const orNone = (given: string | null | undefined) => (given ? given : null);

interface Definition<Schema extends z.ZodType<{ property: string; propertySource?: string | undefined }>> extends Pick<
  EntryKind,
  "kind" | "uid" | "columns"
> {
  schema: Schema;
  what: string;
  values(item: z.infer<Schema>, stored: EntryValues | null): EntryValues;
}

const entryKind = <Schema extends z.ZodType<{ property: string; propertySource?: string | undefined }>>({
  schema,
  what,
  values,
  ...kind
}: Definition<Schema>): EntryKind => ({
  ...kind,
  parse(item) {
    const parsed = schema.safeParse(item, validationMessages(schema));
    if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error, what) };
    const { property, propertySource } = parsed.data;
    return { ok: true, item: { property, propertySource, values: (stored) => values(parsed.data, stored) } };
  },
});

/** A feedback that staff released stays so until it is another one; one that the source releases itself is its matter. */
const released = (sent: boolean | undefined, feedback: string | null, stored: EntryValues | null): boolean =>
  sent ?? (stored?.["feedbackReleased"] === true && stored["feedback"] === feedback);

export const entryKinds: readonly EntryKind[] = [
  entryKind({
    kind: "visit",
    uid: visitUid,
    schema: visitItemSchema,
    what: "a viewing",
    columns: { at: timestamp, state: text, visitor: text, feedback: text, feedbackReleased: flag },
    values: ({ at, state, visitor, feedback, feedbackReleased }, stored) => ({
      at: new Date(at),
      state: storedVisitStates[state],
      visitor: orNone(visitor),
      feedback: orNone(feedback),
      feedbackReleased: released(feedbackReleased, orNone(feedback), stored),
    }),
  }),
  entryKind({
    kind: "communication",
    uid: communicationUid,
    schema: communicationItemSchema,
    what: "a communication",
    columns: { at: timestamp, way: text, subject: text, text, visibleToOwner: flag },
    values: ({ at, way, subject, text: body, visibleToOwner }, stored) => ({
      at: new Date(at),
      way,
      subject,
      text: orNone(body),
      visibleToOwner: visibleToOwner ?? stored?.["visibleToOwner"] !== false,
    }),
  }),
  entryKind({
    kind: "online-medium",
    uid: onlineMediumUid,
    schema: onlineMediumItemSchema,
    what: "an online medium",
    columns: { name: text, url: text, fromDay: text, untilDay: text },
    values: ({ name, url, from, until }) => ({ name, url, fromDay: orNone(from), untilDay: orNone(until) }),
  }),
];

/** The listing an item refers to: of its own source, unless it names another. */
export const namedBy = (
  source: string,
  item: { property: string; propertySource?: string | undefined },
): ListingReference => ({
  source: item.propertySource ?? source,
  reference: item.property,
});

/** How a result names an item without a reference of its own: by its listing, and what tells it from others of it. */
export function keyOfItem(
  source: string,
  item: { property: string; propertySource?: string | undefined },
  ...rest: readonly string[]
): string {
  const named = namedBy(source, item);
  const owner = named.source === source ? "" : `${named.source}/`;
  return [`${owner}${named.reference}`, ...rest].join(" ");
}
