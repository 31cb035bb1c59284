import { useIntl } from "react-intl";
import { Choice } from "~/ui/controls";
import type { Zone } from "./zone";
import styles from "./zone-field.module.css";

interface ZoneCheckboxesProps {
  name: string;
  values: readonly string[];
  zones: readonly Zone[];
}

const isA = (zone: Zone, kind: string) => zone.value.startsWith(`${kind}:`);

/** Every zone as a box, once: regions and provinces first, the municipalities of each province folded away. */
export function ZoneCheckboxes({ name, values, zones }: ZoneCheckboxesProps) {
  const intl = useIntl();
  const boxes = (some: readonly Zone[]) => (
    <div className={styles.boxes}>
      {some.map(({ value, label, short }) => (
        <Choice
          key={value}
          type="checkbox"
          name={name}
          value={value}
          data-short={short}
          defaultChecked={values.includes(value)}
          label={label}
        />
      ))}
    </div>
  );
  const folded = (title: string, some: readonly Zone[]) =>
    some.length === 0 ? null : (
      <details
        key={title}
        data-within={some[0]?.within || undefined}
        open={some.some(({ value }) => values.includes(value)) || undefined}
      >
        <summary>{title}</summary>
        {boxes(some)}
      </details>
    );
  const municipalities = zones.filter((zone) => isA(zone, "municipality"));
  const wide = zones.filter((zone) => isA(zone, "region") || isA(zone, "province"));
  return (
    <>
      {boxes(wide)}
      {folded(
        intl.formatMessage({ id: "savedSearch.offer" }),
        zones.filter(({ value }) => value.includes("|")),
      )}
      {wide.map(({ value, label }) =>
        folded(
          label,
          // Those of Brussels are in a province that is the region itself.
          municipalities.filter(
            ({ within }) => within === value || (value === "region:brussels" && within === "province:BRU"),
          ),
        ),
      )}
    </>
  );
}
