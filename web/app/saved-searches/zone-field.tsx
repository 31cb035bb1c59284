import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useRenderedMarkup } from "~/islands/static-markup";
import { unpack } from "~/islands/packed";
import { ChoiceGroup } from "~/ui/field";
import { ChosenZones } from "./chosen-zones";
import { ZoneCheckboxes } from "./zone-checkboxes";
import { readZones, renderedCheckboxes, renderedZones } from "./rendered-zones";
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
  /** None in a document, which has their boxes. */
  zones: readonly Zone[] | undefined;
}

const RegionMap = lazy(() => import("./region-map").then((module) => ({ default: module.RegionMap })));

/**
 * FORM-3: the zones of a wish. With script a list to search in, what was chosen, and a map that does the same by pointing. Without
 * it every zone as a box, by province.
 */
export function ZoneField({ name, values, zones: sent, label, ...group }: ZoneFieldProps) {
  const { locale } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const [zones, setZones] = useState<readonly Zone[]>(sent ?? []);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  // What was ticked before the script came is kept.
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    if (!sent) setZones(readZones(current, locale));
    const ticked = [...current.querySelectorAll<HTMLInputElement>("input:checked")];
    setChosen(ticked.map(({ value }) => value));
  }, [sent, locale]);
  useEffect(() => {
    box.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [chosen]);
  const toggle = (zone: string) =>
    setChosen((now) => (now?.includes(zone) ? now.filter((one) => one !== zone) : [...(now ?? []), zone]));

  return (
    <ChoiceGroup {...group} legend={label}>
      <div ref={box} className={styles.field}>
        {chosen === null ? (
          <Boxes name={name} values={values} zones={sent} />
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

type BoxesProps = Pick<ZoneFieldProps, "name" | "values" | "zones">;

/** In the browser those of the document, as they stand there. */
function Boxes({ zones, ...rest }: BoxesProps) {
  const serialized = useRenderedMarkup(renderedZones);
  const [rendered] = useState(() => (typeof document === "undefined" || zones ? null : renderedCheckboxes()));
  const place = { className: styles.every, "data-standing": renderedZones };
  if (rendered !== null) return <div {...place} dangerouslySetInnerHTML={{ __html: rendered }} />;
  return (
    <div {...place}>
      <ZoneCheckboxes {...rest} zones={zones ?? unpack<readonly Zone[]>(serialized ?? "[]")} />
    </div>
  );
}
