import { formatPrice } from "@gevel/config";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { Select } from "~/ui/controls";
import styles from "./price-fields.module.css";

interface PriceFieldsProps {
  prices: readonly number[];
  min: number | null;
  max: number | null;
  onChange: (min: number | null, max: number | null) => void;
}

/** A price of the address that is none of the choices is a choice as well. */
const withOwn = (prices: readonly number[], own: number | null) =>
  own === null || prices.includes(own) ? prices : [...prices, own].sort((one, other) => one - other);

/** Two ends, each sent as `price` with its side of the dash, so that plain selects make PROP-3's parameter. */
export function PriceFields({ prices, min, max, onChange }: PriceFieldsProps) {
  const intl = useIntl();
  const { language } = usePaths();
  const read = (text: string) => (text === "" ? null : Number(text.replace("-", "")));
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
          {withOwn(prices, min).map((price) => (
            <option key={price} value={`${price}-`} disabled={max !== null && price > max}>
              {formatPrice(price, language)}
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
          {withOwn(prices, max).map((price) => (
            <option key={price} value={`-${price}`} disabled={min !== null && price < min}>
              {formatPrice(price, language)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}
