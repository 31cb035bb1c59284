import { lazy, Suspense, useEffect, useRef, useState, useId } from "react";
import { useIntl } from "react-intl";
import { useRenderedMarkup } from "~/islands/static-markup";
import { unpack } from "~/islands/packed";
import { ChoiceGroup } from "~/ui/field";
import { ZoneCheckboxes } from "./zone-checkboxes";
import { readZones, renderedCheckboxes, renderedZones } from "./rendered-zones";
import { nearZones, type Zone } from "./zone";
import styles from "./zone-field.module.css";
import { X } from "lucide-react";
import { Choice, TextInput } from "~/ui/controls";
import { tokenize } from "@gevel/config";
import type { MessageName } from "~/i18n/message-id";

/** As many as a visitor scans. */
const shown = 12;

const isWide = ({ value }: Zone) => value.startsWith("region:") || value.startsWith("province:");

/**
 * Zones whose names have words that begin with the typed words: regions and provinces first, then names that begin so
 * themselves, then the others, each in their order.
 */
export function findZones(zones: readonly Zone[], typed: string): { found: readonly Zone[]; more: number } {
  const wanted = tokenize(typed);
  const all = zones.filter(({ label }) => {
    const words = tokenize(label);
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
  const begins = (zone: Zone) => isWide(zone) || tokenize(zone.short ?? zone.label)[0]?.startsWith(wanted[0] ?? "");
  const found = [...all.filter(begins), ...all.filter((zone) => !begins(zone))];
  return { found: found.slice(0, shown), more: Math.max(0, all.length - shown) };
}

interface ZoneSearchProps {
  /** Id of the field; errors link to it. */
  id: string;
  zones: readonly Zone[];
  chosen: readonly string[];
  onToggle: (zone: string) => void;
}

/** A searchable list; the results are ordinary checkboxes for the keyboard. */
function ZoneSearch({ id, zones, chosen, onToggle }: ZoneSearchProps) {
  const intl = useIntl();
  const text = (name: MessageName<"savedSearch.">, values?: Record<string, number>) =>
    intl.formatMessage({ id: `savedSearch.${name}` }, values);
  const [typed, setTyped] = useState("");
  const results = useId();
  const { found, more } = findZones(zones, typed);
  return (
    <>
      <label className={styles.label} htmlFor={`${id}-search`}>
        {text("search")}
      </label>
      <TextInput
        id={`${id}-search`}
        type="search"
        autoComplete="off"
        aria-controls={results}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter looks; it does not send the form.
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <div id={results} role="group" aria-label={text("results")} className={styles.boxes}>
        {found.map(({ value, label }) => (
          <Choice
            key={value}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            label={label}
          />
        ))}
      </div>
      <p className={styles.more} role="status">
        {found.length === 0 ? text("none") : more > 0 ? text("more", { count: more }) : ""}
      </p>
    </>
  );
}

interface NearZonesProps extends Pick<ZoneSearchProps, "chosen" | "onToggle"> {
  zones: readonly Zone[];
}

/** Where the agency is active: for most visitors the choice is among these. */
function NearZones({ zones, chosen, onToggle }: NearZonesProps) {
  const intl = useIntl();
  const title = useId();
  if (zones.length === 0) return null;
  return (
    <>
      <p id={title} className={styles.label}>
        {intl.formatMessage({ id: "savedSearch.near" })}
      </p>
      <div role="group" aria-labelledby={title} className={styles.boxes}>
        {zones.map(({ value, label }) => (
          <Choice
            key={value}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            label={label}
          />
        ))}
      </div>
    </>
  );
}

interface ChosenZonesProps {
  zones: readonly Zone[];
  chosen: readonly string[];
  onRemove: (zone: string) => void;
}

/** The chosen zones, each with a remove button. */
function ChosenZones({ zones, chosen, onRemove }: ChosenZonesProps) {
  const intl = useIntl();
  const title = useRef<HTMLParagraphElement>(null);
  const labelOf = (value: string) => zones.find((zone) => zone.value === value)?.label ?? value;
  return (
    <div className={styles.chosen}>
      <p ref={title} role="status" tabIndex={-1}>
        {intl.formatMessage({ id: "savedSearch.count" }, { count: chosen.length })}
      </p>
      {chosen.length > 0 ? (
        <ul className={styles.chips} aria-label={intl.formatMessage({ id: "savedSearch.chosen" })}>
          {chosen.map((zone) => (
            <li key={zone}>
              <button
                type="button"
                className={styles.chip}
                aria-label={intl.formatMessage({ id: "savedSearch.remove" }, { zone: labelOf(zone) })}
                onClick={() => {
                  // The button disappears with its zone; the focus moves nearby.
                  title.current?.focus();
                  onRemove(zone);
                }}
              >
                {labelOf(zone)}
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface ZoneFieldProps {
  id: string;
  name: string;
  label: string;
  required: boolean;
  help: string | null;
  error: string | null;
  optionalLabel: string;
  values: readonly string[];
  /** Undefined in a document, which already contains their checkboxes. */
  zones: readonly Zone[] | undefined;
}

const RegionMap = lazy(() => import("./region-map").then((module) => ({ default: module.RegionMap })));

/**
 * FORM-3: the zones of a saved search. With script a searchable list, the chosen zones and a map. Without script every
 * zone as a checkbox, by province.
 */
export function ZoneField({ name, values, zones: sent, label, ...group }: ZoneFieldProps) {
  const { locale } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const [zones, setZones] = useState<readonly Zone[]>(sent ?? []);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  // Keeps what was ticked before hydration.
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
              <NearZones zones={nearZones(zones)} chosen={chosen} onToggle={toggle} />
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

/** In the browser the document's own checkboxes are reused. */
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
