import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ChoiceGroup } from "~/ui/field";
import { ChosenZones } from "./chosen-zones";
import { EveryZone } from "./every-zone";
import type { Zone } from "./zone";
import { ZoneSearch } from "./zone-search";
import styles from "./zone-field.module.css";

interface ZoneFieldProps {
  id: string;
  name: string;
  label: string;
  required: boolean;
  help: string | null;
  error: string | null;
  optionalLabel: string;
  values: readonly string[];
  zones: readonly Zone[];
}

const RegionMap = lazy(() => import("./region-map").then((module) => ({ default: module.RegionMap })));

/**
 * FORM-3: the zones of a wish. With script a list to search in, what was chosen, and a map that does the same by pointing. Without
 * it every zone as a box, by province.
 */
export function ZoneField({ name, values, zones, label, ...group }: ZoneFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  // What was ticked before the script came is kept.
  useEffect(() => {
    const ticked = [...(box.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])];
    setChosen(ticked.map(({ value }) => value));
  }, []);
  useEffect(() => {
    box.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [chosen]);
  const toggle = (zone: string) =>
    setChosen((now) => (now?.includes(zone) ? now.filter((one) => one !== zone) : [...(now ?? []), zone]));

  return (
    <ChoiceGroup {...group} legend={label}>
      <div ref={box} className={styles.field}>
        {chosen === null ? (
          <EveryZone name={name} values={values} zones={zones} />
        ) : (
          <>
            {chosen.map((zone) => (
              <input key={zone} type="hidden" name={name} value={zone} />
            ))}
            <div className={styles.list}>
              <ZoneSearch id={group.id} zones={zones} chosen={chosen} onToggle={toggle} />
              <ChosenZones zones={zones} chosen={chosen} onRemove={toggle} />
            </div>
            <Suspense fallback={<div className={styles.place} />}>
              <RegionMap zones={zones} chosen={chosen} onToggle={toggle} />
            </Suspense>
          </>
        )}
      </div>
    </ChoiceGroup>
  );
}
