import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType } from "react";
import { z } from "zod";
import en from "../translations/en.json";

/** Strapi types a field as a component without props and passes it all of FieldProps. */
const inputModule = z.object({ default: z.custom<ComponentType>() });

/** By the names used on the server: custom-fields.ts. */
const inputs = {
  amounts: () => import("./amounts-input"),
  places: () => import("./places-input"),
} as const;

export function registerFields(app: Pick<StrapiApp, "customFields">): void {
  for (const name of ["amounts", "places"] as const) {
    const id = `gevel.${name}.name` as const;
    const intlLabel = { id, defaultMessage: en[id] };
    app.customFields.register({
      name,
      type: "json",
      intlLabel,
      intlDescription: intlLabel,
      components: { Input: async () => inputModule.parse(await inputs[name]()) },
    });
  }
}
