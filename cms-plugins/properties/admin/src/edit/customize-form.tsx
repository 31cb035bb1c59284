import type { ReactNode } from "react";
import { EditedBadge } from "./edited-badge";
import { isFormName } from "./form-groups";
import { memoizeByArgument } from "./memoize-by-argument";
import { groupRows, withHeading, withMapPoint, type LayoutField } from "./group-layout";
import { useIntl } from "react-intl";

/** A field's help: the message in the admin's language, else the configured one. */
function TranslatedHint({ form, field, text }: { form: string; field: string; text: string }) {
  const { messages, formatMessage } = useIntl();
  const id = `properties.help.${form}.${field}`;
  return <>{id in messages ? formatMessage({ id }) : text}</>;
}

type Panels = readonly (readonly (readonly LayoutField[])[])[];

/** The argument of Strapi's hook before it renders an edit view. */
interface EditViewHook {
  layout: { layout: Panels; options?: { properties?: { form?: string } } };
  query: unknown;
}

/** Inputs for fields whose column type says too little. Obvious limits are not shown. */
function withControl(field: LayoutField): LayoutField {
  const { min, max, minLength, maxLength, ...attribute } = field.attribute;
  if (field.name === "withdrawnAt" || field.name === "publicSince")
    return { ...field, attribute: { ...attribute, customField: "plugin::properties.publication-date" } };
  if (field.name === "pictureProblems")
    return { ...field, attribute: { ...attribute, customField: "plugin::properties.note" } };
  if (attribute.type === "text") return { ...field, type: "string", attribute: { ...attribute, type: "string" } };
  return { ...field, attribute };
}

const withHelp =
  (form: string) =>
  (field: LayoutField): LayoutField & { hint: ReactNode } => {
    const hint = typeof field.hint === "string" ? field.hint : "";
    return { ...field, hint: <TranslatedHint form={form} field={field.name} text={hint} /> };
  };

const withEditedBadge = (field: LayoutField): LayoutField => ({
  ...field,
  labelAction: <EditedBadge field={field.name} />,
});

/** Strapi calls the hook once for every field it renders, each time with the same layout. */
const customizeLayout = memoizeByArgument((layout: EditViewHook["layout"]): EditViewHook["layout"] => {
  const form = layout.options?.properties?.form;
  const help = form === undefined ? (field: LayoutField) => field : withHelp(form);
  const panels = isFormName(form)
    ? groupRows(form, withMapPoint(layout.layout.flat())).map(([group, rows]) =>
        withHeading(
          group,
          rows.map((row) => row.map(withControl).map(help).map(withEditedBadge)),
        ),
      )
    : layout.layout.map((rows) => withMapPoint(rows).map((row) => row.map(help)));
  return { ...layout, layout: panels };
});

/**
 * Splits the form of a listing or project into headed parts. A form with a name is translated into the admin's
 * language, and every form with a map point gets its map.
 */
export const customizeForm = (hook: EditViewHook): EditViewHook => ({ ...hook, layout: customizeLayout(hook.layout) });
