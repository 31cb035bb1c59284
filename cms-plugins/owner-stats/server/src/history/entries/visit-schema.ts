import { historyLimits } from "@gevel/config";

interface Entry {
  singularName: string;
  pluralName: string;
  displayName: string;
  description: string;
  /** Those of its own; what all have stands beside them. */
  attributes: Readonly<Record<string, object>>;
}

/** What is written of a home's history: by staff, whose source is the office, or by a program (OWNER-7). */
export function entrySchema({ attributes, ...info }: Entry) {
  const table = `owner_stats_${info.pluralName.replaceAll("-", "_")}`;
  return {
    kind: "collectionType",
    collectionName: table,
    info,
    options: { draftAndPublish: false },
    pluginOptions: { "content-manager": { visible: true }, "content-type-builder": { visible: false } },
    indexes: [{ name: `${table}_once`, columns: ["source", "reference"], type: "unique" }],
    attributes: {
      property: { type: "relation", relation: "manyToOne", target: "plugin::properties.property" },
      ...attributes,
      source: { type: "string", maxLength: 50, required: true, default: "office" },
      reference: { type: "string", maxLength: 100 },
    },
  };
}

/** As they are kept: the admin has one word for each value, and “done” is that of a lead. */
export const storedVisitStates = { planned: "planned", done: "took-place", cancelled: "cancelled" } as const;

export const visitSchema = entrySchema({
  singularName: "visit",
  pluralName: "visits",
  displayName: "Viewing",
  description: "Who came to see a home and what they said of it, for its owner.",
  attributes: {
    at: { type: "datetime", required: true },
    state: { type: "enumeration", enum: Object.values(storedVisitStates), default: "planned", required: true },
    /** Owners read initials. */
    visitor: { type: "string", maxLength: 255, private: true },
    feedback: { type: "text", maxLength: historyLimits.text, private: true },
    feedbackReleased: { type: "boolean", default: false, required: true },
  },
});
