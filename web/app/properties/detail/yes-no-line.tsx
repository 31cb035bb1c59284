import { useIntl } from "react-intl";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { FactRow } from "./property-content";
import styles from "./yes-no-line.module.css";

const yes = "listing.yes";
const no = "listing.no";

export const isYesOrNo = ({ value }: FactRow): boolean =>
  value.kind === "message" && (value.messageId === yes || value.messageId === no);

/** Yes-or-no facts on one line, present ones first. Absent ones say so in text: a dash before “Furnished” would not. */
export function YesNoLine({ rows }: { rows: readonly FactRow[] }) {
  const intl = useIntl();
  const having = (messageId: typeof yes | typeof no) =>
    rows.filter(({ value }) => value.kind === "message" && value.messageId === messageId);
  const all = ([yes, no] as const).flatMap((messageId) => having(messageId).map((row) => ({ ...row, messageId })));
  if (all.length === 0) return null;
  return (
    <ul className={styles.line}>
      {all.map(({ key, label, messageId }) => (
        <li key={key} data-no={messageId === no || undefined}>
          {messageId === no ? (
            intl.formatMessage({ id: "properties.detail.without" }, { what: intl.formatMessage({ id: label }) })
          ) : (
            <>
              {intl.formatMessage({ id: label })}
              <VisuallyHidden>: {intl.formatMessage({ id: messageId })}</VisuallyHidden>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
