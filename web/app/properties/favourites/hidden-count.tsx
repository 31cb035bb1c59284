import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { TextButton } from "~/ui/text-button";
import { useStoredList } from "../stored-lists/use-stored-list";
import styles from "./hidden-count.module.css";

/** How many of these listings the visitor has hidden, and a button to show them. The list's own count remains the server's. */
export function HiddenCount({ ids }: { ids: readonly number[] }) {
  const intl = useIntl();
  const hidden = useStoredList("hidden");
  const [shown, setShown] = useState(false);
  const count = ids.filter((id) => hidden.includes(id)).length;
  const showing = shown && count > 0;
  useEffect(() => {
    document.documentElement.toggleAttribute("data-shows-hidden", showing);
    return () => document.documentElement.removeAttribute("data-shows-hidden");
  }, [showing]);
  if (count === 0) return null;
  return (
    <p className={styles.hidden}>
      {intl.formatMessage({ id: "properties.list.hidden" }, { count })} ·{" "}
      <TextButton onClick={() => setShown(!shown)}>
        {intl.formatMessage({ id: showing ? "properties.list.hideAgain" : "properties.list.showHidden" })}
      </TextButton>
    </p>
  );
}
