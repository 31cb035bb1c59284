import { patchStrapi } from "../strapi-patches/patch-strapi";

/** A section for each group of a section's links, as `nameLinks` told them; one without links is left out. */
const grouped = `].flatMap((section)=>[...new Set(section.links.map(({ group })=>group))].sort().map((group)=>group === undefined ? section : {
                ...section,
                id: group,
                title: formatMessage({ id: group, defaultMessage: group }),
                links: section.links.filter((link)=>link.group === group)
            })).map((section)=>({
                ...section,`;

/**
 * Strapi (5.54) lists all types in one alphabet, under "Collection Types". Its hook changes links, and no sections: they are made here of
 * the group that each link has.
 */
export const groupLinks = () =>
  patchStrapi({
    name: "group-links",
    folder: /@strapi\/content-manager\/dist\/admin\/components\//,
    changes: {
      "components/LeftMenu.mjs": [["].map((section)=>({\n                ...section,", grouped]],
    },
  });
