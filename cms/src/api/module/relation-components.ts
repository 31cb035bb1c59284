import type { AdminLayouts } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { relationComponentUids, relationKinds, type RelationComponent } from "./relation-kinds";

const nameOf = (uid: RelationComponent) => uid.replace("relation.", "");

function schemaOf(uid: RelationComponent) {
  const { field, target, name, description, icon } = relationKinds[uid];
  return {
    collectionName: `components_relation_${nameOf(uid).replaceAll("-", "_")}s`,
    info: { displayName: name, icon, description },
    options: {},
    attributes: {
      [field]: { pluginOptions: { i18n: { localized: true } }, type: "relation", relation: "oneToOne", target },
    },
  };
}

/** The components of Strapi that the kinds of relation are, by uid. */
export const relationComponentSchemas = Object.fromEntries(relationComponentUids.map((uid) => [uid, schemaOf(uid)]));

export const relationComponentLayouts: AdminLayouts = Object.fromEntries(
  relationComponentUids.map((uid) => {
    const { field, name, help } = relationKinds[uid];
    return [uid, { mainField: "id", edit: [{ [field]: 12 }], fields: { [field]: { label: name, help } } }];
  }),
);

/** As Strapi makes it of the files of other components. */
const globalId = (uid: string) =>
  `Component${uid
    .split(/\W/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`;

/** Gives Strapi the components, and a module the choice between them. Before the database is looked at. */
export function addRelationComponents(strapi: Core.Strapi): void {
  for (const uid of relationComponentUids) {
    const schema = schemaOf(uid);
    const said = { uid, category: "relation", modelType: "component", modelName: nameOf(uid), globalId: globalId(uid) };
    Object.assign(strapi.components, { [uid]: { ...schema, ...said, __schema__: structuredClone(schema) } });
  }
  Object.assign(strapi.contentType("api::module.module").attributes.relations, { components: relationComponentUids });
}
