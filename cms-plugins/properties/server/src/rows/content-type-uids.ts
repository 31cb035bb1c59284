/** Strapi's uids of our content types; each schema is in its feature. */
export const propertyUid = "plugin::properties.property";
export const projectUid = "plugin::properties.project";
export const propertyTypeUid = "plugin::properties.property-type";
export const ownerUid = "plugin::properties.owner";
export const cityUid = "plugin::properties.city";
export const importSourceUid = "plugin::properties.import-source";
