import { formatPrice } from "@gevel/config";
import { useIntl } from "react-intl";
import { useCount } from "~/i18n/use-count";
import { usePaths } from "~/i18n/use-paths";
import { Select } from "~/ui/controls";
import type { FilterOptions, NumberOption } from "../query/filter-options";
import styles from "./price-fields.module.css";

interface PriceFieldsProps {
  options: Pick<FilterOptions, "minPrices" | "maxPrices">;
  min: number | null;
  max: number | null;
  onChange: (min: number | null, max: number | null) => void;
}

/** Two ends, each sent as `price` with its side of the dash, so that plain selects make PROP-3's parameter. */
export function PriceFields({ options, min, max, onChange }: PriceFieldsProps) {
  const intl = useIntl();
  const write = useCount();
  const { language } = usePaths();
  const read = (text: string) => (text === "" ? null : Number(text.replace("-", "")));
  const optionText = ([price, count]: NumberOption) => `${formatPrice(price, language)} (${write(count)})`;
  return (
    <div className={styles.prices}>
      <label className={styles.field}>
        <span>{intl.formatMessage({ id: "properties.search.minPrice" })}</span>
        <Select
          name="price"
          value={min === null ? "" : `${min}-`}
          onChange={(event) => onChange(read(event.target.value), max)}
        >
          <option value="">{intl.formatMessage({ id: "properties.search.noMin" })}</option>
          {options.minPrices.map((option) => (
            <option key={option[0]} value={`${option[0]}-`} disabled={max !== null && option[0] > max}>
              {optionText(option)}
            </option>
          ))}
        </Select>
      </label>
      <label className={styles.field}>
        <span>{intl.formatMessage({ id: "properties.search.maxPrice" })}</span>
        <Select
          name="price"
          value={max === null ? "" : `-${max}`}
          onChange={(event) => onChange(min, read(event.target.value))}
        >
          <option value="">{intl.formatMessage({ id: "properties.search.noMax" })}</option>
          {options.maxPrices.map((option) => (
            <option key={option[0]} value={`-${option[0]}`} disabled={min !== null && option[0] < min}>
              {optionText(option)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}
