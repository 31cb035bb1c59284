import { languages } from "@gevel/config";

/** What staff and integrators set of a source of imports. It is edited on the plugin's own page alone. */
export const importSourceSchema = {
  kind: "collectionType",
  collectionName: "import_sources",
  info: {
    singularName: "import-source",
    pluralName: "import-sources",
    displayName: "Source of imports",
    description: "How what a program sends is read.",
  },
  options: { draftAndPublish: false },
  pluginOptions: {
    "content-manager": { visible: false },
    "content-type-builder": { visible: false },
  },
  indexes: [{ name: "import_sources_source", columns: ["source"], type: "unique" }],
  attributes: {
    source: { type: "string" as const, maxLength: 50, required: true },
    title: { type: "string" as const, maxLength: 100 },
    countryId: { type: "integer" as const },
    language: { type: "enumeration" as const, enum: [...languages] },
    mode: { type: "enumeration" as const, enum: ["partial", "full"] },
    ownFields: { type: "json" as const },
    pictureHosts: { type: "json" as const },
    dates: { type: "enumeration" as const, enum: ["taken", "ignored"] },
  },
};
