import { roomKinds, type RoomKind } from "@gevel/config";
import { useId, useRef } from "react";
import { useIntl } from "react-intl";
import { useCount } from "~/i18n/use-count";
import { roomMessages, type FilterOptions, type NumberOption } from "../query/filter-options";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./rooms-fields.module.css";

interface RoomsFieldsProps {
  rooms: Record<RoomKind, number>;
  options: Pick<FilterOptions, "rooms" | "maxRooms">;
  onChange: (rooms: Record<RoomKind, number>) => void;
}

/** HOME-3: one counter per kind. Without script the number can be typed. */
export function RoomsFields({ rooms, options, onChange }: RoomsFieldsProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.rooms}>
      <legend className={styles.legend}>{intl.formatMessage({ id: "properties.search.roomsHelp" })}</legend>
      {roomKinds.map((kind) => (
        <RoomCounter
          key={kind}
          name={kind}
          label={intl.formatMessage({ id: roomMessages[kind] })}
          value={rooms[kind]}
          options={options.rooms[kind]}
          max={options.maxRooms}
          onChange={(value) => onChange({ ...rooms, [kind]: value })}
        />
      ))}
    </fieldset>
  );
}

interface RoomCounterProps {
  name: RoomKind;
  label: string;
  value: number;
  options: readonly NumberOption[];
  max: number;
  onChange: (value: number) => void;
}

function RoomCounter({ name, label, value, options, max, onChange }: RoomCounterProps) {
  const intl = useIntl();
  const write = useCount();
  const hydrated = useHydrated();
  const id = useId();
  const number = useRef<HTMLInputElement>(null);
  const change = (next: number) => onChange(Math.min(Math.max(Math.trunc(next) || 0, 0), Math.max(max, value)));
  const text = (action: "more" | "fewer" | "clear") =>
    intl.formatMessage({ id: `properties.rooms.${action}` }, { room: label.toLowerCase() });
  return (
    <div className={styles.counter}>
      <label htmlFor={id}>{label}</label>
      {hydrated && value > 0 ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={text("clear")}
          onClick={() => {
            change(0);
            // This button disappears with its reason; the focus stays in the filter.
            number.current?.focus();
          }}
        >
          ×
        </button>
      ) : null}
      {hydrated ? (
        <button
          type="button"
          className={styles.step}
          aria-label={text("fewer")}
          // Not `disabled`: that would lose the focus, and the filter closes when one leaves it.
          aria-disabled={value === 0}
          onClick={() => change(value - 1)}
        >
          −
        </button>
      ) : null}
      <input
        ref={number}
        id={id}
        type="number"
        name={name}
        min={0}
        max={Math.max(max, value)}
        inputMode="numeric"
        className={styles.number}
        aria-describedby={`${id}n`}
        value={value}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      {hydrated ? (
        <button
          type="button"
          className={styles.step}
          aria-label={text("more")}
          aria-disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          +
        </button>
      ) : null}
      {/* Each number's results, for screen readers; others see it on the button. */}
      <span id={`${id}n`} className="visually-hidden">
        {options.map(([least, count]) => `${least}+: ${write(count)}`).join(" · ")}
      </span>
    </div>
  );
}
