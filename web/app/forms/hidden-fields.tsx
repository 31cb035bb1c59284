import type { FormKey } from "@gevel/config";
import styles from "./site-form.module.css";

interface HiddenFieldsProps {
  form: FormKey;
  contactId: string;
  /** The page under a form that is sent elsewhere. */
  openedOn: string | null;
}

/** The form's identity, and a honeypot field: only bots fill it in. */
export function HiddenFields({ form, contactId, openedOn }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="contactId" value={contactId} />
      {openedOn === null ? null : <input type="hidden" name="openedOn" value={openedOn} />}
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label="website" />
      </div>
    </>
  );
}
