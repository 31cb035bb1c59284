import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { Choice, TextInput } from "~/ui/controls";
import { findZones } from "./find-zones";
import type { Zone } from "./zone";
import styles from "./zone-field.module.css";

interface ZoneSearchProps {
  /** Of the field; errors lead here. */
  id: string;
  zones: readonly Zone[];
  chosen: readonly string[];
  onToggle: (zone: string) => void;
}

/** A list to search in; what is found are boxes, which the keyboard reaches as any others. */
export function ZoneSearch({ id, zones, chosen, onToggle }: ZoneSearchProps) {
  const intl = useIntl();
  const text = (name: string, values?: Record<string, number>) =>
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
