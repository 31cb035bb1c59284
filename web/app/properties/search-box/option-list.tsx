import { errors } from "@gevel/config";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { useCount } from "~/i18n/use-count";
import { useHydrated } from "~/ui/use-hydrated";
import { TextButton } from "~/ui/text-button";
import { fullLabel, type FilterOption } from "../query/filter-options";
import styles from "./option-list.module.css";

interface OptionListProps<Value extends string | number> {
  /** Parameter of PROP-3. */
  name: string;
  legend: string;
  options: readonly FilterOption<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** A list of checkboxes: Space toggles, arrows move, Tab and Escape leave, typing narrows (HOME-2). */
export function OptionList<Value extends string | number>({
  name,
  legend,
  options,
  chosen,
  onChange,
}: OptionListProps<Value>) {
  const intl = useIntl();
  const write = useCount();
  const hydrated = useHydrated();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const list = useRef<HTMLFieldSetElement>(null);

  const wanted = typed.trim().toLowerCase();
  const shown = options.filter((option) => fullLabel(option).toLowerCase().includes(wanted));

  const move = (index: number) => {
    const inputs = [...(list.current?.querySelectorAll<HTMLInputElement>("label:not([hidden]) input") ?? [])];
    const next = Math.min(Math.max(index, 0), inputs.length - 1);
    setActive(next);
    inputs[next]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(target);
  };

  return (
    <fieldset ref={list} className={styles.options}>
      <legend className="visually-hidden">{legend}</legend>
      {hydrated && options.length > 1 ? (
        <input
          type="search"
          className={styles.filter}
          aria-label={intl.formatMessage({ id: "properties.search.filterOptions" })}
          aria-controls={id}
          placeholder={intl.formatMessage({ id: "properties.search.filterOptions" })}
          value={typed}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
            if (event.key === "ArrowDown") onKeyDown(event, -1);
          }}
        />
      ) : null}
      <div id={id} className={styles.list}>
        {options.map((option) => {
          const [value, label, count, level] = option;
          const index = shown.findIndex(([other]) => other === value);
          return (
            <label
              key={value}
              hidden={index < 0}
              data-none={count === 0 || undefined}
              data-level={wanted || !level ? undefined : 1}
            >
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                disabled={index < 0 && !chosen.includes(value)}
                tabIndex={hydrated && index !== active ? -1 : undefined}
                onFocus={() => setActive(Math.max(index, 0))}
                onKeyDown={(event) => onKeyDown(event, index)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
                }
              />
              {`${wanted ? fullLabel(option) : label} `}
              <small>{write(count)}</small>
            </label>
          );
        })}
      </div>
      <p className={styles.none} role="status">
        {shown.length === 0 ? intl.formatMessage({ id: errors.NO_OPTION.messageId }) : null}
      </p>
      {chosen.length > 0 && hydrated ? (
        <TextButton
          className={styles.clear}
          onClick={() => {
            onChange([]);
            move(active);
          }}
        >
          {intl.formatMessage({ id: "properties.search.clear" })}
        </TextButton>
      ) : null}
    </fieldset>
  );
}
