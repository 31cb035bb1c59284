import { publishParam, type MissingPart } from "@gevel/config";
import { useForm } from "@strapi/strapi/admin";
import { useSiteLanguages } from "../fields/site-config";
import { useMainTyped } from "../fields/use-property-types";
import { completenessRule } from "../panels/completeness-rule";

export const projectModel = "plugin::properties.project";

/** Goes along with the save that puts a draft on the site. */
export const publishParams = { [publishParam]: "true" };

/** What the entry lacks as it is typed now. */
export function useMissing(model: string): readonly MissingPart[] {
  const values = useForm("Missing", (form) => form.values);
  const mainTyped = useMainTyped();
  return completenessRule(model)?.({ ...mainTyped(values) }, useSiteLanguages()).missing ?? [];
}
