import { formGroups, groupOf, type FormGroup, type FormName } from "./form-groups";

/** A field of the edit view as Strapi lays it out; what else it has stays with it. */
export interface LayoutField {
  readonly name: string;
  readonly size: number;
  readonly attribute: {
    readonly type: string;
    readonly customField?: string;
    readonly options?: object;
    readonly [more: string]: unknown;
  };
  readonly [more: string]: unknown;
}
type Rows = readonly (readonly LayoutField[])[];

const mapPoint = "plugin::properties.map-point";

/** The map edits both coordinates of a point, over the whole width. */
export function withMapPoint(rows: Rows): Rows {
  const fields = rows.flat();
  if (!fields.some(({ attribute }) => attribute.customField === mapPoint)) return rows;
  return rows.flatMap((row) => {
    const others = row.filter(({ name, attribute }) => name !== "longitude" && attribute.customField !== mapPoint);
    const map = row.filter(({ attribute }) => attribute.customField === mapPoint);
    return [others, ...map.map((field) => [{ ...field, size: 12 }])].filter((part) => part.length > 0);
  });
}

/** The rows that staff arranged, part by part: a row whose fields belong to two parts is divided. */
export function groupRows(form: FormName, rows: Rows): readonly (readonly [group: FormGroup, rows: Rows])[] {
  return formGroups[form].flatMap(([group]) => {
    const members = rows
      .map((row) => row.filter(({ name }) => groupOf(form, name) === group))
      .filter((row) => row.length > 0);
    return members.length > 0 ? [[group, members] as const] : [];
  });
}

/** The heading uses the first field's name: whoever may not read that field does not need the heading. */
export function withHeading(group: FormGroup, rows: Rows): Rows {
  const first = rows[0]?.[0];
  if (!first) return rows;
  const heading: LayoutField = {
    ...first,
    size: 12,
    attribute: { type: "string", customField: "plugin::properties.heading", options: { group } },
    required: false,
    unique: false,
    hint: "",
    labelAction: undefined,
    type: "string",
  };
  return [[heading], ...rows];
}
