import { listingAttributes } from "@gevel/config";
import type { ReactNode } from "react";
import { EditedMark } from "./edited-mark";
import { TranslatedHint } from "./translated-hint";
import { isFormName, type FormName } from "./form-groups";
import { groupRows, withHeading, withMapPoint, type LayoutField } from "./group-layout";

type Panels = readonly (readonly (readonly LayoutField[])[])[];

/** What Strapi hands round before it draws an edit view. */
interface EditViewHook {
  layout: { layout: Panels; options?: { properties?: { form?: string } } };
  query: unknown;
}

const years = new Set<string>(listingAttributes.filter(({ kind }) => kind === "year").map(({ key }) => key));

/** Fields whose column says too little of what they are. Limits that go without saying are not said. */
function withControl(field: LayoutField): LayoutField {
  const { min, max, minLength, maxLength, ...attribute } = field.attribute;
  if (attribute.type === "enumeration")
    return { ...field, attribute: { ...attribute, customField: "plugin::properties.choice" } };
  if (years.has(field.name)) return { ...field, attribute: { ...attribute, customField: "plugin::properties.year" } };
  if (field.name === "pictureProblems")
    return { ...field, attribute: { ...attribute, customField: "plugin::properties.note" } };
  if (attribute.type === "text") return { ...field, type: "string", attribute: { ...attribute, type: "string" } };
  return { ...field, attribute };
}

function withWords(form: FormName, field: LayoutField): LayoutField & { hint: ReactNode } {
  const hint = typeof field.hint === "string" ? field.hint : "";
  return {
    ...field,
    hint: <TranslatedHint form={form} field={field.name} text={hint} />,
    labelAction: <EditedMark field={field.name} />,
  };
}

/** The form of a listing or project in headed parts, in the language of the admin; every form with a point gets its map. */
export function shapeForm(hook: EditViewHook): EditViewHook {
  const { layout } = hook;
  const form = layout.options?.properties?.form;
  const panels = isFormName(form)
    ? groupRows(form, withMapPoint(layout.layout.flat())).map(([group, rows]) =>
        withHeading(
          group,
          rows.map((row) => row.map((field) => withWords(form, withControl(field)))),
        ),
      )
    : layout.layout.map(withMapPoint);
  return { ...hook, layout: { ...layout, layout: panels } };
}
