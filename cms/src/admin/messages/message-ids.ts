/** Strapi looks up a field's label by this id, and falls back to the layout's label, as in English. */
export const labelId = (uid: string, field: string): string =>
  `content-manager.${uid.includes("::") ? "content-types" : "components"}.${uid}.${field}`;

/** Strapi shows help as the layout has it; ours is asked for by this id. */
export const helpId = (uid: string, field: string): string => `gevel.help.${uid}.${field}`;
