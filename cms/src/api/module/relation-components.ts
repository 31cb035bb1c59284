import type { AdminLayouts } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { ownComponentUids, ownKinds, type OwnComponent } from "./own-kinds";
import { entryComponentUids, relationKinds, type EntryComponent } from "./relation-kinds";
import relationNames from "./translations/en.json";

export const relationComponentUids: readonly string[] = [...entryComponentUids, ...ownComponentUids];

const nameOf = (uid: string) => uid.replace("relation.", "");

interface Described {
  description: string;
  icon: string;
}

const schemaOf = (uid: EntryComponent | OwnComponent, { description, icon }: Described, attributes: object) => ({
  collectionName: `components_relation_${nameOf(uid).replaceAll("-", "_")}s`,
  info: { displayName: relationNames[uid], icon, description },
  options: {},
  attributes,
});

/** The components of Strapi that the kinds of relation are, by uid. */
export const relationComponentSchemas: Readonly<Record<string, ReturnType<typeof schemaOf>>> = Object.fromEntries([
  ...entryComponentUids.map((uid) => {
    const { field, target } = relationKinds[uid];
    const pluginOptions = { i18n: { localized: true } };
    const attributes = { [field]: { pluginOptions, type: "relation", relation: "oneToOne", target } };
    return [uid, schemaOf(uid, relationKinds[uid], attributes)] as const;
  }),
  ...ownComponentUids.map((uid) => [uid, schemaOf(uid, ownKinds[uid], ownKinds[uid].attributes)] as const),
]);

const entryLayouts: AdminLayouts = Object.fromEntries(
  entryComponentUids.map((uid) => {
    const { field, help } = relationKinds[uid];
    const label = relationNames[uid];
    return [uid, { mainField: "id", edit: [{ [field]: 12 }], fields: { [field]: { label, help } } }];
  }),
);
const ownLayouts: AdminLayouts = Object.fromEntries(
  ownComponentUids.map((uid) => [uid, { mainField: "id", ...ownKinds[uid].layout }]),
);
export const relationComponentLayouts: AdminLayouts = { ...entryLayouts, ...ownLayouts };

/** The id that Strapi derives for components defined by files. */
const globalId = (uid: string) =>
  `Component${uid
    .split(/\W/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`;

/** Registers the components with Strapi and as choices of a module. Runs before Strapi synchronizes the database. */
export function addRelationComponents(strapi: Core.Strapi): void {
  for (const [uid, schema] of Object.entries(relationComponentSchemas)) {
    const names = {
      uid,
      category: "relation",
      modelType: "component",
      modelName: nameOf(uid),
      globalId: globalId(uid),
    };
    Object.assign(strapi.components, { [uid]: { ...schema, ...names, __schema__: structuredClone(schema) } });
  }
  Object.assign(strapi.contentType("api::module.module").attributes.relations, {
    components: [...relationComponentUids],
  });
}
