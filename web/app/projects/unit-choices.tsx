import { useIntl } from "react-intl";
import { Choice } from "~/ui/controls";
import type { UnitFilter } from "./unit-filter";
import styles from "./unit-choices.module.css";

/** PROP-13: by what one leaves units out of the price list, without script: `price-list.module.css` looks at what is chosen. */
export function UnitChoices({ filter: { bedrooms, folded } }: { filter: UnitFilter }) {
  const intl = useIntl();
  const text = (id: string, values = {}) => intl.formatMessage({ id: `projects.filter.${id}` }, values);
  if (bedrooms.length === 0 && folded === 0) return null;
  return (
    <div className={styles.choices}>
      {bedrooms.length > 0 ? (
        <fieldset className={styles.bedrooms}>
          <legend>{text("bedrooms")}</legend>
          <div className={styles.chips}>
            <Choice type="radio" name="bedrooms" value="" defaultChecked label={text("all")} />
            {bedrooms.map(({ count, units }) => (
              <Choice
                key={count}
                type="radio"
                name="bedrooms"
                value={count}
                label={
                  <>
                    {text("count", { count })} <span className={styles.units}>({units})</span>
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      {folded > 0 ? (
        <Choice type="checkbox" variant="line" name="sold" label={text("sold", { count: folded })} />
      ) : null}
    </div>
  );
}
