import type { FieldsOf } from "./references.js";

const models: Readonly<Record<string, ReturnType<FieldsOf>>> = {
  page: [
    ["title", { type: "string" }],
    ["picture", { type: "media" }],
    ["gallery", { type: "media", multiple: true }],
    ["parent", { type: "relation", target: "page" }],
    ["modules", { type: "relation", target: "module" }],
    ["banner", { type: "component", component: "banner" }],
    ["links", { type: "component", component: "link" }],
    ["blocks", { type: "dynamiczone", components: ["link", "banner"] }],
    ["texts", { type: "json" }],
  ],
  banner: [
    ["text", { type: "text" }],
    ["link", { type: "component", component: "link" }],
  ],
  link: [
    ["label", { type: "string" }],
    ["page", { type: "relation", target: "page" }],
  ],
};

/** A page with every kind of field. */
export const fieldsOfPage: FieldsOf = (model) => models[model] ?? [];
