import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType } from "react";
import { z } from "zod";

type CustomField = Extract<Parameters<StrapiApp["customFields"]["register"]>[0], { name: string }>;
/** Strapi types a field as a component without props and passes it all of FieldProps. */
const inputModule = z.object({ default: z.custom<ComponentType>() });

/** By the names and stored types the server uses; heading, note and publication-date exist only in the admin. */
const inputs: Readonly<
  Record<string, readonly [type: CustomField["type"], label: string, load: () => Promise<unknown>]>
> = {
  attributes: ["json", "Attributes of a listing", () => import("./attributes/attributes-input")],
  pictures: ["json", "Pictures", () => import("./fields/media/pictures-input")],
  documents: ["json", "Documents", () => import("./fields/media/documents-input")],
  units: ["json", "Units", () => import("./fields/units/units-input")],
  agent: ["json", "Agent", () => import("./fields/agent-input")],
  seo: ["json", "Search engines and sharing", () => import("./fields/seo/seo-input")],
  localized: ["json", "Text by language", () => import("./fields/localized/localized-input")],
  goal: ["integer", "For sale or for rent", () => import("./fields/goal-input")],
  "property-type": ["integer", "Property type", () => import("./fields/property-type-input")],
  "property-types": ["json", "Property types", () => import("./fields/property-types-input")],
  marquee: ["integer", "State of a listing", () => import("./fields/marquee-input")],
  "map-point": ["float", "Point on the map", () => import("./fields/map/map-point-input")],
  note: ["text", "Note", () => import("./fields/note-field")],
  "publication-date": ["datetime", "Time on the site", () => import("./publication/publication-date")],
  heading: ["string", "Heading", () => import("./edit/group-heading")],
};

export function registerFields(app: StrapiApp): void {
  for (const [name, [type, label, load]] of Object.entries(inputs)) {
    const intlLabel = { id: `properties.field.${name}`, defaultMessage: label };
    app.customFields.register({
      name,
      pluginId: "properties",
      type,
      intlLabel,
      intlDescription: intlLabel,
      components: { Input: async () => inputModule.parse(await load()) },
    });
  }
}
