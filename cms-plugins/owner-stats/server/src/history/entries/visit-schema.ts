import { historyLimits } from "@gevel/config";

interface Entry {
  singularName: string;
  pluralName: string;
  displayName: string;
  description: string;
  /** The kind's own attributes; those common to all kinds are added. */
  attributes: Readonly<Record<string, object>>;
}

/** An entry in a listing's timeline, written by staff (source: the office) or by a program (OWNER-7). */
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

/** As stored: the admin has one label per value, and “done” is that of a lead. */
export const storedVisitStates = { planned: "planned", done: "took-place", cancelled: "cancelled" } as const;

export const visitSchema = entrySchema({
  singularName: "visit",
  pluralName: "visits",
  displayName: "Viewing",
  description: "Who came to see a home and what they said of it, for its owner.",
  attributes: {
    at: { type: "datetime", required: true },
    state: { type: "enumeration", enum: Object.values(storedVisitStates), default: "planned", required: true },
    /** Owners see the initials only. */
    visitor: { type: "string", maxLength: 255, private: true },
    feedback: { type: "text", maxLength: historyLimits.text, private: true },
    feedbackReleased: { type: "boolean", default: false, required: true },
  },
});
