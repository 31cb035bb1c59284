import { useIntl } from "react-intl";
import { Choice } from "~/ui/controls";
import { nearZones, type Zone } from "./zone";
import styles from "./zone-field.module.css";

interface ZoneCheckboxesProps {
  name: string;
  values: readonly string[];
  zones: readonly Zone[];
}

const isA = (zone: Zone, kind: string) => zone.value.startsWith(`${kind}:`);

/** Every zone as a box, once: where the agency is active, regions and provinces, the other municipalities folded away. */
export function ZoneCheckboxes({ name, values, zones }: ZoneCheckboxesProps) {
  const intl = useIntl();
  const boxes = (some: readonly Zone[]) => (
    <div className={styles.boxes}>
      {some.map(({ value, label, short, near, within }) => (
        <Choice
          key={value}
          type="checkbox"
          name={name}
          value={value}
          data-short={short}
          data-near={near}
          data-within={near === undefined ? undefined : within}
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
  const near = nearZones(zones);
  const municipalities = zones.filter((zone) => isA(zone, "municipality") && !near.includes(zone));
  const wide = zones.filter((zone) => isA(zone, "region") || isA(zone, "province"));
  return (
    <>
      {near.length > 0 ? (
        <>
          <p className={styles.label}>{intl.formatMessage({ id: "savedSearch.near" })}</p>
          {boxes(near)}
        </>
      ) : null}
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
