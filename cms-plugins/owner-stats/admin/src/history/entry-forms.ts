import { communicationChannels } from "@gevel/config";

const visitStates = ["planned", "took-place", "cancelled"] as const;

type Choice = (typeof visitStates)[number] | (typeof communicationChannels)[number];

type FieldName =
  | "at"
  | "state"
  | "visitor"
  | "feedback"
  | "feedbackReleased"
  | "way"
  | "subject"
  | "text"
  | "visibleToOwner"
  | "name"
  | "url"
  | "fromDay"
  | "untilDay";

export type EntryField = { name: FieldName; required?: true } & (
  | { kind: "dateTime" | "day" | "line" | "address" | "text" }
  | { kind: "choice"; choices: readonly Choice[] }
  | { kind: "flag"; on: boolean }
);

export type EntryName = "visit" | "communication" | "online-medium";

export const entryNames: readonly EntryName[] = ["visit", "communication", "online-medium"];

/** The fields of each kind of entry, in the form's order. */
export const entryForms: Readonly<Record<EntryName, readonly EntryField[]>> = {
  visit: [
    { name: "at", kind: "dateTime", required: true },
    { name: "state", kind: "choice", choices: visitStates },
    { name: "visitor", kind: "line" },
    { name: "feedback", kind: "text" },
    { name: "feedbackReleased", kind: "flag", on: false },
  ],
  communication: [
    { name: "at", kind: "dateTime", required: true },
    { name: "way", kind: "choice", choices: communicationChannels },
    { name: "subject", kind: "line", required: true },
    { name: "text", kind: "text" },
    { name: "visibleToOwner", kind: "flag", on: true },
  ],
  "online-medium": [
    { name: "name", kind: "line", required: true },
    { name: "url", kind: "address", required: true },
    { name: "fromDay", kind: "day" },
    { name: "untilDay", kind: "day" },
  ],
};

export type EntryValues = Readonly<Partial<Record<FieldName, string | boolean>>>;

/** The initial values of an entry: dated now, unless staff change it. */
export const emptyEntry = (fields: readonly EntryField[], now: string): EntryValues =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === "flag"
        ? field.on
        : field.kind === "choice"
          ? (field.choices[0] ?? "")
          : field.kind === "dateTime"
            ? now
            : "",
    ]),
  );

export const isIncomplete = (fields: readonly EntryField[], values: EntryValues): boolean =>
  fields.some(({ name, required }) => required && (values[name] ?? "") === "");

/** The request body for the CMS: without empty fields, with times converted from the browser's time zone. */
export const sentEntry = (fields: readonly EntryField[], values: EntryValues): Record<string, string | boolean> =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[name];
      if (value === undefined || value === "") return [];
      return [[name, kind === "dateTime" && typeof value === "string" ? new Date(value).toISOString() : value]];
    }),
  );
