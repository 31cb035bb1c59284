import { amenities, energyLetters, formatNumber, type FeatureCriteria, type ListingQuery } from "@gevel/config";
import { useIntl } from "react-intl";
import { useCount } from "~/i18n/use-count";
import { usePaths } from "~/i18n/use-paths";
import { Select } from "~/ui/controls";
import type { FilterOptions } from "../query/filter-options";
import optionStyles from "./option-list.module.css";
import styles from "./price-fields.module.css";

type Chosen = Pick<ListingQuery, keyof FeatureCriteria>;

/** The chosen features in a few words; empty without any. */
export function useFeaturesText(): (chosen: Chosen) => string {
  const intl = useIntl();
  const { language } = usePaths();
  return ({ minSurface, epc, amenities: wanted }) =>
    [
      minSurface === null ? [] : [`${formatNumber(minSurface, language)}+ m²`],
      epc === null ? [] : [intl.formatMessage({ id: "properties.search.epcAtLeast" }, { label: epc.toUpperCase() })],
      wanted.map((amenity) => intl.formatMessage({ id: `properties.amenity.${amenity}` })),
    ]
      .flat()
      .join(", ");
}

interface FeatureFieldsProps {
  chosen: Chosen;
  options: Pick<FilterOptions, "surfaces" | "labels" | "amenities">;
  onChange: (changed: Partial<Chosen>) => void;
}

/** PROP-3: the least area, the worst energy label, and what a home must have. Plain controls: they work without script. */
export function FeatureFields({ chosen, options, onChange }: FeatureFieldsProps) {
  const intl = useIntl();
  const write = useCount();
  const { language } = usePaths();
  const any = intl.formatMessage({ id: "properties.search.anyRooms" });
  return (
    <div className={styles.prices}>
      <label className={styles.field}>
        <span>{intl.formatMessage({ id: "properties.search.surface" })}</span>
        <Select
          name="surface"
          value={chosen.minSurface ?? ""}
          onChange={({ target }) => onChange({ minSurface: target.value === "" ? null : Number(target.value) })}
        >
          <option value="">{any}</option>
          {options.surfaces.map(([value, count]) => (
            <option key={value} value={value}>
              {`${formatNumber(value, language)} m² (${write(count)})`}
            </option>
          ))}
        </Select>
      </label>
      <label className={styles.field}>
        <span>{intl.formatMessage({ id: "properties.search.epc" })}</span>
        <Select
          name="epc"
          value={chosen.epc ?? ""}
          onChange={({ target }) => onChange({ epc: energyLetters.find((letter) => letter === target.value) ?? null })}
        >
          <option value="">{any}</option>
          {energyLetters.map((value, at) => (
            <option key={value} value={value}>
              {`${value.toUpperCase()} (${write(options.labels[at] ?? 0)})`}
            </option>
          ))}
        </Select>
      </label>
      <fieldset className={optionStyles.options}>
        <legend className="visually-hidden">{intl.formatMessage({ id: "properties.search.more" })}</legend>
        <div className={optionStyles.list}>
          {amenities.map((value, at) => (
            <label key={value} data-none={options.amenities[at] === 0 || undefined}>
              <input
                type="checkbox"
                name={value}
                value="1"
                checked={chosen.amenities.includes(value)}
                onChange={({ target }) =>
                  onChange({
                    amenities: amenities.filter((one) =>
                      one === value ? target.checked : chosen.amenities.includes(one),
                    ),
                  })
                }
              />
              {`${intl.formatMessage({ id: `properties.amenity.${value}` })} `}
              <small>{write(options.amenities[at] ?? 0)}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
