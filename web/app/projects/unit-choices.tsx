import { useIntl } from "react-intl";
import { Choice } from "~/ui/controls";
import styles from "./unit-choices.module.css";
import type { UnitRow } from "./project-units";
import type { MessageName } from "~/i18n/message-id";

/** Fewer units need no filter. */
const isWorthFiltering = 6;
/** The price list's stylesheet has rules for as many. */
const mostBedrooms = 7;

interface UnitFilter {
  /** The numbers of bedrooms to choose from, with how many available units have each; empty if there is no choice. */
  bedrooms: { count: number; units: number }[];
  /** How many sold units are folded away; none where all are sold. */
  folded: number;
}

/** PROP-13: the filters of a price list. No choice leads to an empty list. */
export function unitFilterOf(units: readonly Pick<UnitRow, "bedrooms" | "sold">[]): UnitFilter {
  const free = units.filter(({ sold }) => !sold);
  const sold = units.length - free.length;
  const counts = new Map<number, number>();
  for (const { bedrooms } of free)
    if (bedrooms !== null && bedrooms <= mostBedrooms) counts.set(bedrooms, (counts.get(bedrooms) ?? 0) + 1);
  const bedrooms = [...counts]
    .map(([count, of]) => ({ count, units: of }))
    .sort((one, other) => one.count - other.count);
  return {
    bedrooms: free.length >= isWorthFiltering && bedrooms.length > 1 ? bedrooms : [],
    folded: free.length > 0 && units.length >= isWorthFiltering ? sold : 0,
  };
}

/** PROP-13: the price list's filters, without script: `price-list.module.css` reacts to the chosen inputs. */
export function UnitChoices({ filter: { bedrooms, folded } }: { filter: UnitFilter }) {
  const intl = useIntl();
  const text = (id: MessageName<"projects.filter.">, values = {}) =>
    intl.formatMessage({ id: `projects.filter.${id}` }, values);
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
