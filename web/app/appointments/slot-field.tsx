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
import { idFromData, type MessageName } from "~/i18n/message-id";

const slotsAddress = (listing: number | null) => `/visit-slots.json${listing === null ? "" : `?listing=${listing}`}`;

async function requestSlots(address: string): Promise<SlotOption[]> {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  const slots = answer.ok ? readSlots(await answer.json()) : null;
  if (!slots) throw new Error(`loading the slots answered ${answer.status}`);
  return slots;
}

/** Retries once, in case the CMS was too busy to answer in time, before the visitor sees that the slots are unknown. */
const fetchSlots = (address: string) => requestSlots(address).catch(() => requestSlots(address));

interface SlotFieldProps {
  id: string;
  name: string;
  /** Whose agent the viewing is with. */
  listing: number | null;
  /** The slot chosen in a form that came back. */
  chosen: string | undefined;
  /** The slots as they were when the page was rendered, if it was rendered with them, or when the form came back. */
  preloaded: readonly SlotOption[] | null;
  /** The slots in the agency's hours: the free slots have the same layout, and so cause no layout shift. */
  offered: readonly SlotOption[];
  hasScript: boolean;
  problem: FieldProblem | null;
}

/**
 * The slots for a viewing. A cached page does not know which are free: the browser requests them when it shows the
 * form, and again when the visitor returns to it. "Another moment" makes it a request without a slot. It is preselected
 * only if there is no other choice.
 */
export function SlotField({ id, name, listing, chosen, preloaded, offered, hasScript, problem }: SlotFieldProps) {
  const intl = useIntl();
  const text = (message: MessageName<"visits.">) => intl.formatMessage({ id: `visits.${message}` });
  const { data, error, mutate } = useSWR<readonly SlotOption[], Error>(
    hasScript ? slotsAddress(listing) : null,
    fetchSlots,
    {
      shouldRetryOnError: false,
    },
  );
  useEffect(() => {
    // A form that came back is more recent than the slots requested before it was sent.
    if (hasScript && preloaded) void mutate(preloaded, { revalidate: false });
  }, [hasScript, preloaded, mutate]);
  // The first layout and its open weeks remain: later data moves nothing.
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
      legend={intl.formatMessage({ id: idFromData(`forms.field.${name}`) })}
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
