import type { AttributeKind, ListingAttribute } from "@gevel/config";
import { InputRenderer } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { EditedBadge } from "../edit/edited-badge";
import LocalizedInput from "../fields/localized/localized-input";
import { pathOf } from "./attribute-table";
import { ChoiceInput } from "./choice-input";
import { YearInput } from "./year-input";

/** What Strapi has an input for. */
const builtIn = {
  area: "float",
  length: "float",
  money: "float",
  energy: "float",
  consumption: "float",
  emission: "float",
  number: "float",
  count: "integer",
  date: "date",
  flag: "boolean",
  text: "string",
} as const satisfies Partial<Record<AttributeKind, string>>;

interface AttributeFieldProps {
  attribute: ListingAttribute;
  disabled?: boolean;
}

/** One attribute, by what its row of the table says of it. */
export function AttributeField({ attribute, disabled }: AttributeFieldProps) {
  const { formatMessage, messages } = useIntl();
  const { key, kind, values = [] } = attribute;
  const helpId = [`properties.attributes.help.${key}`, `properties.attributes.hint.${kind}`].find(
    (id) => id in messages,
  );
  const props = {
    name: pathOf(key),
    label: formatMessage({ id: `listing.${key}` }),
    hint: helpId && formatMessage({ id: helpId }),
    disabled,
    labelAction: <EditedBadge field={key} />,
  };
  if (kind === "year") return <YearInput {...props} />;
  if (kind === "localized")
    return (
      <LocalizedInput {...props} attribute={{ type: "json", options: { lines: attribute.isLong ? "many" : "one" } }} />
    );
  if (kind === "choice") {
    const choices = values.map((value) => ({ value, label: formatMessage({ id: `listing.${key}.${value}` }) }));
    return <ChoiceInput {...props} choices={choices} />;
  }
  return <InputRenderer {...props} type={builtIn[kind]} />;
}
