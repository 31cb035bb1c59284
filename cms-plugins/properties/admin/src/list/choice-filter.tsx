import { SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import type { ChoiceList } from "../fields/choice-list";
import { FieldLoadState } from "@gevel/core/screens";
import { useMarquees } from "../fields/use-marquees";
import { usePropertyTypes } from "../fields/use-property-types";

interface FilterProps {
  name: string;
  "aria-label"?: string;
}

function ChoiceFilter({ name, choices, fetching, ...rest }: FilterProps & ChoiceList) {
  const { value, onChange } = useField<unknown>(name);
  return (
    <>
      <SingleSelect
        aria-label={rest["aria-label"]}
        value={typeof value === "string" ? value : ""}
        onChange={(next) => onChange(name, String(next))}
      >
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={String(choice.value)}>
            {choice.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <FieldLoadState {...fetching} of={rest["aria-label"]} />
    </>
  );
}

/** The value of a filter on the state of listings, by its name. */
export const MarqueeFilter = (props: FilterProps) => <ChoiceFilter {...props} {...useMarquees()} />;

/** The value of a filter on the type of listings, by its name. */
export const PropertyTypeFilter = (props: FilterProps) => <ChoiceFilter {...props} {...usePropertyTypes()} />;
