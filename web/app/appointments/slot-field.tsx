import type { FieldProblem, SlotOption } from "@gevel/config";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { Choice } from "~/ui/controls";
import { ChoiceGroup } from "~/ui/field";
import { TextButton } from "~/ui/text-button";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { slotsParameter } from "./slots-parameter";
import { readSlots } from "./read-slots";
import styles from "./slot-field.module.css";
import { SlotWeeks, inShape } from "./slot-weeks";

const slotsAddress = (listing: number | null) => `/visit-slots.json${listing === null ? "" : `?listing=${listing}`}`;

async function requestSlots(address: string): Promise<SlotOption[]> {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  const slots = answer.ok ? readSlots(await answer.json()) : null;
  if (!slots) throw new Error(`loading the slots answered ${answer.status}`);
  return slots;
}

/** A CMS that was too busy to answer in time is asked once more before a visitor is told that nobody knows. */
const fetchSlots = (address: string) => requestSlots(address).catch(() => requestSlots(address));

interface SlotFieldProps {
  id: string;
  name: string;
  /** Whose agent the visit is with. */
  listing: number | null;
  /** What was chosen in a form that came back. */
  chosen: string | undefined;
  /** As they stood when the page was made, where it was made with them, or when the form came back. */
  preloaded: readonly SlotOption[] | null;
  /** The agency's hours as moments: what is about to come has this shape, and moves nothing below it. */
  offered: readonly SlotOption[];
  hasScript: boolean;
  problem: FieldProblem | null;
}

/**
 * The moments at which a home can be visited. A page that is kept for all knows of none whether it is free: the browser asks for them
 * when it shows the form, and again when its visitor comes back to it. "Another moment" is the way of a request. It is chosen
 * beforehand only where there is nothing else to choose.
 */
export function SlotField({ id, name, listing, chosen, preloaded, offered, hasScript, problem }: SlotFieldProps) {
  const intl = useIntl();
  const text = (message: string) => intl.formatMessage({ id: `visits.${message}` });
  const { data, error, mutate } = useSWR<readonly SlotOption[], Error>(
    hasScript ? slotsAddress(listing) : null,
    fetchSlots,
    {
      shouldRetryOnError: false,
    },
  );
  useEffect(() => {
    // A form that came back knows more than what was asked for before it was sent.
    if (hasScript && preloaded) void mutate(preloaded, { revalidate: false });
  }, [hasScript, preloaded, mutate]);
  // What was shown first keeps its shape and its open week: what is known later moves nothing.
  const [shape] = useState(preloaded ?? offered);
  const now = data ?? preloaded;
  const slots = now && inShape(shape, now);
  const isRequesting = !slots && !error;
  const isUnloaded = !slots && !isRequesting;
  const none = text(isUnloaded ? "unloaded" : "none");
  const hasFree = slots?.some(({ isFree }) => isFree) ?? (isRequesting && offered.length > 0);
  return (
    <ChoiceGroup
      id={id}
      legend={intl.formatMessage({ id: `forms.field.${name}` })}
      help={hasFree ? text("help") : isRequesting ? null : none}
      error={problem && intl.formatMessage({ id: `forms.problem.${problem}` })}
      required
    >
      <div className={isRequesting ? styles.requesting : styles.slots} aria-busy={isRequesting || undefined}>
        <SlotWeeks
          slots={slots ?? (isRequesting ? shape : [])}
          name={name}
          chosen={chosen ?? ""}
          opened={shape}
          isRequesting={isRequesting}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{isRequesting ? (hasScript ? text("loading") : "") : hasFree ? "" : none}</span>
      </VisuallyHidden>
      {isUnloaded && hasScript ? <TextButton onClick={() => void mutate()}>{text("again")}</TextButton> : null}
      {slots || hasScript ? null : (
        <a className={styles.see} href={`?${slotsParameter}`}>
          {text("see")}
        </a>
      )}
      <Choice
        key={String(hasFree)}
        type="radio"
        variant="line"
        name={name}
        value=""
        defaultChecked={chosen === "" || (chosen === undefined && !hasFree)}
        label={text("another")}
      />
    </ChoiceGroup>
  );
}
